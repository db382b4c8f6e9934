import { groupBy } from '../collections/group-by.ts'
import type { ListedEntrySet } from '../entries/entry-set.ts'
import type { ListedLineup } from '../lineups/saved-lineup.ts'
import { easternDate } from '../time/game-time.ts'
import { settledMoneyOf } from './lineup-money.ts'
import { type ProfitCurve, type ProfitStep, profitCurve } from './profit-curve.ts'
import { profitCents, sumOfMoney } from './returns.ts'
import {
  type ContestTypeReturns,
  type LineupsSummary,
  returnsByContestType,
  summarizeLineups,
} from './returns-summary.ts'
import { settledMoneyOfSet } from './set-money.ts'
import { type SetTotals, totalsOfSets } from './set-totals.ts'

/** Everything that is added up of a user's lineups and entry sets; money in cents, rates in percent. */
export type LineupTotals = {
  summary: LineupsSummary
  contestTypes: ContestTypeReturns[]
  curve: ProfitCurve
  /** Of the entry sets alone, for Historical Data. */
  sets: SetTotals
}

/**
 * The entries of a set that have one fee: all of a set whose results are typed, where each lineup is an entry, and a group
 * for each fee of a set with entries at the provider. `lineups` and `settled` count entries.
 */
export type SetToTotal = Pick<
  ListedEntrySet,
  | 'id'
  | 'name'
  | 'contestType'
  | 'entryFeeCents'
  | 'lineups'
  | 'settled'
  | 'winningsCents'
  | 'cashed'
  | 'createdAt'
> & {
  /** Settled entries that the imported history holds too. */
  imported: number
}

/** Both newest first, a set's groups one after another. A set that was not entered is left out. */
export function lineupTotals(
  lineups: readonly ListedLineup[],
  sets: readonly SetToTotal[] = [],
): LineupTotals {
  const entered = sets.filter(({ entryFeeCents }) => entryFeeCents !== null)
  return {
    summary: summarizeLineups(lineups, entered),
    contestTypes: returnsByContestType(lineups, entered),
    curve: profitCurve(stepsOf(lineups, entered)),
    sets: totalsOfSets(entered),
  }
}

/** Oldest first; a set is one step with all its settled entries. */
function stepsOf(lineups: readonly ListedLineup[], sets: readonly SetToTotal[]): ProfitStep[] {
  const ofLineups = lineups.toReversed().flatMap(lineupStep)
  const ofSets = [...groupBy(sets, ({ id }) => id).values()].reverse().flatMap(setStep)
  if (ofSets.length === 0) return ofLineups.map(({ step }) => step)
  return [...ofLineups, ...ofSets].sort((a, b) => a.at - b.at).map(({ step }) => step)
}

type DatedStep = { at: number; step: ProfitStep }

/** None for a pending lineup. */
function lineupStep(lineup: ListedLineup): DatedStep[] {
  const money = settledMoneyOf(lineup)
  if (money === null) return []
  return [datedStep(lineup.createdAt, lineup.lineupName, 1, profitCents(money))]
}

/** None while every entry of the set is pending. */
function setStep(groups: readonly SetToTotal[]): DatedStep[] {
  const settled = groups.reduce((sum, group) => sum + group.settled, 0)
  if (settled === 0) return []
  const { createdAt, name } = groups[0]!
  return [datedStep(createdAt, name, settled, profitCents(sumOfMoney(groups.map(settledMoneyOfSet))))]
}

function datedStep(at: number, label: string, entries: number, profit: number): DatedStep {
  return { at, step: { label, date: easternDate(new Date(at)), entries, profitCents: profit } }
}
