import { expect, test } from 'vitest'
import { doubtText, leftOutText } from './out-words.ts'

const NONE = {
  later_week: [],
  priced_as_inactive: [],
  listed_out: [],
  not_projected: [],
  few_points: [],
  captain: [],
  doubtful_starter: [],
}
const people = (count: number) => Array.from({ length: count }, (_, place) => `person-${place}@AAA`)

test('who is left out without having been excluded, with a count for each reason', () => {
  expect(leftOutText(NONE)).toBe('')
  expect(leftOutText({ ...NONE, later_week: people(31) })).toBe('Left out: 31 of a game in a later week.')
  expect(leftOutText({ ...NONE, not_projected: people(19) })).toBe('Left out: 19 not projected.')
  expect(leftOutText({ ...NONE, few_points: people(1) })).toBe('Left out: 1 below 2 points.')
  expect(leftOutText({ ...NONE, captain: people(3) })).toBe('Left out as captain: 3 below 4 points.')
  expect(leftOutText({ ...NONE, doubtful_starter: people(1) })).toBe(
    'Left out as captain: 1 in doubt to start.',
  )
  expect(
    leftOutText({ ...NONE, few_points: people(2), captain: people(8), doubtful_starter: people(1) }),
  ).toBe('Left out: 2 below 2 points. As captain also 8 below 4 points, 1 in doubt to start.')
  expect(
    leftOutText({ ...NONE, priced_as_inactive: people(1), few_points: people(1_200), captain: people(8) }),
  ).toBe('Left out: 1 priced as inactive, 1,200 below 2 points. As captain also 8 below 4 points.')
})

test('who is in doubt, by the reason', () => {
  const nobody = {
    inactive: 0,
    doubtfulStarters: 0,
    injured: 0,
    listed_out: 0,
    not_projected: 0,
    calledOff: 0,
  }
  expect(doubtText({ ...nobody, inactive: 1, doubtfulStarters: 1, not_projected: 2 })).toBe(
    '1 priced as inactive, 1 may not start, 2 not projected',
  )
  expect(doubtText({ ...nobody, injured: 3, calledOff: 59 })).toBe(
    '3 injured, 59 of a game that is called off',
  )
})
