import type { LearnedPrior } from '#core/field/learned-prior.ts'
import { formatSigned, pluralize } from '#core/figures/format.ts'

/**
 * What the user's contests say about the crowds of a field, and how well: the gain is of each contest by what the others say,
 * as a percent of likelihood an entry. Null below two contests.
 */
export function crowdsSentence({ prior, contests, gain }: LearnedPrior): string | null {
  if (gain === null) return null
  const from = pluralize(contests, 'contest')
  const pct = `${formatSigned(100 * Math.expm1(gain))}%`
  return prior === null
    ? `The usual crowds are used: learned from your ${from}, they would fit the others no better (likelihood ${pct} an entry).`
    : `Crowds learned from your ${from}: each fits the others better than the usual crowds do (likelihood ${pct} an entry).`
}
