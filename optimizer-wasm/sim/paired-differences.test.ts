import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { playBlocks } from '../sim.ts'
import type { BlockTally } from './block-tally.ts'
import { loadSimKernel } from './kernel.node.ts'
import { differencesOf, pairedDifferences } from './paired-differences.ts'
import { drawnRequest } from './testing/small-contests.ts'

const kernel = await loadSimKernel()
const request = { ...drawnRequest(SHOWDOWN, 8, 'alone'), games: 3000, keepsGames: true }
const played = (asked: typeof request) =>
  Array.from(playBlocks(asked, kernel), (block) => ({ ...block, byGame: block.byGame.slice() }))
const blocks = played(request)

const compared = (blocks: readonly BlockTally[], pairs: readonly (readonly [number, number])[]) =>
  pairedDifferences(
    blocks.map((block) => differencesOf(block, pairs)),
    pairs,
    () => 0,
  )

test('a difference is the difference of the profits, with an error of its own games', () => {
  const payouts = (lineup: number) =>
    blocks.flatMap(({ byGame, games }) => [...byGame.slice(lineup * games, (lineup + 1) * games)])
  const pairs = [
    [0, 1],
    [3, 2],
    [4, 4],
  ] as const
  for (const [i, { profit }] of compared(blocks.toReversed(), pairs).entries()) {
    const [a, b] = pairs[i]!.map(payouts) as [number[], number[]]
    const differences = a.map((cents, game) => cents - b[game]!)
    const mean = differences.reduce((sum, each) => sum + each, 0) / differences.length
    const variance = differences.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (differences.length - 1)
    expect(differences).toHaveLength(3000)
    expect(profit.value).toBeCloseTo(mean, 6)
    expect(profit.error).toBeCloseTo(Math.sqrt(variance / differences.length), 6)
  }
})

test('a lineup does not differ from itself', () => {
  expect(compared(blocks, [[5, 5]])).toEqual([
    { profit: { value: 0, error: 0 }, top1: { value: 0, error: 0 } },
  ])
})

test('a difference of the top 1% is that of the counts, with an error of the blocks', () => {
  const counts = (lineup: number) => blocks.map(({ reached }) => reached[4 * lineup + 1]!)
  const [one, other] = [counts(0), counts(1)]
  const [{ top1 } = { top1: null }] = compared(blocks, [[0, 1]])
  const shares = one.map((count, block) => (count - other[block]!) / 500)
  const mean = shares.reduce((sum, each) => sum + each, 0) / 6
  const variance = shares.reduce((sum, each) => sum + (each - mean) ** 2, 0) / 5
  expect(shares).toHaveLength(6)
  expect(one).not.toEqual(other)
  expect(top1!.value).toBeCloseTo(mean, 12)
  expect(top1!.error).toBeCloseTo(Math.sqrt(variance / 6), 12)
})

test('two lineups of one expectation are called different in about one seed of twenty', () => {
  // Which lineup is first changes nothing in the truth: the signs of the differences are as often wrong as right.
  const seeds = 40
  let different = 0
  for (let seed = 1; seed <= seeds; seed++) {
    const [first, second] = [seed, 10_000 + seed].map((part) =>
      played({ ...request, seed: part, games: 500 }),
    )
    // The same lineup on two sets of games has one expectation.
    const { byGame } = first![0]!
    const both = {
      ...first![0]!,
      byGame: Float64Array.of(...byGame.slice(0, 500), ...second![0]!.byGame.slice(0, 500)),
    }
    const { profit } = compared([both], [[0, 1]])[0]!
    if (Math.abs(profit.value) > 2 * profit.error) different++
  }
  expect(different / seeds).toBeGreaterThan(0)
  expect(different / seeds).toBeLessThan(0.17)
})
