import { isPending, type Settlement } from '../lineups/pending.ts'

/** What is counted as entered. `contestKeys`: of its entries at the provider, with commas between them; null without any. */
type Entered = { id: number; contestName: string | null; gameDate: string | null; contestKeys: string | null }

/** Lineups that the user keeps for contests, and the contests. */
export type EnteredContests = { lineups: number; contests: number }

/**
 * Counts saved lineups and those of entered sets, each once however many entries it has, and the contests that they were
 * entered in: by the provider's key; where no entry is known by name and day; without a name each lineup or set has its own.
 * A lineup that was only saved is in no contest yet: an entry or a result says that it was entered.
 */
export function enteredContests(
  lineups: readonly (Entered & Settlement)[],
  sets: readonly (Entered & { ownLineups: number })[],
): EnteredContests {
  const ofSets = new Map(sets.map(({ id, ownLineups }) => [id, ownLineups]))
  const contests = new Set([
    ...lineups.filter(isEntered).flatMap((lineup) => contestsOf(lineup, 'lineup')),
    ...sets.flatMap((set) => contestsOf(set, 'set')),
  ])
  return {
    lineups: lineups.length + [...ofSets.values()].reduce((sum, count) => sum + count, 0),
    contests: contests.size,
  }
}

function isEntered(lineup: Entered & Settlement): boolean {
  return keysOf(lineup).length > 0 || !isPending(lineup)
}

function contestsOf(entered: Entered, kind: string): string[] {
  const { id, contestName, gameDate } = entered
  const keys = keysOf(entered)
  if (keys.length > 0) return keys.map((key) => `key ${key}`)
  return [contestName ? `name ${contestName.toLowerCase()} ${gameDate}` : `${kind} ${id}`]
}

function keysOf({ contestKeys }: Entered): string[] {
  return (contestKeys ?? '').split(',').filter((key) => key !== '')
}
