import { disbelief, roiTexts } from '#core/figures/estimates.ts'
import { type Estimate, scaled } from '#core/numbers/estimate.ts'

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

/** An ROI and its error for two columns. Beyond belief they are as on the screen. */
export function roiCells({ value, error }: Estimate): [string, string] {
  const { roi, reason } = roiTexts({ value, error })
  return reason ? [roi, '-'] : [`${percent(value).toFixed(1)}%`, percent(error).toFixed(1)]
}

/** A profit on these fees with its ROI, or why it is not told. */
export function profitText(profit: Estimate, feesCents: number): string {
  const doubt = disbelief(profit, feesCents)
  const roi = feesCents > 0 ? `, ROI ${percentText(scaled(profit, 1 / feesCents))}` : ''
  return doubt ? `an ROI above 999%. ${doubt}` : `profit ${moneyText(profit)}${roi}.`
}
