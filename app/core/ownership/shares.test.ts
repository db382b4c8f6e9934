import { expect, test } from 'vitest'
import { cappedShares } from '../numbers/capped-shares.ts'
import { splitLike, withSumsOf } from './shares.ts'

const ALL = [100, 100, 100, 100]

test('shares go with the weights and add up to the total', () => {
  expect(cappedShares([1, 1, 2, 0], 200, ALL)).toEqual([50, 50, 100, 0])
})

test('what exceeds a cap is spread over the others by weight, again and again', () => {
  // 240 by 6 : 3 : 2 : 1 is 120, 60, 40, 20. The first keeps 70; 170 over 6 is 85, 56.7, 28.3; the second keeps 70;
  // 100 over 3 is 66.7 and 33.3.
  const shares = cappedShares([6, 3, 2, 1], 240, [70, 70, 70, 70])
  expect(shares.map((share) => Math.round(share * 10) / 10)).toEqual([70, 70, 66.7, 33.3])
})

test('a sum that the caps do not allow is not reached', () => {
  expect(cappedShares([1, 0], 200, [80, 80])).toEqual([80, 0])
})

test('wanted shares are scaled to the sums of the model, captain and others apart', () => {
  const like = [
    { captainPct: 60, flexPct: 100 },
    { captainPct: 40, flexPct: 50 },
    { captainPct: 0, flexPct: 50 },
  ]
  const wanted = [
    { captainPct: 30, flexPct: 10 },
    { captainPct: 20, flexPct: 30 },
    { captainPct: 0, flexPct: 20 },
  ]
  // Captains 30 : 20 of 100. The first group has one person and 100, of which the captain share leaves 40; the second
  // has 30 : 20 of 100.
  expect(withSumsOf(like, wanted, [[0], [1, 2]], 100)).toEqual([
    { captainPct: 60, flexPct: 40 },
    { captainPct: 40, flexPct: 60 },
    { captainPct: 0, flexPct: 40 },
  ])
})

test('a share of all slots is split as the expected one is', () => {
  expect(splitLike({ captainPct: 10, flexPct: 30 }, 60)).toEqual({ captainPct: 15, flexPct: 45 })
  expect(splitLike({ captainPct: 0, flexPct: 0 }, 60)).toEqual({ captainPct: 0, flexPct: 60 })
})
