import { formatPoints, pluralize } from '#core/figures/format.ts'
import type { RulePrice } from '#optimizer/rules/price-of-rule.ts'

/** Less than a hundredth of a point is not shown. */
const SHOWN = 0.005

/** `Costs 0.42 points a lineup`, or `Can't be met: 1 captain of 15`; an estimate says so. */
export function priceText({ meanPoints, lineups, unmet, isProved }: RulePrice): string {
  if (unmet) return isProved ? `Can't be met: ${unmetText(unmet)}` : `Not met: ${unmetText(unmet)} (estimate)`
  const parts = [
    ...(meanPoints === null ? [] : [pointsText(meanPoints)]),
    ...(lineups > 0 ? [`${pluralize(lineups, 'lineup')} fewer`] : []),
  ]
  const text = parts.length > 0 ? parts.join(', ') : 'Without this rule there is no lineup either'
  return isProved ? text : `${text} (estimate)`
}

function unmetText({ wanted, got, of }: NonNullable<RulePrice['unmet']>): string {
  return got < wanted ? `${pluralize(got, of)} of ${wanted}` : `${pluralize(got, of)}, ${wanted} at most`
}

function pointsText(points: number): string {
  if (Math.abs(points) < SHOWN) return 'Costs no points'
  return points > 0
    ? `Costs ${formatPoints(points)} points a lineup`
    : `Adds ${formatPoints(-points)} points a lineup`
}
