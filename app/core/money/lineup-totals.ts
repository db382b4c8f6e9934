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

/** Everything that the dashboard adds up of a user's lineups; money in cents, rates in percent. */
export type LineupTotals = {
  summary: LineupsSummary
  contestTypes: ContestTypeReturns[]
  curve: ProfitCurve
}

/** `lineups` newest first. */
export function lineupTotals(lineups: readonly ListedLineup[]): LineupTotals {
  return {
    summary: summarizeLineups(lineups),
    contestTypes: returnsByContestType(lineups),
    curve: profitCurve(lineups.toReversed().flatMap(toSteps)),
  }
}

/** A step of the curve; none for a pending lineup. */
function toSteps(lineup: ListedLineup): ProfitStep[] {
  const money = settledMoneyOf(lineup)
  if (money === null) return []
  const date = easternDate(new Date(lineup.createdAt))
  return [{ label: lineup.lineupName, date, entries: 1, profitCents: profitCents(money) }]
}
