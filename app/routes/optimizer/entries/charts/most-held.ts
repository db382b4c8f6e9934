import type { ExposureShares } from '../set/exposure-shares.ts'

/** A person in more of the lineups than any other; `cap`: a quarter fewer, in percent. */
export type MostHeld = { person: string; slots: 'any' | 'captain'; pct: number; cap: number }

const FEWER = 0.75
const STEP = 5

/** Whom most lineups hold, and who is captain most often; no captain in a format without one. */
export function mostHeld(shares: ReadonlyMap<string, ExposureShares>): MostHeld[] {
  return (['any', 'captain'] as const).flatMap((slots) => {
    let most: MostHeld | null = null
    for (const [person, { captain, total }] of shares) {
      const pct = slots === 'any' ? total : captain
      if (pct > (most?.pct ?? 0)) most = { person, slots, pct, cap: STEP * Math.round((FEWER * pct) / STEP) }
    }
    return most ?? []
  })
}
