import type { Estimate } from '../numbers/estimate.ts'
import { type ClaimBasis, type Money, shownClaim, shownGain } from './shrink.ts'

/** One entry of a set on average, as simulated: cents before fees, and how often it is paid. */
export type SetAverage = { paid: number; cash: Estimate }

/**
 * What a choice of entries makes more than another one, as it is shown: cents an entry, so that sets of different size are comparable.
 * @param gained the difference by entry, as simulated in the same games.
 * @param mean what the average entry of the contest gets: cents before fees, and its chance to be paid.
 */
export function choiceGain(
  { gained, own, other }: { gained: Estimate; own: SetAverage; other: SetAverage },
  mean: { paid: number; cash: number } & Money,
  basis: ClaimBasis,
): Estimate {
  const cash = {
    value: own.cash.value - other.cash.value,
    // Entries that are the same are paid alike; how many are is not known here, so this is the most that it can be.
    error: Math.hypot(own.cash.error, other.cash.error),
  }
  const shown = shownGain(gained, mean.paid, { own: cash, mean: mean.cash }, basis)
  // Two sets share a part of what is not known of players and opponents: their difference is taken to be as uncertain as one of them.
  const noGames = { ...own.cash, error: 0 }
  const ofUnknown = shownClaim(
    { value: own.paid, error: 0 },
    mean.paid,
    { own: noGames, mean: mean.cash },
    { ...basis, ownError: 0 },
    mean,
  ).error
  return { value: shown.value, error: Math.hypot(shown.error, ofUnknown) }
}

/** Is it more than two standard errors from nothing? */
export function isShown({ value, error }: Estimate): boolean {
  return Math.abs(value) > 2 * error
}

/**
 * `$1.20 ±$0.40 an entry more than the 20 lineups with the most points.`, or that no difference could be shown.
 * @param amount the gain as text without a sign, with its error.
 */
export function gainSentence(gain: Estimate, amount: string, otherName: string): string {
  if (!isShown(gain)) return `No difference that we could show from ${otherName}: ${amount}.`
  return `${amount} ${gain.value < 0 ? 'less' : 'more'} than ${otherName}.`
}
