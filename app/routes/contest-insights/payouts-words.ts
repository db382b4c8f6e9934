import type { ContestDetail } from '#contract/contests.ts'

/** Where payouts are from that nobody pasted on this page, as a sentence; null for others. */
export function payoutsFromText({ payoutsOf }: Pick<ContestDetail['contest'], 'payoutsOf'>): string | null {
  if (payoutsOf === null) return null
  const { by, name, day } = payoutsOf
  if (by === 'id') return 'These are the payouts that you set for this contest in the optimizer.'
  const when = day === null ? '' : ` for ${day}`
  return `These are the payouts that you set${when} for ${name}, of the same name, fee and size.`
}
