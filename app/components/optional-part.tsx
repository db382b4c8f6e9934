import { Component, type ReactNode, Suspense } from 'react'
import { reportError } from '#app/lib/page/report-error.ts'

type Props = {
  children: ReactNode
  /** Shown while the part's code is loading. */
  loading?: ReactNode
  /** Shown if the part failed. Leave it out for a part that the user neither asked for nor needs. */
  failed?: ReactNode
}

/**
 * An error boundary for a lazily loaded part: if it fails to load or render, the rest of the page keeps working.
 */
export class OptionalPart extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    reportError('part', error)
  }

  override render() {
    const { children, loading, failed } = this.props
    return this.state.hasFailed ? failed : <Suspense fallback={loading}>{children}</Suspense>
  }
}
