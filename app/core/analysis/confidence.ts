import type { Player } from '../players/player.ts'
import { expectedPoints } from '../players/points.ts'
import { isOwnershipKnown } from './unknowns.ts'

/** What a search proved about a lineup; gaps in points of the objective. */
export type Proof = {
  /** Legal lineups there are; at least so many where not `examinedIsExact`. */
  examined: number
  examinedIsExact: boolean
  /** No legal lineup is better by more; 0 where none is better at all. */
  gap: number
  /** Null when it wasn't asked for, is not proved or there is no second lineup. */
  runnerUpGap: number | null
}

/** Whether the lineup is the only legal one. */
export function isOnlyLineup({ examined, examinedIsExact, gap }: Proof): boolean {
  return examined === 1 && examinedIsExact && gap === 0
}

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
    expectedPoints(player) > 0,
    player.team !== null && player.opponent !== null,
    player.oprk !== null,
    player.injuryStatus !== 'Questionable' && player.injuryStatus !== 'Doubtful',
    ownershipKnown,
  ])
  const share = known.length > 0 ? known.filter(Boolean).length / known.length : 0
  // The only legal lineup has no rival.
  const gap = proof && isOnlyLineup(proof) ? Number.POSITIVE_INFINITY : (proof?.runnerUpGap ?? 0)
  const decided = gap === Number.POSITIVE_INFINITY ? 1 : gap / (gap + HALF_DECIDED_GAP)
  return { score: Math.round(share * (0.6 + 0.4 * decided) * 100) / 100, knownPct: share * 100 }
}
