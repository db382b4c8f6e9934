import { expect, test } from 'vitest'
import { type PlayedEntry, sumsOf } from '../../fixtures/played-entries.ts'
import { intervalIn } from './interval.ts'
import { roiEstimate } from './roi-estimate.ts'

/** 100 double-ups at $5 on days of their own, 52 of them won. */
const DOUBLE_UPS: PlayedEntry[] = Array.from({ length: 100 }, (_, day) => ({
  ...{ slate: day, contest: `double-up ${day}`, fee: 500, prize: 1000, flat: true },
  won: day < 52 ? 1000 : 0,
}))
/** 400 tournaments at $1.25 on days of their own; every fifth pays $5 of a first prize of $10. */
const TOURNAMENTS: PlayedEntry[] = Array.from({ length: 400 }, (_, day) => ({
  ...{ slate: 1000 + day, contest: `tournament ${day}`, fee: 125, prize: 1000, flat: false },
  won: day % 5 === 0 ? 500 : 0,
}))

const roiOf = (entries: readonly PlayedEntry[]) => intervalIn(roiEstimate(sumsOf(entries).roi))!

test('two parts at the same fees: the value is their mean, the distances add up as at a correlation of 0.4', () => {
  const [flat, prizes, both] = [roiOf(DOUBLE_UPS), roiOf(TOURNAMENTS), roiOf([...DOUBLE_UPS, ...TOURNAMENTS])]
  // 52 x $10 of $500 is +4%; 80 x $5 of $500 is -20%; together -8%.
  const added = (a: number, b: number) => Math.sqrt(a * a + b * b + 0.8 * a * b) / 2
  expect(both.low).toBeCloseTo(-8 - added(4 - flat.low, -20 - prizes.low), 9)
  expect(both.high).toBeCloseTo(-8 + added(flat.high - 4, prizes.high + 20), 9)
})

test('the winnings of a free contest move both ends by winnings / fees', () => {
  const free: PlayedEntry = { slate: 5000, contest: 'free', fee: 0, won: 5000, prize: 5000, flat: false }
  const [without, withFree] = [roiOf(DOUBLE_UPS), roiOf([...DOUBLE_UPS, free])]
  // $50 of $500 in fees.
  expect(withFree.low).toBeCloseTo(without.low + 10, 9)
  expect(withFree.high).toBeCloseTo(without.high + 10, 9)
})
