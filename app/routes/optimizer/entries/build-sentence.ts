import { pluralize } from '#app/lib/format.ts'
import type { KeptBuild } from '../state/kept-build.ts'

/** What is proved of the list, in one sentence. */
export function buildSentence({
  lineups,
  exact,
  isProved,
}: Pick<KeptBuild, 'lineups' | 'exact' | 'isProved'>): string {
  const count = lineups.length
  if (!isProved) return `${pluralize(count, 'lineup')}; the search stopped early, so better ones may exist.`
  if (exact === 'sequential')
    return `${pluralize(count, 'lineup')}, each the best that the rules then allowed.`
  return count === 1 ? 'The best lineup.' : `The ${count} best lineups, in order of points.`
}

/** Shown beside the sentence as long as no simulation ranks the lineups. */
export const ORDER_NOTE = 'The order is by points, not by what a lineup is worth in a contest.'
