import type { PairWorth } from '#app/lib/threads/sim/sim-messages.ts'
import type { Dupes } from '#core/field/dupes.ts'
import type { Format } from '#core/formats/format.ts'
import { isShown } from '#core/games/choice-gain.ts'
import { type ClaimBasis, shownGain, shownRoi } from '#core/games/shrink.ts'
import { lineupKey, lineupOf } from '#core/lineups/lineup.ts'
import type { Estimate } from '#core/numbers/estimate.ts'
import { type ContestSettings, simContestOf } from '#core/payouts/contest-settings.ts'
import type { Player } from '#core/players/player.ts'
import type { LineupCells, WorthInContest } from '#optimizer/repair.ts'
import type { Simulation } from './simulation.ts'

/** Figures of a repaired lineup in the contest, as they are shown. */
export type ShownWorth = {
  /** Of the fee. */
  before: Estimate
  after: Estimate
  gained: Estimate
  /** More than two standard errors of the games and of the part as simulated. */
  isDifferent: boolean
}

/**
 * The ROI of a pair as the list shows it: moved towards the field, unless the user asked for what the games say, which `basis` null
 * stands for. Null where it is not simulated, or where entry is free.
 */
export function shownWorth(
  worth: PairWorth | undefined,
  { feeCents, basis }: { feeCents: number; basis: ClaimBasis | null },
): ShownWorth | null {
  if (!worth?.roiBefore || !worth.roiAfter || worth.means.roi === null) return null
  const { roiBefore, roiAfter, cashBefore, cashAfter, profitGained, means } = worth
  const [mean, usual] = [worth.means.roi, means.cash]
  const gained = {
    value: profitGained.value / feeCents,
    error: profitGained.error / feeCents,
  }
  if (basis === null) return { before: roiBefore, after: roiAfter, gained, isDifferent: isShown(gained) }
  const paid = { own: cashGained(worth), mean: usual }
  return {
    before: shownRoi(roiBefore, mean, { own: cashBefore, mean: usual }, basis, means),
    after: shownRoi(roiAfter, mean, { own: cashAfter, mean: usual }, basis, means),
    gained: shownGain(gained, mean + 1, paid, basis, means),
    // Before and after are wrong by much the same factor, which makes no gain a loss.
    isDifferent: isShown(shownGain(gained, mean + 1, paid, basis)),
  }
}

/** As `shownWorth`, of the fees of all entries of the lineup; null where none is known, and where entry is free. */
export function shownInContests(
  worths: readonly WorthInContest<ContestSettings, PairWorth>[],
  basis: ClaimBasis | null,
): ShownWorth | null {
  const known = worths.flatMap(({ worth, contest: settings, entries }) => {
    const sim = simContestOf(settings)
    const shown = sim.ok ? shownWorth(worth, { feeCents: settings.feeCents, basis }) : null
    return shown ? [{ shown, fees: entries * settings.feeCents }] : []
  })
  const [first] = known
  if (!first || known.length === 1) return first?.shown ?? null
  const all = known.reduce((sum, { fees }) => sum + fees, 0)
  // The games of all contests are the same ones, so errors add up.
  const mean = (figure: 'before' | 'after' | 'gained'): Estimate => ({
    value: known.reduce((sum, { shown, fees }) => sum + (fees / all) * shown[figure].value, 0),
    error: known.reduce((sum, { shown, fees }) => sum + (fees / all) * shown[figure].error, 0),
  })
  const gained = mean('gained')
  return { before: mean('before'), after: mean('after'), gained, isDifferent: isShown(gained) }
}

/** By so much more often the second lineup of a pair is in the top 1%, as it is shown: as `shownWorth`. */
export function shownTop1Gained(worth: PairWorth, basis: ClaimBasis | null): Estimate {
  const { top1, cash } = worth.means
  if (basis === null) return worth.top1Gained
  return shownGain(worth.top1Gained, top1, { own: cashGained(worth), mean: cash }, basis)
}

/** Of the chances no paired error is known, and both come from the same games: what they differ by is as sure as the rest. */
function cashGained({ cashBefore, cashAfter }: PairWorth): Estimate {
  return { value: cashAfter.value - cashBefore.value, error: 0 }
}

/** The Dupes of a lineup in the last simulation, which knew nothing of the news; null without one. */
export function dupesBefore(
  lineup: LineupCells,
  {
    playersById,
    format,
    simulation,
  }: { playersById: ReadonlyMap<string, Player>; format: Format; simulation: Simulation | null },
): Dupes | null {
  const players = lineup.flatMap((id) => (id === null ? [] : (playersById.get(id) ?? [])))
  if (simulation === null || players.length < lineup.length) return null
  return simulation.lineups[lineupKey(lineupOf(format, players))]?.dupes ?? null
}
