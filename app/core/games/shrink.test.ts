import { describe, expect, test } from 'vitest'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { ownFactor } from './own-factor.ts'
import { shrinkFactors, shrunkChance, shrunkGap } from './shrink.ts'

const { payout, top, win } = shrinkFactors(SHOWDOWN)

test('a return of 40% beside a field of -15%: 57% of the gap of 55 points is kept, and of its error', () => {
  const shown = shrunkGap({ value: 0.4, error: 0.1 }, -0.15, payout)
  expect(shown.value).toBeCloseTo(-0.15 + 0.3135, 12)
  expect(shown.error).toBeCloseTo(0.057, 12)
})

test('in a league less is kept than in a single game', () => {
  expect(shrunkGap({ value: 0.4, error: 0 }, -0.15, shrinkFactors(BIG_LEAGUE).payout).value).toBeCloseTo(
    0.048,
    12,
  )
})

test('four times the chance of the field for the top 1%: 4 ^ 0.42 = 1.79 times is shown', () => {
  const shown = shrunkChance({ value: 0.04, error: 0.002 }, 0.01, { factor: top, games: 10_000 })
  expect(shown.value).toBeCloseTo(0.0179, 4)
  // A twentieth of the chance is an error of 0.42 twentieths.
  expect(shown.error / shown.value).toBeCloseTo(0.05 * 0.42, 9)
})

test('the chance to win hardly moves away from the field', () => {
  expect(shrunkGap({ value: 0.001, error: 0 }, 0.0001, win).value).toBeCloseTo(0.000136, 9)
})

test('the field itself stays where it is', () => {
  expect(shrunkGap({ value: -0.15, error: 0 }, -0.15, payout).value).toBe(-0.15)
  expect(shrunkChance({ value: 0.01, error: 0 }, 0.01, { factor: top, games: 1000 }).value).toBeCloseTo(
    0.01,
    12,
  )
})

test('the order of lineups never changes, also near 0 and 1', () => {
  const raw = [0, 0.0001, 0.003, 0.01, 0.2, 0.9, 1]
  const inOrder = (values: number[]) =>
    values.every((value, index) => index === 0 || value > values[index - 1]!)
  const error = 0.001
  expect(
    inOrder(raw.map((value) => shrunkChance({ value, error }, 0.01, { factor: top, games: 10_000 }).value)),
  ).toBe(true)
  for (const factor of [payout, win])
    expect(inOrder(raw.map((value) => shrunkGap({ value, error }, 0.01, factor).value))).toBe(true)
})

describe('the own factor', () => {
  const contests = (slope: number, noise: number, count = 30) =>
    Array.from({ length: count }, (_, index) => {
      const predicted = 0.1 + 0.01 * index
      return { predicted, realised: slope * predicted + (index % 2 === 0 ? noise : -noise) }
    })

  test('is not used before there are 30 contests', () => {
    expect(ownFactor(contests(0.8, 0, 29), 0.57)).toBeNull()
    expect(ownFactor(contests(0.8, 0), 0.57)).not.toBeNull()
  })

  test('is the slope where outcomes follow the predictions exactly', () => {
    expect(ownFactor(contests(0.8, 0), 0.57)?.factor).toBeCloseTo(0.8, 12)
  })

  test('stays near the general one where outcomes scatter', () => {
    const own = ownFactor(contests(0.8, 3), 0.57)!
    // Each contest is off by 3: error = 3 sqrt(sum x^2) / sum x^2, with x = 0.1, 0.11, ... 0.39.
    const squares = Array.from({ length: 30 }, (_, index) => (0.1 + 0.01 * index) ** 2).reduce(
      (a, b) => a + b,
    )
    expect(own.error).toBeGreaterThan(0.9 * (3 / Math.sqrt(squares)))
    expect(own.error).toBeLessThan(1.1 * (3 / Math.sqrt(squares)))
    expect(Math.abs(own.factor - 0.57)).toBeLessThan(0.03)
  })

  test('stays above 0 and at most 1, so that the order of lineups holds', () => {
    expect(ownFactor(contests(-2, 0), 0.57)?.factor).toBe(0.02)
    expect(ownFactor(contests(3, 0), 0.57)?.factor).toBe(1)
  })

  test('is unknown where nothing was predicted', () => {
    const flat = Array.from({ length: 40 }, () => ({ predicted: 0, realised: 0.1 }))
    expect(ownFactor(flat, 0.57)).toBeNull()
  })
})
