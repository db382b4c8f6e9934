import { expect, test } from 'vitest'
import { nearRepeats } from './near-repeats.ts'

test('two lineups nearly repeat where at most one person is another one, whoever is captain', () => {
  const abc = [...'abcdef']
  expect(nearRepeats([abc, [...'abcdeg']])).toEqual({ near: 1, pairs: 1 })
  expect(nearRepeats([abc, [...'fedcba']])).toEqual({ near: 1, pairs: 1 })
  expect(nearRepeats([abc, [...'abcdxy']])).toEqual({ near: 0, pairs: 1 })
  // The second and the third differ by two; the fourth is like none.
  expect(nearRepeats([abc, [...'abcdeg'], [...'xbcdef'], [...'mnopqr']])).toEqual({ near: 2, pairs: 6 })
  expect(nearRepeats([abc])).toEqual({ near: 0, pairs: 0 })
})
