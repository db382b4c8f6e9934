import { type ReactNode, useDeferredValue } from 'react'
import { useHydrated } from '#app/lib/use-hydrated.ts'
import { OptionalPart } from './optional-part.tsx'

/**
 * Renders an optional part after hydration, so that its code does not delay the first paint; with pauses for presses, which
 * would otherwise wait until all such parts are begun.
 */
export function AfterHydration({
  children,
  loading = null,
  failed,
}: {
  children: ReactNode
  /** Shown from the first paint until the part has loaded. */
  loading?: ReactNode
  failed?: ReactNode
}) {
  const begins = useDeferredValue(useHydrated())
  return begins ? (
    <OptionalPart loading={loading} failed={failed}>
      {children}
    </OptionalPart>
  ) : (
    loading
  )
}
