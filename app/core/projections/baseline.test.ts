import { describe, expect, test } from 'vitest'
import { mainSlateBaseline } from '../formats/estimates/main-slate-points.ts'
import type { PricedPlayer } from '../formats/estimates/priced-player.ts'
import { singleGameBaseline, singleGameSpread } from '../formats/estimates/single-game-points.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import type { Person } from '../players/people.ts'
import { baselinesOf } from '../players/priced-people.ts'
import { estimates, priced } from './testing/priced.ts'

describe('a single game', () => {
  test('backs, receivers and tight ends by price and average', () => {
    // 0.11 + 0.753 * 9 + 0.357 * 20 = 14.027, halfway to 20; 0.11 + 0.753 * 1 + 0.357 * 0 = 0.863, halfway to 0
    expect(estimates(singleGameBaseline, [priced('RB', 9000, 20), priced('WR', 1000, -3)])).toEqual([
      17.01, 0.43,
    ])
  })

  test('who comes after the starters of a team goes by the formula alone', () => {
    const backs = [priced('RB', 6000, 10), priced('RB', 3000, 11), priced('RB', 3000, 11, 'LV')]
    // 0.11 + 4.518 + 3.57 = 8.198 and 0.11 + 2.259 + 3.927 = 6.296, the first of each team halfway to the average
    expect(estimates(singleGameBaseline, backs)).toEqual([9.1, 6.3, 8.65])
    const receivers = [4, 3, 2, 1].map((thousands) => priced('WR', 1000 * thousands, 4))
    // 0.11 + 1.428 and 0.753 for each $1,000, three of them halfway to 4
    expect(estimates(singleGameBaseline, receivers)).toEqual([4.28, 3.9, 3.52, 2.29])
  })

  test('at the lowest price an average of a starter means that the player sits out', () => {
    const pool = [priced('TE', 200, 9.8), priced('WR', 200, 1), priced('RB', 200, 4)]
    // 0.12 + 0.3 * 1; 0.12 + 0.3 * 2
    expect(estimates(singleGameBaseline, pool)).toEqual([0.05, 0.42, 0.72])
  })

  test('the dearest quarterback of each team plays; at one price the one with the greater average', () => {
    const pool = [
      priced('QB', 10_000, 20),
      priced('QB', 10_000, 21),
      priced('QB', 7_000, 15),
      priced('QB', 5_000, 30),
      priced('QB', 4_000, 4, 'LV'),
    ]
    // 1.5 * (10 - 6); -0.53 + 4.73 + 12.726 halfway to 21; 1.5 * 1; 0.15; -0.53 + 1.892 + 2.424 halfway to 4
    expect(estimates(singleGameBaseline, pool)).toEqual([6, 18.96, 1.5, 0.15, 3.89])
  })

  test('a quarterback who plays and has hardly an average goes by the price', () => {
    // An average of 0.9 * 8.6 = 7.74: -0.53 + 4.0678 + 4.69044 = 8.22824, halfway to 7.74
    expect(estimates(singleGameBaseline, [priced('QB', 8_600, 0)])).toEqual([7.98])
  })

  test('the dearest kicker of a team has 8 points whatever the average; a defense goes by its price', () => {
    const pool = [
      priced('K', 4_000, 3),
      priced('K', 3_800, 12),
      priced('DST', 4_000, 30),
      priced('P', 200, 1),
    ]
    expect(estimates(singleGameBaseline, pool)).toEqual([8, 0, 6.38, null])
  })
})

describe('who is Out', () => {
  const people = (...pool: readonly (Partial<Person> & { price: PricedPlayer })[]): Person[] =>
    pool.map(({ price, isOut = false }) => ({
      row: makePlayer({
        id: price.position,
        position: price.position,
        team: price.team,
        fppg: price.average ?? 0,
      }),
      flexPrice: price.salary,
      isOut,
    }))
  const first = priced('QB', 10_000, 20)
  const second = priced('QB', 9_000, 12)

  test('the next quarterback plays, and is estimated as one who does', () => {
    const rounded = (pool: readonly Person[]) =>
      baselinesOf(pool, { baseline: singleGameBaseline }).map((points) => Math.round(points! * 100) / 100)
    // 1.5 * (9 - 6); then -0.53 + 4.257 + 7.272 = 10.999, halfway to 12
    expect(rounded(people({ price: first }, { price: second }))[1]).toBe(4.5)
    expect(rounded(people({ price: first, isOut: true }, { price: second }))[1]).toBe(11.5)
  })

  test('in a pool without averages prices decide, in one with some an average of 0 counts', () => {
    const pool = [priced('WR', 5_000, null), priced('WR', 6_000, null)]
    const first = (people: readonly Person[]) => baselinesOf(people, { baseline: mainSlateBaseline })[0]
    expect(first(people(...pool.map((price) => ({ price }))))).toBeCloseTo(8.7894, 9)
    // -3.45 + 8.955
    expect(first(people(...[...pool, priced('RB', 5_000, 9)].map((price) => ({ price }))))).toBeCloseTo(
      5.505,
      9,
    )
  })

  test('a format without a formula has no estimate', () => {
    expect(baselinesOf(people({ price: first }), { baseline: null })).toEqual([null])
  })
})

describe('the spread of scores around an estimate', () => {
  test('in a single game', () => {
    const spreads = (points: number) =>
      ['QB', 'RB', 'K', 'DST', 'P'].map((at) => singleGameSpread(at, points))
    // sqrt(6.2 * 10 - 3)
    expect(spreads(10)).toEqual([9, Math.sqrt(59), 4.3, 6, 0])
    // A quarter of a quarterback's variance at 8; 6.2 * 2 - 3
    expect(singleGameSpread('QB', 2)).toBe(4.5)
    expect(singleGameSpread('TE', 2)).toBeCloseTo(Math.sqrt(9.4), 12)
    expect(spreads(0)).toEqual([0, 0, 0, 0, 0])
  })

  test('it grows without a jump', () => {
    for (const position of ['QB', 'RB', 'WR', 'TE', 'DST'])
      for (let points = 0.1; points < 30; points += 0.1) {
        const step = singleGameSpread(position, points + 0.001) - singleGameSpread(position, points)
        expect(step, `${position} at ${points}`).toBeGreaterThanOrEqual(0)
        expect(step, `${position} at ${points}`).toBeLessThan(0.02)
      }
  })
})
