import { expect, test } from 'vitest'
import { pointsInLineup } from './saved-points.ts'

test('the captain counts 1.5 times in Showdown, and no player does in a format without captains', () => {
  const captain = { fantasyPoints: 15.4, isCaptain: true }
  expect(pointsInLineup(captain, 'showdown')).toBeCloseTo(23.1, 10)
  expect(pointsInLineup({ ...captain, isCaptain: false }, 'showdown')).toBe(15.4)
  expect(pointsInLineup(captain, 'bigleague')).toBe(15.4)
  expect(pointsInLineup(captain, 'a format of the past')).toBe(15.4)
})
