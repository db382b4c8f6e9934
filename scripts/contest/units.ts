import type { Estimate } from '#core/numbers/estimate.ts'

/* Units of the answers: percent and dollars. The engines count in shares and cents. */

export function percent(share: number): number {
  return 100 * share
}

export function dollars(cents: number): number {
  return cents / 100
}

/** `12.3% +- 0.4`. */
export function percentText({ value, error }: Estimate): string {
  return `${percent(value).toFixed(1)}% +- ${percent(error).toFixed(1)}`
}

/** `-$1.50 +- $0.20`. */
export function moneyText({ value, error }: Estimate): string {
  const amount = Math.abs(dollars(value)).toFixed(2)
  return `${value < 0 ? '-' : ''}$${amount} +- $${dollars(error).toFixed(2)}`
}
