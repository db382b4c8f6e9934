/** What is counted as entered. `contestKeys`: of its entries at the provider, with commas between them; null without any. */
type Entered = { id: number; contestName: string | null; gameDate: string | null; contestKeys: string | null }

/** Lineups that the user keeps for contests, and the contests. */
export type EnteredContests = { lineups: number; contests: number }

/**
 * Counts saved lineups and those of entered sets, each once however many entries it has, and the contests that they were
 * entered in: by the provider's key; where no entry is known by name and day; without a name each lineup or set has its own.
 */
export function enteredContests(
  lineups: readonly Entered[],
  sets: readonly (Entered & { ownLineups: number })[],
): EnteredContests {
  const ofSets = new Map(sets.map(({ id, ownLineups }) => [id, ownLineups]))
  const contests = new Set([
    ...lineups.flatMap((lineup) => contestsOf(lineup, 'lineup')),
    ...sets.flatMap((set) => contestsOf(set, 'set')),
  ])
  return {
    lineups: lineups.length + [...ofSets.values()].reduce((sum, count) => sum + count, 0),
    contests: contests.size,
  }
}

function contestsOf({ id, contestName, gameDate, contestKeys }: Entered, kind: string): string[] {
  const keys = (contestKeys ?? '').split(',').filter((key) => key !== '')
  if (keys.length > 0) return keys.map((key) => `key ${key}`)
  return [contestName ? `name ${contestName.toLowerCase()} ${gameDate}` : `${kind} ${id}`]
}
