import { useSyncExternalStore } from 'react'

/** False on the server and while React takes over its page, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
