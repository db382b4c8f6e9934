import { expect, test } from 'vitest'
import type { PredictionSums, TallySums } from './calibration.ts'
import { brierScore, cashPoints, hasFailed, meanErrors, top1Point } from './over-contests.ts'

const NONE: TallySums = { entries: 0, predicted: 0, actual: 0 }

/** A contest whose entries were all predicted 0.25, of which so many cashed. */
function contest(entries: number, cashed: number): PredictionSums {
  const cash = Array.from({ length: 10 }, () => NONE)
  cash[2] = { entries, predicted: 0.25 * entries, actual: cashed }
  return {
    cash,
    brier: cashed * 0.75 ** 2 + (entries - cashed) * 0.25 ** 2,
    top1: { entries, predicted: 0.01 * entries, actual: cashed > 0 ? 1 : 0 },
    gap: null,
  }
}

test('entries of one contest share its game, so the error is that of the contests', () => {
  // All or nothing: four contests of 20 entries, one of which cashed as a whole.
  const [point] = cashPoints([contest(20, 20), contest(20, 0), contest(20, 0), contest(20, 0)])
  expect(point).toMatchObject({ entries: 80, contests: 4, predicted: 0.25 })
  expect(point!.actual.value).toBe(0.25)
  // The four shares 1, 0, 0, 0 have a standard deviation of 0.5, so their mean has 0.25.
  expect(point!.actual.error).toBeCloseTo(0.25, 12)
  // For an error of 0.1 it takes (0.25 / 0.1)^2 times as many.
  expect(point!.needs).toBe(25)
})

test('contests that agree are enough; their error is never below that of independent entries', () => {
  const [point] = cashPoints(Array.from({ length: 8 }, () => contest(20, 5)))
  const share = 41 / 162
  expect(point!.actual.error).toBeCloseTo(Math.sqrt((share * (1 - share)) / 160), 12)
  expect(point!.needs).toBeNull()
})

test('what came contradicts a prediction outside the 95% interval, which one contest does not have', () => {
  // Of 200 entries 10 cashed in every contest, where 50 were predicted: +-0.016, times 3.18 for four contests.
  const [point] = cashPoints(Array.from({ length: 4 }, () => contest(200, 10)))
  const error = Math.sqrt(((41 / 802) * (761 / 802)) / 800)
  expect(point!.interval.high).toBeCloseTo(0.05 + 3.1824 * error, 5)
  expect(hasFailed(point!)).toBe(true)
  expect(hasFailed(cashPoints([contest(200, 10)])[0]!)).toBe(false)
  expect(hasFailed(cashPoints(Array.from({ length: 4 }, () => contest(200, 50)))[0]!)).toBe(false)
})

test('one contest is too few, whatever it says', () => {
  expect(cashPoints([contest(150, 40)])[0]!.needs).toBe(3)
  expect(cashPoints([])).toEqual([])
  expect(top1Point([contest(0, 0)])).toBeNull()
  expect(top1Point([contest(100, 20)])!.needs).toBeGreaterThan(3)
})

test('the Brier score and what guessing the cash rate gets', () => {
  const scores = brierScore([contest(4, 1), contest(4, 3)])!
  expect(scores.entries).toBe(8)
  expect(scores.base).toBe(0.25)
  expect(scores.score).toBeCloseTo((4 * 0.75 ** 2 + 4 * 0.25 ** 2) / 8, 12)
  expect(brierScore([])).toBeNull()
})

test('each contest counts once in the errors of ownership', () => {
  const errors = meanErrors([
    { players: 10, sum: 20, absolute: 40 },
    { players: 50, sum: 0, absolute: 100 },
  ])!
  // Means of 2 and 0, and of 4 and 2.
  expect(errors.bias).toEqual({ value: 1, error: 1 })
  expect(errors.absolute).toEqual({ value: 3, error: 1 })
  expect(meanErrors([{ players: 0, sum: 0, absolute: 0 }])).toBeNull()
})
