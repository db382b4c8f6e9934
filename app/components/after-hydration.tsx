import { type ReactNode, Suspense, useSyncExternalStore } from 'react'

/** Holds back what nobody can use yet on the first paint, so that its code doesn't delay the page. */
export function AfterHydration({ children }: { children: ReactNode }) {
  const hydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return hydrated ? <Suspense>{children}</Suspense> : null
}
