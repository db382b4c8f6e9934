import type { Player } from '../player.ts'
import { isOwnershipKnown } from './unknowns.ts'

/** `runnerUpGap` in points of the objective; null when it wasn't asked for or there is no second lineup. */
export type Proof = { examined: number; runnerUpGap: number | null }

/** A lead of this many objective points over the runner-up counts half. */
const HALF_DECIDED_GAP = 0.5

/**
 * How far to trust a lineup, 0 to 1: the share of its players' figures that are known, not defaults, times how clearly
 * it was decided. `0.6 + 0.4 x gap / (gap + 0.5)`, the gap to the runner-up; 0.6 where none was proved.
 */
export function confidenceOf(
  players: readonly Player[],
  proof: Proof | null,
  pool: readonly Player[],
): { score: number; knownPct: number } {
  const ownershipKnown = isOwnershipKnown(pool)
  const known = players.flatMap((player) => [
    player.fppg > 0,
    player.team !== null && player.opponent !== null,
    player.oprk !== null,
    player.injuryStatus !== 'Questionable' && player.injuryStatus !== 'Doubtful',
    ownershipKnown,
  ])
  const share = known.length > 0 ? known.filter(Boolean).length / known.length : 0
  // The only legal lineup has no rival.
  const gap = proof?.examined === 1 ? Number.POSITIVE_INFINITY : (proof?.runnerUpGap ?? 0)
  const decided = gap === Number.POSITIVE_INFINITY ? 1 : gap / (gap + HALF_DECIDED_GAP)
  return { score: Math.round(share * (0.6 + 0.4 * decided) * 100) / 100, knownPct: share * 100 }
}
