import { useHydrated } from './use-hydrated.ts'

/** UTC until React has taken over the page, so that server and browser write the same; then the reader's own zone. */
export function useTimeZone(): string | undefined {
  return useHydrated() ? undefined : 'UTC'
}
