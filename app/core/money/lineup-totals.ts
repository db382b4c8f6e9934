import { isEntered, type ListedEntrySet } from '../entries/entry-set.ts'
import type { ListedLineup } from '../lineups/saved-lineup.ts'
import { easternDate } from '../time/game-time.ts'
import { settledMoneyOf } from './lineup-money.ts'
import { type ProfitCurve, type ProfitStep, profitCurve } from './profit-curve.ts'
import { profitCents } from './returns.ts'
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

/** The fields of a set that totals read. */
export type SetToTotal = Pick<
  ListedEntrySet,
  'name' | 'contestType' | 'entryFeeCents' | 'lineups' | 'settled' | 'winningsCents' | 'cashed' | 'createdAt'
>

/** Both newest first. A set that was not entered is left out. */
export function lineupTotals(
  lineups: readonly ListedLineup[],
  sets: readonly SetToTotal[] = [],
): LineupTotals {
  const entered = sets.filter(isEntered)
  return {
    summary: summarizeLineups(lineups, entered),
    contestTypes: returnsByContestType(lineups, entered),
    curve: profitCurve(stepsOf(lineups, entered)),
    sets: totalsOfSets(entered),
  }
}

/** Oldest first; a set is one step with all its settled lineups. */
function stepsOf(lineups: readonly ListedLineup[], sets: readonly SetToTotal[]): ProfitStep[] {
  const ofLineups = lineups.toReversed().flatMap(lineupStep)
  const ofSets = sets.toReversed().flatMap(setStep)
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

/** None while every lineup of the set is pending. */
function setStep(set: SetToTotal): DatedStep[] {
  if (set.settled === 0) return []
  return [datedStep(set.createdAt, set.name, set.settled, profitCents(settledMoneyOfSet(set)))]
}

function datedStep(at: number, label: string, entries: number, profit: number): DatedStep {
  return { at, step: { label, date: easternDate(new Date(at)), entries, profitCents: profit } }
}
