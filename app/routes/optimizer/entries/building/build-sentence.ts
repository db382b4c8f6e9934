import { pluralize } from '#core/figures/format.ts'
import type { KeptBuild, KeptLineup } from '../../state/kept-build.ts'
import { has } from '../set/keep-build.ts'
import { OBJECTIVE_LABELS } from '../set/objective-labels.ts'

/** What is proved of the list, in one sentence. */
export function buildSentence(build: KeptBuild): string {
  const { lineups, wanted, exact, isProved, gap, isByPoints, openedFrom, chosenFor, removed, groups } = build
  const count = lineups.length
  const all = pluralize(count, 'lineup')
  const changed = changedWords(build)
  if (groups && groups.length > 0) {
    const of = `${all} in ${pluralize(groups.length, 'group')}`
    return `${of}${changed}${isProved && !changed ? ', each the best that the rules of its group then allowed' : ''}.`
  }
  if (openedFrom !== undefined) return `${all} from ${openedFrom}${changed}.`
  if (chosenFor !== undefined)
    return `${all} chosen together for ${OBJECTIVE_LABELS[chosenFor].toLowerCase()}${changed}.`
  // What is proved of a set is not proved of a part of it.
  if (gap !== undefined && changed === '' && count > 1 && count === wanted)
    return gap === 0
      ? `${all}, together the best that the rules allow.`
      : `${all}, ${gapWords(gap, isByPoints)}.`
  if (!isProved) return `${all}${changed}; the search stopped early, so better ones may exist.`
  if (changed !== '') return `${all}${changed}.`
  if (exact === 'sequential' && count === 1) return '1 lineup, the best that the rules then allowed.'
  // No bound is known that tells much of lineups two players apart and more.
  if (exact === 'sequential') return `${all}, found one after another; a better set may exist.`
  const order = isByPoints ? 'in order of points' : 'in order of points and what the settings add to them'
  if (count < wanted && removed.length > 0)
    return `${count} of the ${count + removed.length} best lineups, ${order}.`
  if (count === 1)
    return isByPoints ? 'The lineup of the most points.' : 'The best lineup under these settings.'
  return `The ${count} best lineups, ${order}.`
}

/** `at most 0.30 points a lineup below the best possible set`, rounded up. */
function gapWords(gap: number, isByPoints: boolean): string {
  const points = (Math.ceil(gap * 100) / 100).toFixed(2)
  const whose = isByPoints ? '' : ', as the settings count them,'
  return `at most ${points} points a lineup${whose} below the best possible set`
}

/** Whether every lineup of the list is one that the build found; nothing is proved of the others. */
export function isAsBuilt(build: KeptBuild): boolean {
  return changedWords(build) === ''
}

/** `, 2 changed by hand, 12 repaired`. */
function changedWords({ lineups, byHand = [], repaired = [] }: KeptBuild): string {
  const counted = (list: readonly KeptLineup[], words: string) => {
    const count = lineups.filter((lineup) => has(list, lineup)).length
    return count > 0 ? `, ${count} ${words}` : ''
  }
  return counted(byHand, 'changed by hand') + counted(repaired, 'repaired')
}
