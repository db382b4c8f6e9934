import type { ContestSettings } from '../payouts/contest-settings.ts'
import type { EnteredLineup } from './entered-lineups.ts'

/** A contest in which lineups of a list are entered. */
export type EnteredContest<Contest> = {
  contest: Contest
  /** By lineup of the list, its entries in the contest. */
  entries: readonly number[]
}

/**
 * The contests that the lineups are entered in, in the order of the file. Those that differ by name alone are one, with the name of
 * the first.
 * @param settingsOf what is known of each contest, by its key (`contestsOfEntries`).
 */
export function enteredContests(
  lineups: readonly Pick<EnteredLineup, 'entries'>[],
  settingsOf: ReadonlyMap<string, ContestSettings>,
): EnteredContest<ContestSettings>[] {
  const contests = new Map<string, { contest: ContestSettings; entries: number[] }>()
  for (const [index, { entries }] of lineups.entries()) {
    for (const { contestKey } of entries) {
      const contest = settingsOf.get(contestKey)
      if (!contest) continue
      const { name: _, assumed: __, ...figures } = contest
      const key = JSON.stringify(figures)
      const known = contests.get(key) ?? { contest, entries: lineups.map(() => 0) }
      known.entries[index]! += 1
      contests.set(key, known)
    }
  }
  return [...contests.values()]
}
