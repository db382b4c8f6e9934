import { useHydrated } from '../use-hydrated.ts'

/** UTC on the server and during hydration, so that both render the same; then the browser's time zone. */
export function useTimeZone(): string | undefined {
  return useHydrated() ? undefined : 'UTC'
}
