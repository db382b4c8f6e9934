import fc from 'fast-check'
import { expect, test } from 'vitest'
import { profitBins } from './profit-bins.ts'
import { profitDistribution, profitFigures } from './profit-distribution.ts'

/** Two entries of $5: ten games without a payout, four of $5, five of $20, one of $1,010. */
const games = [
  ...Array<number>(10).fill(-1_000),
  ...Array<number>(4).fill(-500),
  ...Array<number>(5).fill(1_000),
  100_000,
]

test('the figures are those of the games, counted by hand', () => {
  const figures = profitFigures(profitDistribution(games), 1_000)!
  expect(figures).toEqual({
    games: 20,
    // (-10 x 1000 - 4 x 500 + 5 x 1000 + 100000) / 20
    expected: 4_650,
    median: -1_000,
    high: 1_000,
    chanceOfProfit: 0.3,
    chanceOfLosingAll: 0.5,
  })
  expect(profitFigures(profitDistribution([]), 1_000)).toBeNull()
})

test('games without a payout, and the few highest profits, are bars of their own', () => {
  const many = [...Array.from({ length: 99 }, (_, game) => games[game % 19]!), 100_000]
  const bins = profitBins(profitDistribution(many), 1_000, 4)
  expect(bins.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['all_lost', -1_000, -1_000],
    ['range', -1_000, -500],
    ['range', -500, 0],
    ['range', 0, 500],
    ['range', 500, 1_000],
    ['range', 1_000, 1_500],
    ['above', 1_500, null],
  ])
  // 99 games are 5 rounds of 19 (10 lost, 4 back, 5 won) and 4 more, which are lost.
  expect(bins.map(({ share }) => Math.round(share * 100))).toEqual([54, 0, 20, 0, 0, 25, 1])
})

test('a distribution of one value, and one in which all is lost, have bars', () => {
  expect(profitBins(profitDistribution([-700, -700]), 700, 10)[0]).toMatchObject({ share: 1 })
  expect(profitBins(profitDistribution([250]), 700, 10).at(-1)).toMatchObject({ kind: 'range', share: 1 })
  expect(profitBins(profitDistribution([]), 700, 10)).toEqual([])
})

test('each game is in one bar, 0 is an edge, and bars follow one another', () => {
  const profits = fc.array(fc.integer({ min: -3_000, max: 10_000_000 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(profits, fc.integer({ min: 2, max: 40 }), (all, count) => {
      const bins = profitBins(profitDistribution(all), 3_000, count)
      expect(bins.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
      expect(bins.map(({ from }) => from)).toContain(0)
      const ranges = bins.filter(({ kind }) => kind === 'range')
      expect(ranges[0]!.from).toBeLessThanOrEqual(-3_000)
      for (const [place, bin] of bins.slice(2).entries()) expect(bin.from).toBe(bins[place + 1]!.to)
      for (const { from, to } of ranges) expect(to! - from).toBe(ranges[0]!.to! - ranges[0]!.from)
      expect(bins.length).toBeLessThanOrEqual(2 * count + 8)
      for (const { kind, from, to, share } of bins)
        if (kind === 'range')
          expect(share * all.length).toBeCloseTo(
            all.filter((p) => p > -3_000 && p >= from && p < to!).length,
            6,
          )
    }),
  )
})
