/** Places `from` to `to` are paid `prizeCents` each. */
export type PayoutTier = { from: number; to: number; prizeCents: number }

/** The tiers of a text by place; `notes`: what was assumed, as sentences. */
export type ReadPayouts = { tiers: PayoutTier[]; notes: string[] }

export const MOST_TIERS = 2_000
export const LAST_PLACE = 1_000_000
/** The most that all places may pay together: far above any contest, and the cents stay exact whole numbers. */
const MOST_DOLLARS = 1_000_000_000

/** What all places are paid together, in cents. */
export function prizePoolCents(tiers: readonly PayoutTier[]): number {
  return tiers.reduce((sum, { from, to, prizeCents }) => sum + (to - from + 1) * prizeCents, 0)
}

/** The last place that is paid; 0 without any. The tiers are by place. */
export function lastPaidPlace(tiers: readonly PayoutTier[]): number {
  return tiers.at(-1)?.to ?? 0
}

/** The sum of the prizes of the first `places` places, in cents. */
export function paidUpTo(tiers: readonly PayoutTier[], places: number): number {
  return tiers.reduce((sum, { from, to, prizeCents }) => {
    return sum + Math.max(0, Math.min(to, places) - from + 1) * prizeCents
  }, 0)
}

/**
 * Why tiers in the order of their places are no payout table, as a sentence: a place is paid twice or left out, or a place
 * is paid more than the one before it. Null: they are one.
 */
export function tierProblem(tiers: readonly PayoutTier[]): string | null {
  if (prizePoolCents(tiers) === 0) return 'The table has no prize.'
  if (tiers.length > MOST_TIERS) return `The table has more than ${MOST_TIERS} lines.`
  for (const [i, tier] of tiers.entries()) {
    const before = tiers[i - 1] ?? { from: 0, to: 0, prizeCents: Number.POSITIVE_INFINITY }
    if (tier.from <= before.to) return `Place ${tier.from} is paid twice.`
    if (tier.from > before.to + 1)
      return `Place ${tier.from} follows on a gap: place ${before.to + 1} has no prize.`
    if (tier.prizeCents > before.prizeCents) return `Place ${tier.from} is paid more than place ${before.to}.`
  }
  if (prizePoolCents(tiers) > MOST_DOLLARS * 100) return 'The prizes add up to more than any contest pays.'
  return null
}
