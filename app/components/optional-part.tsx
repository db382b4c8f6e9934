import { Component, type ReactNode, Suspense } from 'react'
import { reportError } from '#app/lib/report-error.ts'

type Props = {
  children: ReactNode
  /** Shown until the part's code is there. */
  loading?: ReactNode
  /** Shown in the part's place when it failed; nothing unless the user asked for the part or would miss it. */
  failed?: ReactNode
}

/**
 * A part whose code is loaded on its own. When it fails to load or to draw, the rest of the page goes on: without this
 * the error page would replace the whole app.
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
