import { expect, test } from 'vitest'
import type { KeptBuild } from '../../state/kept-build.ts'
import { withEdited, withRemoved } from '../set/keep-build.ts'
import { buildSentence } from './build-sentence.ts'

const best: KeptBuild = {
  rows: ['a', 'b', 'c', 'd'],
  lineups: [
    [0, 1],
    [0, 2],
    [1, 2],
  ],
  ...{ wanted: 3, exact: 'n_best', isProved: true, isByPoints: true, shortfall: null, unmet: [] },
  madeFrom: { players: '', points: '', rules: '', settings: '' },
  ...{ removed: [], locked: [], previous: null, edited: null },
}

test('a list as it was built is called the best ones', () => {
  expect(buildSentence(best)).toBe('The 3 best lineups, in order of points.')
})

test('what is left of a list after one was removed is not called the best ones', () => {
  expect(buildSentence(withRemoved(best, [0, 1]))).toBe('2 of the 3 best lineups, in order of points.')
})

test('one lineup of several searches is not called each', () => {
  expect(buildSentence({ ...best, lineups: [[0, 1]], exact: 'sequential' })).toBe(
    '1 lineup, the best that the rules then allowed.',
  )
})

test('a set under shares is called the best one, or no more below it than its gap', () => {
  const set: KeptBuild = { ...best, exact: 'sequential', gap: 0 }
  expect(buildSentence(set)).toBe('3 lineups, together the best that the rules allow.')
  expect(buildSentence({ ...set, gap: 0.3 })).toBe(
    '3 lineups, at most 0.30 points a lineup below the best possible set.',
  )
  expect(buildSentence({ ...set, gap: 0.00002, isByPoints: false, isProved: false })).toBe(
    '3 lineups, at most 0.01 points a lineup, as the settings count them, below the best possible set.',
  )
  expect(buildSentence(withRemoved({ ...set, gap: 0.3 }, [0, 1]))).toBe(
    '2 lineups, found one after another; a better set may exist.',
  )
})

test('nothing is claimed of a list with a lineup that was changed by hand', () => {
  const changed = withEdited({ ...best, edited: [0, 1] }, ['a', 'd'])
  expect(buildSentence(changed)).toBe('3 lineups, 1 changed by hand.')
  expect(buildSentence({ ...changed, openedFrom: 'Sunday' })).toBe(
    '3 lineups from Sunday, 1 changed by hand.',
  )
  expect(buildSentence(withRemoved(changed, [0, 3]))).toBe('2 of the 3 best lineups, in order of points.')
})
