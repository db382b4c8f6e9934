import { type FeesAndWinnings, sumOfMoney } from '../money/returns.ts'
import { moneyOfSet, type SetMoney } from './entries-money.ts'

/** All entered sets together, over their entries with a result; money in cents. */
export type SetTotals = FeesAndWinnings & {
  /** With a result. Where the provider's entries are not known, each lineup is one. */
  entries: number
  /** The ones among these that the imported history holds too: the same entries, known by their key. */
  imported: number
  /** Sets that have such an entry. */
  sets: number
}

/** A set without any result counts in no figure. A set may come in several groups of one fee each. */
export function totalsOfSets(groups: readonly (SetMoney & { id: number; imported: number })[]): SetTotals {
  const settled = groups.filter((group) => group.settled > 0)
  return {
    entries: settled.reduce((sum, group) => sum + group.settled, 0),
    imported: settled.reduce((sum, group) => sum + group.imported, 0),
    sets: new Set(settled.map(({ id }) => id)).size,
    ...sumOfMoney(settled.map((group) => moneyOfSet(group).money)),
  }
}
