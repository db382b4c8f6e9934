import { pluralize } from '#app/lib/format.ts'
import type { KeptBuild } from '../../state/kept-build.ts'

type Described = Pick<KeptBuild, 'lineups' | 'exact' | 'isProved' | 'isByPoints' | 'openedFrom'>

/** What is proved of the list, in one sentence. */
export function buildSentence({ lineups, exact, isProved, isByPoints, openedFrom }: Described): string {
  const count = lineups.length
  const all = pluralize(count, 'lineup')
  if (openedFrom !== undefined) return `${all} of the entry set ${openedFrom}.`
  if (!isProved) return `${all}; the search stopped early, so better ones may exist.`
  if (exact === 'sequential') return `${all}, each the best that the rules then allowed.`
  if (count === 1)
    return isByPoints ? 'The lineup of the most points.' : 'The best lineup under these settings.'
  return isByPoints
    ? `The ${count} best lineups, in order of points.`
    : `The ${count} best lineups, in order of points and what the settings add to them.`
}

/** Shown beside the sentence as long as no simulation ranks the lineups. */
export const ORDER_NOTE = 'That is not the order of what they are worth in a contest.'
