import { useTimeLeft } from '#app/lib/formats/use-time-left.ts'
import { useHydrated } from '#app/lib/use-hydrated.ts'
import type { HeldOutWire } from '#contract/held-out.ts'

/** `left`: the time until the lock as text, where it is known. */
export type ShownOut = Pick<HeldOutWire, 'players'> & { left: string | null }

/**
 * Who of a saved lineup or set is out; null once it has locked, since nothing can be repaired then: a page may be open,
 * or kept by the browser, for longer. The server and the first drawing in the browser must agree, so they say no time.
 */
export function useHeldOut(out: HeldOutWire | null): ShownOut | null {
  const hydrated = useHydrated()
  const locksAt = out?.locks_at ?? null
  const left = useTimeLeft(locksAt === null ? null : new Date(locksAt))
  if (out === null) return null
  if (!hydrated) return { players: out.players, left: null }
  return locksAt !== null && left === null ? null : { players: out.players, left }
}
