import { lastPaidPlace, type PayoutTier, paidUpTo, prizePoolCents } from '#core/payouts/payout-tiers.ts'

/** Cumulative prize cents by number of places; the last value holds for all further places. */
export type PrizeSums = Float64Array

export function prizeSumsOf(tiers: readonly PayoutTier[]): PrizeSums {
  const sums = new Float64Array(lastPaidPlace(tiers) + 1)
  for (let places = 1; places < sums.length; places++) sums[places] = paidUpTo(tiers, places)
  return sums
}

/**
 * The part of what is simulated in the prizes that entries are chosen by; the rest is that an entry is paid, and then gets what the
 * average paid entry gets. Of candidates, which all have many points, the claimed height of a finish came hardly true: fitted on two
 * contests each for the third one it was -0.03, 0.01 and 0.08 where the ownership was the app's own estimate, and 0.05, 0.08 and 0.23
 * where it was the real one. Nothing changes where every paid place gets the same (docs/proof.md, "Default entries in whole real
 * contests").
 */
const PART_AS_SIMULATED = { informed: 0.1, estimated: 0 }

/**
 * The prizes that entries are chosen by, in whole cents, so that equal prizes stay equal. They add up to about the same.
 * @param ownership `informed` where a file or past contests say it (`isInformed`).
 */
export function believedPrizes(
  tiers: readonly PayoutTier[],
  ownership: keyof typeof PART_AS_SIMULATED,
): PrizeSums {
  const average = prizePoolCents(tiers) / lastPaidPlace(tiers)
  const part = PART_AS_SIMULATED[ownership]
  return prizeSumsOf(
    tiers.map((tier) => ({
      ...tier,
      prizeCents: Math.round(part * tier.prizeCents + (1 - part) * average),
    })),
  )
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
