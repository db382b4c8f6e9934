import type { PairWorth } from '#app/lib/threads/sim/sim-messages.ts'
import type { Format } from '#core/formats/format.ts'
import { shrinkFactors, shrunkGap } from '#core/games/shrink.ts'
import { lineupKey, lineupOf } from '#core/lineups/lineup.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import type { Player } from '#core/players/player.ts'
import type { LineupCells } from '#optimizer/repair.ts'
import { fieldMeans } from '../../contest/simulation/field-means.ts'
import type { Simulation } from '../../contest/simulation/simulation.ts'
import type { ShownWorth } from './differences-list.tsx'

/**
 * The ROI of a pair as the list shows it: moved towards the field, unless the user asked for what the games say. Both move by
 * the same part, so their difference and its error do too. Null where it is not simulated, or where entry is free.
 */
export function shownWorth(
  worth: PairWorth | undefined,
  { contest, mode, showsRaw }: { contest: SimContest; mode: Format; showsRaw: boolean },
): ShownWorth | null {
  const mean = fieldMeans(contest).roi
  if (!worth?.roiBefore || !worth.roiAfter || mean === null) return null
  const factor = showsRaw ? 1 : shrinkFactors(mode).payout
  const { value, error } = worth.profitGained
  return {
    before: shrunkGap(worth.roiBefore, mean, factor).value,
    after: shrunkGap(worth.roiAfter, mean, factor).value,
    gained: { value: (factor * value) / contest.feeCents, error: (factor * error) / contest.feeCents },
  }
}

/** The Dupes of a lineup in the last simulation, which knew nothing of the news; null without one. */
export function dupesBefore(
  lineup: LineupCells,
  {
    playersById,
    mode,
    simulation,
  }: { playersById: ReadonlyMap<string, Player>; mode: Format; simulation: Simulation | null },
): number | null {
  const players = lineup.flatMap((id) => (id === null ? [] : (playersById.get(id) ?? [])))
  if (simulation === null || players.length < lineup.length) return null
  return simulation.lineups[lineupKey(lineupOf(mode, players))]?.dupes.expected ?? null
}
