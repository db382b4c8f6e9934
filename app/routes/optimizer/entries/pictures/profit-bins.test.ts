import fc from 'fast-check'
import { expect, test } from 'vitest'
import { profitDistribution } from '#optimizer/sim/profit-distribution.ts'
import { profitBins } from './profit-bins.ts'

/** `profits` in cents by game. */
const binsOf = (profits: readonly number[], feesCents: number, count: number) =>
  profitBins(
    profitDistribution(
      Float64Array.from(profits, (profit) => profit + feesCents),
      feesCents,
      0,
    ),
    feesCents,
    count,
  )

test('games without a payout, and the few highest profits, are bars of their own', () => {
  // Two entries of $5: 54 games without a payout, 20 that give half of it back, 25 with $20, one with $1,010.
  const profits = [
    ...Array<number>(54).fill(-1_000),
    ...Array<number>(20).fill(-500),
    100_000,
    ...Array<number>(25).fill(1_000),
  ]
  const bins = binsOf(profits, 1_000, 4)
  expect(bins.map(({ kind, from, to, share }) => [kind, from, to, Math.round(100 * share)])).toEqual([
    ['all_lost', -1_000, -1_000, 54],
    ['range', -1_000, -500, 0],
    ['range', -500, 0, 20],
    ['range', 0, 500, 0],
    ['range', 500, 1_000, 0],
    ['range', 1_000, 1_500, 25],
    ['above', 1_500, null, 1],
  ])
})

test('a distribution of one value, and one in which all is lost, have bars', () => {
  expect(binsOf([-700, -700], 700, 10)[0]).toMatchObject({ kind: 'all_lost', share: 1 })
  expect(binsOf([250], 700, 10).at(-1)).toMatchObject({ kind: 'range', share: 1 })
  expect(binsOf([], 700, 10)).toEqual([])
})

test('where entry is free, games without a payout are told from those with one', () => {
  expect(binsOf([0, 0, 0, 500], 0, 4).map(({ kind, share }) => [kind, share])).toContainEqual([
    'all_lost',
    0.75,
  ])
})

test('each game is in one bar, 0 is an edge, and bars of one width follow one another', () => {
  const profits = fc.array(fc.integer({ min: -3_000, max: 10_000_000 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(profits, fc.integer({ min: 2, max: 40 }), (all, count) => {
      const bins = binsOf(all, 3_000, count)
      expect(bins.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
      expect(bins.map(({ from }) => from)).toContain(0)
      const ranges = bins.filter(({ kind }) => kind === 'range')
      expect(ranges[0]!.from).toBeLessThanOrEqual(-3_000)
      for (const [place, bin] of bins.slice(2).entries()) expect(bin.from).toBe(bins[place + 1]!.to)
      for (const { from, to } of ranges) expect(to! - from).toBe(ranges[0]!.to! - ranges[0]!.from)
      expect(bins.length).toBeLessThanOrEqual(2 * count + 8)
      for (const { from, to, share } of ranges)
        expect(share * all.length).toBeCloseTo(
          all.filter((p) => p > -3_000 && p >= from && p < to!).length,
          6,
        )
    }),
  )
})
