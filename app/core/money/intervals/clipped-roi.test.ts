import { expect, test } from 'vitest'
import { type PlayedEntry, sumsOf } from '../../fixtures/played-entries.ts'
import { type ClippedRoi, clippedRoi } from './clipped-roi.ts'
import { intervalIn } from './interval.ts'
import { roiEstimate } from './roi-estimate.ts'

/** One $10 entry a day in a contest that pays $50,000 to the first; every fifth wins $25. */
function jackpots(of: number): PlayedEntry[] {
  return Array.from({ length: of }, (_, day) => ({
    slate: day,
    contest: `contest ${day}`,
    fee: 10,
    won: day % 5 === 0 ? 25 : 0,
    prize: 50_000,
    flat: false,
  }))
}

const roiOf = (entries: readonly PlayedEntry[]): ClippedRoi => clippedRoi(sumsOf(entries).roi)!

test('four hundred entries for a first prize of 5,000 fees say what they win without it, and what it would add', () => {
  const played = jackpots(400)
  // The whole ROI can say nothing for tens of thousands of entries.
  expect(roiEstimate(sumsOf(played).roi)).toMatchObject({ neededEntries: expect.any(Number) })
  const { roiPct, interval, unseenPrize, unseenPct } = roiOf(played)
  // $25 of every $50.
  expect(roiPct).toBeCloseTo(-50, 9)
  const { low, high } = intervalIn(interval)!
  expect(low).toBeLessThan(-50)
  // Eighty wins of $25 scatter by 80 ** 0.5 * 25 dollars of $4,000: 5.6 points, of which an interval has about two on each side.
  expect(low).toBeGreaterThan(-50 - 2.5 * 5.6)
  // The upper end allows for one win of 20 fees more than was seen: $200 of $4,000, up to 3.7 times by the rule of three.
  expect(high).toBeGreaterThan(-50 + 2 * 5.6)
  expect(high).toBeLessThan(-50 + 2.5 * 5.6 + 3.7 * 5)
  expect([unseenPrize, unseenPct]).toEqual([50_000, 1250])
})

test('a jackpot counts with 20 fees, and is not called unseen', () => {
  const played = jackpots(400)
  const lucky = played.with(7, { ...played[7]!, won: 50_000 })
  expect(roiOf(lucky).roiPct).toBeCloseTo(-50 + (100 * 200) / 4000, 9)
  expect([roiOf(lucky).unseenPrize, roiOf(lucky).unseenPct]).toEqual([null, null])
  // Whatever was won above 20 fees changes nothing else.
  const less = played.with(7, { ...played[7]!, won: 200 })
  expect(roiOf(lucky).interval).toEqual(roiOf(less).interval)
})

test('too few: it says what the clipped interval needs, which is less than the whole one', () => {
  const few = roiOf(jackpots(9)).interval as { neededEntries: number }
  const whole = roiEstimate(sumsOf(jackpots(9)).roi) as { neededEntries: number }
  expect(few.neededEntries).toBeGreaterThan(9)
  expect(few.neededEntries).toBeLessThan(whole.neededEntries / 100)
  expect(intervalIn(roiOf(jackpots(few.neededEntries + 5)).interval)).not.toBeNull()
})

test('without fees there is no ROI', () => {
  expect(clippedRoi(sumsOf(jackpots(20).map((entry) => ({ ...entry, fee: 0 }))).roi)).toBeNull()
})
