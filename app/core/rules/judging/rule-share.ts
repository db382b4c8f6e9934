import { formatCount } from '../../figures/format.ts'

/** What a rule about a lineup takes away. */
export type RuleShare = {
  /** The legal lineups without rules; `isExact` false: there are more. */
  legal: { count: number; isExact: boolean }
  /** The part of them that breaks the rule, 0 to 1. */
  removed: number
  /** Lineups drawn to estimate that part; null where all were counted. */
  draws: number | null
}

/** The smallest share that is written out where all lineups were counted. */
const SMALLEST_SHARE = 0.00001

/** `removes about 12.1% of 119,132,179 lineups (±0.2)`; the figure behind ± is the standard error, in points. */
export function ruleShareText({ legal, removed, draws }: RuleShare): string {
  const lineups = `${legal.isExact ? '' : 'more than '}${formatCount(legal.count)} lineups`
  if (draws === null) {
    if (removed === 0) return `removes none of ${lineups}`
    if (removed === 1) return `removes all of ${lineups}`
    // Neither none nor all of them, however few or many.
    if (removed < SMALLEST_SHARE) return `removes less than ${pct(SMALLEST_SHARE, 3)} of ${lineups}`
    if (removed > 1 - SMALLEST_SHARE) return `removes more than ${pct(1 - SMALLEST_SHARE, 3)} of ${lineups}`
    return `removes ${pct(removed, removed < 0.001 || removed > 0.999 ? 3 : 1)} of ${lineups}`
  }
  // With none of n draws the part is below 3/n with 95% confidence.
  if (removed === 0) return `removes less than ${pct(Math.ceil(30_000 / draws) / 10_000, 2)} of ${lineups}`
  if (removed === 1)
    return `removes more than ${pct(1 - Math.ceil(30_000 / draws) / 10_000, 2)} of ${lineups}`
  const error = shareError(removed, draws)
  const decimals = error < 0.0005 ? 2 : 1
  return `removes about ${pct(removed, decimals)} of ${lineups} (±${(100 * error).toFixed(decimals)})`
}

/** The standard error of a share estimated by so many independent draws. */
function shareError(share: number, draws: number): number {
  return Math.sqrt((share * (1 - share)) / draws)
}

function pct(share: number, decimals: number): string {
  return `${Number((100 * share).toFixed(decimals))}%`
}
