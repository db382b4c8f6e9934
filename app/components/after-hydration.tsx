import { type ReactNode, useSyncExternalStore } from 'react'
import { OptionalPart } from './optional-part.tsx'

/** Loads an optional part only after the page works, so that its code does not delay the first paint. */
export function AfterHydration({ children, failed }: { children: ReactNode; failed?: ReactNode }) {
  const hydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return hydrated ? <OptionalPart failed={failed}>{children}</OptionalPart> : null
}
