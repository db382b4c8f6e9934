import { formatRoiEstimate, formatShare, formatShareError } from '#core/figures/estimates.ts'
import { formatCount, formatSalary, formatSigned } from '#core/figures/format.ts'
import type { ShownSwapWorth } from './use-swap-worths.ts'

/** `-1.20 points`, `+0.35 points`, `same points` */
export function pointsText(change: number): string {
  const text = formatSigned(change, 2)
  return Number(text) === 0 ? 'same points' : `${text} points`
}

/** `$600 less`, `$300 more`, `same price`: in dollars, beside the player who goes. */
export function salaryText(change: number): string {
  if (change === 0) return 'same price'
  return `${formatSalary(Math.abs(change))} ${change > 0 ? 'more' : 'less'}`
}

/**
 * Says how many swaps were tried, of which these are the best.
 * @param hasBegun some games of the slate have begun, so their players are left out.
 */
export function bestOfSentence(shown: number, of: number, hasBegun = false): string {
  const sentence =
    of === 0
      ? 'Nobody else fits here by slot, price and rules.'
      : shown === of
        ? 'Nobody else fits by slot, price and rules.'
        : `The best of all ${formatCount(of)} players who fit by slot, price and rules.`
  return hasBegun ? `${sentence} Players of games that have started are left out.` : sentence
}

/** `Top 1% -0.20% ±0.05%, ROI -3.1% ±2.0%`; without the ROI where entry is free. */
export function worthText({ top1, roi }: ShownSwapWorth): string {
  const sign = top1.value > 0 ? '+' : top1.value < 0 ? '-' : ''
  const chance = `Top 1% ${sign}${formatShare(Math.abs(top1.value))} ${formatShareError(top1.error)}`
  return roi === null ? chance : `${chance}, ROI ${formatRoiEstimate(roi)}`
}
