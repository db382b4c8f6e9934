import type { EntryForecast } from '#core/entries/entered-entry.ts'
import type { ReservedContest } from '#core/entries-file/contests-in-file.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import type { LineupFigures } from '../../../contest/simulation/simulation.ts'

/** The simulated contest with the raw figures of its lineups, as long as nothing changed since. */
export type Simulated = {
  contest: ContestSettings
  games: number
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
  { points, games, madeAt }: Pick<EntryForecast, 'points' | 'games' | 'madeAt'>,
): EntryForecast | null {
  if (!figures?.roi) return null
  const { win, top1, cash, roi, dupes } = figures
  return {
    points,
    win: win.value,
    top1: top1.value,
    cash: cash.value,
    roi: roi.value,
    dupes: dupes.expected,
    games,
    madeAt,
  }
}
