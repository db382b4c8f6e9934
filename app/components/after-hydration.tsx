import type { ReactNode } from 'react'
import { useHydrated } from '#app/lib/use-hydrated.ts'
import { OptionalPart } from './optional-part.tsx'

/** Renders an optional part after hydration, so that its code does not delay the first paint. */
export function AfterHydration({ children, failed }: { children: ReactNode; failed?: ReactNode }) {
  return useHydrated() ? <OptionalPart failed={failed}>{children}</OptionalPart> : null
}
