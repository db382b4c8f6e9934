import { formatPoints, pluralize } from '#core/figures/format.ts'
import type { RulePrice } from '#optimizer/rules/price-of-rule.ts'

/** Less than a hundredth of a point is not shown. */
const SHOWN = 0.005

/** `Costs 0.42 points a lineup`; an estimate says so. */
export function priceText({ meanPoints, lineups, isProved }: RulePrice): string {
  const parts = [
    ...(meanPoints === null ? [] : [pointsText(meanPoints)]),
    ...(lineups > 0 ? [`${pluralize(lineups, 'lineup')} fewer`] : []),
  ]
  const text = parts.length > 0 ? parts.join(', ') : 'Without this rule there is no lineup either'
  return isProved ? text : `${text} (estimate)`
}

function pointsText(points: number): string {
  if (Math.abs(points) < SHOWN) return 'Costs no points'
  return points > 0
    ? `Costs ${formatPoints(points)} points a lineup`
    : `Adds ${formatPoints(-points)} points a lineup`
}
