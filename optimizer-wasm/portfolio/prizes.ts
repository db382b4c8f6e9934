import { lastPaidPlace, type PayoutTier, paidUpTo } from '#core/payouts/payout-tiers.ts'

/** By number of places n, the cents that the first n places are paid together; its last number holds for all further places. */
export type PrizeSums = Float64Array

export function prizeSumsOf(tiers: readonly PayoutTier[]): PrizeSums {
  const sums = new Float64Array(lastPaidPlace(tiers) + 1)
  for (let places = 1; places < sums.length; places++) sums[places] = paidUpTo(tiers, places)
  return sums
}

/** What the first `places` places are paid together, in cents. */
function prizeSum(sums: PrizeSums, places: number): number {
  const last = sums.length - 1
  return places < last ? sums[places]! : sums[last]!
}

/** What each of `tied` entries of one score is paid behind `above` better ones, in cents: the mean of the places they cover. */
export function prizeBehind(sums: PrizeSums, above: number, tied: number): number {
  return (prizeSum(sums, above + tied) - prizeSum(sums, above)) / tied
}
