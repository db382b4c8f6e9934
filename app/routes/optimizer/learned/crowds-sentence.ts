import { pluralize } from '#app/lib/formats/format.ts'
import type { LearnedPrior } from '#core/field/learned-prior.ts'

/**
 * What the user's contests say about the crowds of a field, and how well: the gain is of each contest by what the others say,
 * as a percent of likelihood an entry. Null below two contests.
 */
export function crowdsSentence({ prior, contests, gain }: LearnedPrior): string | null {
  if (gain === null) return null
  const from = pluralize(contests, 'contest')
  const pct = `${gain < 0 ? '-' : '+'}${Math.abs(100 * Math.expm1(gain)).toFixed(1)}%`
  return prior === null
    ? `The usual crowds are used: learned from your ${from}, they would fit the others no better (likelihood ${pct} an entry).`
    : `Crowds learned from your ${from}: each fits the others better than the usual crowds do (likelihood ${pct} an entry).`
}
