import type { EntryForecast } from '#core/entries/entered-entry.ts'
import type { ReservedContest } from '#core/entries-file/contests-in-file.ts'
import { tinyToZero } from '#core/numbers/tiny-to-zero.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import type { AverageEntry } from '#optimizer/sim/average-entry.ts'
import type { LineupFigures } from '../../../contest/simulation/simulation.ts'

/** The simulated contest with the raw figures of its lineups, as long as nothing changed since. */
export type Simulated = {
  contest: ContestSettings
  games: number
  /** What the average entry gets. */
  means: AverageEntry
  /** By `lineupKey`. */
  lineups: Readonly<Record<string, LineupFigures>>
}

/**
 * The contests of the file that the simulated one stands for: the one of its name; without a name those of its fee. Figures
 * of one contest say nothing about another one, whose prizes and opponents differ.
 */
export function simulatedContests(
  contests: readonly ReservedContest[],
  { contest }: Pick<Simulated, 'contest'>,
): ReadonlySet<string> {
  const named = contests.filter(({ contestName }) => contestName !== '' && contestName === contest.name)
  const meant = named.length > 0 ? named : contests.filter(({ feeCents }) => feeCents === contest.feeCents)
  return new Set(meant.length === 1 || named.length > 0 ? meant.map(({ contestKey }) => contestKey) : [])
}

/** What is expected of an entry of the lineup, raw; null where entry is free, so that there is no ROI. */
export function forecastOf(
  figures: LineupFigures | undefined,
  {
    points,
    games,
    madeAt,
    means,
  }: Pick<EntryForecast, 'points' | 'games' | 'madeAt'> & { means: AverageEntry | undefined },
): EntryForecast | null {
  if (!figures?.roi) return null
  const { win, top1, cash, roi, dupes } = figures
  return {
    points: short(points),
    win: short(win.value),
    top1: short(top1.value),
    cash: short(cash.value),
    roi: short(roi.value),
    dupes: short(dupes.expected),
    games,
    madeAt,
    claim:
      means && means.roi !== null && Number.isFinite(roi.error)
        ? {
            errors: { top1: short(top1.error), cash: short(cash.error), roi: short(roi.error) },
            means: {
              top1: short(means.top1),
              cash: short(means.cash),
              roi: short(means.roi),
              steep: short(means.steep),
              crowd: short(means.crowd),
            },
            mostDupes: dupes.rough ? short(dupes.rough.most) : null,
          }
        : undefined,
  }
}

/** Six digits: more say nothing of a simulation, and a file has thousands of forecasts. */
function short(figure: number): number {
  return tinyToZero(Number(figure.toPrecision(6)))
}
