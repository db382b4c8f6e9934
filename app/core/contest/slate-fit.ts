import type { Field } from './field.ts'
import { draftCounts } from './ownership.ts'
import { pricedLineup, type SlatePrice } from './slate-prices.ts'

/*
 * Whether a contest was played on a slate, judged by two facts of the standings:
 * - the slate lists the players that the lineups hold;
 * - its prices put the lineups within the budget, as the provider accepts no other. This tells two games of the same
 *   teams apart.
 */

export type SlateFit = {
  /** Players that at least one visible lineup holds. */
  drafted: number
  /** How many of them the slate lists. */
  listed: number
  /** The drafted players that the slate does not list, most drafted first. */
  notListed: string[]
  /** The share of the lineups' visible slots whose players the slate lists, 0 to 1. */
  slotShare: number
  /** Lineups whose players are all listed, and how many of them cost more than the budget. */
  lineups: number
  overBudget: number
}

/** From this share of the slots the players match; fewer are on a slate that shares one team with the contest. */
const SAME_PLAYERS_SHARE = 0.75
/** Allows for a few prices that were changed in the file by hand. */
const MOST_OVER_BUDGET = 0.01

export function slateFit(
  field: Field,
  prices: readonly (SlatePrice | null)[],
  { budget }: { budget: number },
): SlateFit {
  const drafts = [...draftCounts(field)]
    .map((count, player) => ({ count, player, isListed: prices[player] !== null }))
    .filter(({ count }) => count > 0)
  const slots = sum(drafts.map(({ count }) => count))
  const listed = drafts.filter(({ isListed }) => isListed)
  return {
    drafted: drafts.length,
    listed: listed.length,
    notListed: drafts
      .filter(({ isListed }) => !isListed)
      .sort((a, b) => b.count - a.count)
      .map(({ player }) => field.players[player]!.name),
    slotShare: slots === 0 ? 0 : sum(listed.map(({ count }) => count)) / slots,
    ...countPricedLineups(field, prices, budget),
  }
}

export type SlateProblem = 'other_players' | 'other_prices'

/** Why the contest was not played on the slate; null when it was, as far as its players and prices tell. */
export function slateProblem({
  slotShare,
  lineups,
  overBudget,
}: Pick<SlateFit, 'slotShare' | 'lineups' | 'overBudget'>): SlateProblem | null {
  if (slotShare < SAME_PLAYERS_SHARE) return 'other_players'
  return overBudget > lineups * MOST_OVER_BUDGET ? 'other_prices' : null
}

function countPricedLineups(field: Field, prices: readonly (SlatePrice | null)[], budget: number) {
  let lineups = 0
  let overBudget = 0
  for (let entry = 0; entry < field.entries; entry += 1) {
    const lineup = pricedLineup(field, entry, prices)
    if (!lineup) continue
    lineups += 1
    if (lineup.salary > budget) overBudget += 1
  }
  return { lineups, overBudget }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
