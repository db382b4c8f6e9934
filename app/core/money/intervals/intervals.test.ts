import { expect, test } from 'vitest'
import { type PlayedEntry, sumsOf } from '../../fixtures/played-entries.ts'
import { cashRateEstimate } from './cash-rate-estimate.ts'
import { type Estimate, intervalIn } from './interval.ts'
import { roiEstimate } from './roi-estimate.ts'

/** Double-ups at $5, one a day unless `perSlate` says more; the first `won` of them are won. */
function doubleUps({ won, of, perSlate = 1 }: { won: number; of: number; perSlate?: number }): PlayedEntry[] {
  return Array.from({ length: of }, (_, index) => ({
    slate: Math.floor(index / perSlate),
    contest: `double-up ${index}`,
    fee: 500,
    won: index < won ? 1000 : 0,
    prize: 1000,
    flat: true,
  }))
}

/** Tournaments at $1, one a day: every fifth pays $3. The first prize of `first` dollars was never won. */
function tournaments({ of, first }: { of: number; first: number }): PlayedEntry[] {
  return Array.from({ length: of }, (_, index) => ({
    slate: 10_000 + index,
    contest: `tournament ${index}`,
    fee: 100,
    won: index % 5 === 0 ? 300 : 0,
    prize: first * 100,
    flat: false,
  }))
}

const roiOf = (entries: readonly PlayedEntry[]) => roiEstimate(sumsOf(entries).roi)
const cashRateOf = (entries: readonly PlayedEntry[]) => cashRateEstimate(sumsOf(entries).cashing)
const shown = (estimate: Estimate) => intervalIn(estimate)!
const width = (estimate: Estimate) => shown(estimate).high - shown(estimate).low

// From a table of exact intervals by Clopper and Pearson.
test.each([
  { won: 29, of: 30, low: 82.8, high: 99.9 },
  { won: 1, of: 30, low: 0.1, high: 17.2 },
  { won: 0, of: 10, low: 0, high: 30.8 },
  { won: 10, of: 10, low: 69.2, high: 100 },
  { won: 50, of: 100, low: 39.8, high: 60.2 },
])('$won of $of double-ups: a cash rate of $low% to $high%, and twice that less 100 as ROI', (played) => {
  const [rate, roi] = [shown(cashRateOf(doubleUps(played))), shown(roiOf(doubleUps(played)))]
  expect(rate.low).toBeCloseTo(played.low, 1)
  expect(rate.high).toBeCloseTo(played.high, 1)
  expect(roi.low).toBeCloseTo(2 * rate.low - 100, 6)
  expect(roi.high).toBeCloseTo(2 * rate.high - 100, 6)
})

test('forty entries a day that win or lose together count as one entry', () => {
  const rate = shown(cashRateOf(doubleUps({ won: 400, of: 800, perSlate: 40 })))
  // 10 of 20 by Clopper and Pearson: 27.2% to 72.8%; a little wider, because the variance is estimated from the same days.
  expect(rate.low).toBeLessThanOrEqual(27.2)
  expect(rate.high).toBeGreaterThanOrEqual(72.8)
  expect(width(cashRateOf(doubleUps({ won: 400, of: 800, perSlate: 40 })))).toBeLessThan(60)
})

test('when half of forty entries win every day, the interval is not narrower than with independent entries', () => {
  const alternating = doubleUps({ won: 0, of: 800, perSlate: 40 }).map((entry, index) => ({
    ...entry,
    won: index % 2 ? 1000 : 0,
  }))
  expect(width(cashRateOf(alternating))).toBeGreaterThanOrEqual(
    width(cashRateOf(doubleUps({ won: 400, of: 800 }))),
  )
})

test('a first prize that was never won raises the upper end and leaves the lower end', () => {
  const [small, large] = [
    shown(roiOf(tournaments({ of: 1000, first: 20 }))),
    shown(roiOf(tournaments({ of: 1000, first: 200 }))),
  ]
  // A prize of 200 times the fee, never won in 1,000 entries: by the rule of three its chance may be 0.3%, worth 60% of the fees.
  expect(large.high).toBeGreaterThan(-40 + 60)
  expect(large.high).toBeGreaterThan(small.high)
  expect(large.low).toBeCloseTo(small.low, 9)
  expect(small.high).toBeGreaterThan(-40)
  expect(small.low).toBeLessThan(-40)
})

test('without winnings the upper end is above a loss of all fees', () => {
  const nothing = tournaments({ of: 300, first: 20 }).map((entry) => ({ ...entry, won: 0 }))
  const { low, high } = shown(roiOf(nothing))
  expect(low).toBe(-100)
  // A prize of 20 times the fee in 300 entries, by the exact upper end of a Poisson count of 0 (3.689): 20 * 3.689 / 300 = 24.6%.
  expect(high).toBeCloseTo(-100 + 24.6, 1)
})

test('a few cents of tournaments widen the interval of thirty double-ups by less than 3%', () => {
  const alone = doubleUps({ won: 16, of: 30 })
  const cents = tournaments({ of: 10, first: 20 }).map((entry) => ({
    ...entry,
    fee: 1,
    won: entry.won / 100,
    prize: 20,
  }))
  expect(width(roiOf([...alone, ...cents]))).toBeLessThan(1.03 * width(roiOf(alone)))
})

test('too few: fewer than ten days, or fewer entries than a first prize of that size needs', () => {
  expect(cashRateOf(doubleUps({ won: 5, of: 9 }))).toEqual({ neededEntries: 10 })
  expect(roiOf(doubleUps({ won: 5, of: 9 }))).toEqual({ neededEntries: 10 })
  expect(cashRateOf(doubleUps({ won: 90, of: 200, perSlate: 40 }))).toEqual({ neededEntries: 400 })
  const { neededEntries } = roiOf(tournaments({ of: 200, first: 1000 })) as { neededEntries: number }
  expect(intervalIn(roiOf(tournaments({ of: Math.ceil(neededEntries * 1.05), first: 1000 })))).not.toBeNull()
  expect(intervalIn(roiOf(tournaments({ of: Math.floor(neededEntries * 0.95), first: 1000 })))).toBeNull()
})

test('whether there is an interval does not depend on the winnings', () => {
  const lucky = tournaments({ of: 2000, first: 100 }).with(7, {
    ...tournaments({ of: 8, first: 100 })[7]!,
    won: 10_000,
  })
  expect(intervalIn(roiOf(lucky))).not.toBeNull()
  expect(intervalIn(roiOf(lucky.map((entry) => ({ ...entry, won: 0 }))))).not.toBeNull()
})

test('without entries or without fees there is nothing to estimate', () => {
  expect([cashRateOf([]), roiOf([])]).toEqual([null, null])
  const free = tournaments({ of: 30, first: 0 }).map((entry) => ({ ...entry, fee: 0 }))
  expect(roiOf(free)).toBeNull()
  expect(intervalIn(cashRateOf(free))).not.toBeNull()
})

test('both ends are finite numbers for every mix of contests', () => {
  const oneDay = doubleUps({ won: 3, of: 5, perSlate: 5 })
  const mixed = roiOf([...tournaments({ of: 500, first: 20 }), ...oneDay])
  const free = tournaments({ of: 40, first: 5 }).map((entry) => ({ ...entry, fee: 0 }))
  for (const estimate of [mixed, roiOf([...doubleUps({ won: 20, of: 40 }), ...free])]) {
    const { low, high } = shown(estimate)
    expect(Number.isFinite(low) && Number.isFinite(high) && low < high).toBe(true)
  }
})
