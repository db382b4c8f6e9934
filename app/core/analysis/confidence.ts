import type { Player } from '../players/player.ts'
import { expectedPoints } from '../players/points.ts'
import { isOwnershipKnown } from './unknowns.ts'

/** What a search proved about a lineup; gaps in points of the objective. */
export type Proof = {
  /** The number of legal lineups; a lower bound where not `examinedIsExact`. */
  examined: number
  examinedIsExact: boolean
  /** No legal lineup is better by more than this; 0 where the lineup is optimal. */
  gap: number
  /** Null when it was not requested or not proved, or when there is no second lineup. */
  runnerUpGap: number | null
}

/** Whether the lineup is the only legal one. */
export function isOnlyLineup({ examined, examinedIsExact, gap }: Proof): boolean {
  return examined === 1 && examinedIsExact && gap === 0
}

/** The lead over the runner-up, in objective points, at which its term reaches one half. */
const HALF_DECIDED_GAP = 0.5

/**
 * Confidence in a lineup, 0 to 1: the share of its players' figures that are known (not defaults), times a factor for
 * the lead: `0.6 + 0.4 x gap / (gap + 0.5)`, the gap to the runner-up; 0.6 where none was proved.
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
  // The only legal lineup counts as an infinite lead.
  const gap = proof && isOnlyLineup(proof) ? Number.POSITIVE_INFINITY : (proof?.runnerUpGap ?? 0)
  const decided = gap === Number.POSITIVE_INFINITY ? 1 : gap / (gap + HALF_DECIDED_GAP)
  return { score: Math.round(share * (0.6 + 0.4 * decided) * 100) / 100, knownPct: share * 100 }
}
