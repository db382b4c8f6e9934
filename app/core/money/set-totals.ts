import { type FeesAndWinnings, sumOfMoney } from './returns.ts'
import { type SetMoney, settledMoneyOfSet } from './set-money.ts'

/** All entered sets together, over their lineups with a result; money in cents. */
export type SetTotals = FeesAndWinnings & {
  /** Lineups with a result; each is one entry. */
  entries: number
  /** Sets that have such a lineup. */
  sets: number
}

/** A set without any result counts in no figure. */
export function totalsOfSets(sets: readonly SetMoney[]): SetTotals {
  const settled = sets.filter((set) => set.settled > 0)
  return {
    entries: settled.reduce((sum, set) => sum + set.settled, 0),
    sets: settled.length,
    ...sumOfMoney(settled.map(settledMoneyOfSet)),
  }
}
