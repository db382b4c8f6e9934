/** First figures, then enough to compare lineups, then enough for the error of an ROI. */
const ROUNDS = [1_000, 2_000, 10_000, 100_000]
/** A phone ends earlier: its battery and its few threads are worth more than the last digit. */
const PHONE_ROUNDS = [1_000, 2_000, 10_000, 20_000]

/** After how many games figures are shown; the last one ends the simulation. */
export function gamesToPlay(): readonly number[] {
  return isPhone() ? PHONE_ROUNDS : ROUNDS
}

export function isPhone(): boolean {
  return matchMedia('(pointer: coarse)').matches && matchMedia('(max-width: 48rem)').matches
}
