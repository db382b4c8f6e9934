import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { gameBlocks } from '#core/games/game-blocks.ts'
import { scoreModelOf } from '#core/games/score-model.ts'
import { spreadOf } from '#core/objective/spread-of.ts'
import { countedPoints } from '#core/players/points.ts'
import { drawScores } from './draw-scores.ts'
import { loadSimKernel } from './kernel.node.ts'
import { DRAWN_GAMES_SHA256 } from './testing/drawn-games.ts'
import { madeGame, madeLeague } from './testing/made-pool.ts'
import { philox, referenceGame } from './testing/reference-games.ts'

const kernel = await loadSimKernel()
const game = madeGame()
const league = madeLeague()

// The known answers that the authors of Philox publish with it.
test.each([
  { counter: [0, 0, 0, 0], key: [0, 0], words: [0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8] },
  {
    counter: [0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff],
    key: [0xffffffff, 0xffffffff],
    words: [0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd],
  },
  {
    counter: [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344],
    key: [0xa4093822, 0x299f31d0],
    words: [0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1],
  },
])('the reference draws the published words', ({ counter, key, words }) => {
  expect(philox(counter, key)).toEqual(words)
})

test.each([
  { name: 'a game of 60 people', pool: game, games: 400 },
  { name: 'a league of 608 people', pool: league, games: 40 },
])('$name: the kernel draws what the plain reference draws, to the last unit', ({ pool, games }) => {
  const model = scoreModelOf(pool)
  const drawn = drawScores(model, { seed: 4_000_000_007, firstGame: 98, games }, kernel)
  for (let index = 0; index < games; index += 1) {
    const own = drawn.subarray(index * model.people, (index + 1) * model.people)
    expect(own).toEqual(referenceGame(model, 4_000_000_007, 98 + index))
  }
})

test('any split of the games draws the same', () => {
  const model = scoreModelOf(game)
  const whole = drawScores(model, { seed: 5, games: 1003 }, kernel)
  for (const cuts of [
    [0, 1, 2, 3, 1003],
    [0, 500, 1000, 1003],
    [0, 333, 334, 666, 1003],
  ]) {
    const parts = cuts.slice(1).map((end, index) => {
      const firstGame = cuts[index]!
      return drawScores(model, { seed: 5, firstGame, games: end - firstGame }, kernel)
    })
    expect(Int32Array.from(parts.flatMap((part) => [...part]))).toEqual(whole)
  }
})

test('other seeds and other games have other scores', () => {
  const model = scoreModelOf(game)
  const first = drawScores(model, { seed: 1, games: 8 }, kernel)
  expect(drawScores(model, { seed: 2, games: 8 }, kernel)).not.toEqual(first)
  const games = Array.from({ length: 8 }, (_, index) => first.subarray(60 * index, 60 * (index + 1)).join())
  expect(new Set(games).size).toBe(8)
})

test('the bytes are those of every machine (the same file is checked in workerd)', () => {
  const drawn = drawScores(scoreModelOf(game), { seed: 2026, games: 1000 }, kernel)
  expect(createHash('sha256').update(new Uint8Array(drawn.buffer)).digest('hex')).toBe(DRAWN_GAMES_SHA256)
})

describe.each([
  { name: 'a game of 60 people', pool: game, games: 200_000, people: 44, pairsOfStarters: 153 },
  { name: 'a league of 608 people', pool: league, games: 20_000, people: 608, pairsOfStarters: 16 * 153 },
])('$name over many games', ({ pool, games, people, pairsOfStarters }) => {
  const facts = factsOf(pool, games)

  test('means and spreads are those expected', () => {
    expect(facts.scorers).toHaveLength(people)
    for (const { mean, spread, expected } of facts.scorers) {
      const error = expected.spread / Math.sqrt(games)
      expect(Math.abs(mean - expected.mean)).toBeLessThan(4.5 * error + 0.02)
      // The heavier the tail, the less certain is a spread: the variance of a square is (2 + 6 / shape) variance^2.
      const tail = Math.sqrt((2 + 6 * (expected.spread / expected.mean) ** 2) / games) / 2
      expect(Math.abs(spread / expected.spread - 1)).toBeLessThan(4.5 * tail + 0.01)
    }
  })

  test('correlations are within 0.02 of those asked, of backups (whose numbers are half a guess) within 0.06', () => {
    const chance = 4.5 / Math.sqrt(games)
    const { gaps } = facts
    expect(gaps.filter(({ areStarters }) => areStarters).length).toBe(pairsOfStarters)
    for (const { gap, areStarters } of gaps)
      expect(Math.abs(gap)).toBeLessThan(Math.max(areStarters ? 0.02 : 0.06, chance))
  })

  test('who is expected to score nothing scores 0', () => {
    expect(facts.silent.every((score) => score === 0)).toBe(true)
  })
})

/** Means, spreads and, within a game, correlations of drawn scores beside what was asked. */
function factsOf(pool: ContestPool, games: number) {
  const model = scoreModelOf(pool)
  const sums = new Float64Array(model.people)
  const blocks = gameBlocks(pool.people.map(({ row }) => row))
  const pairs = blocks.flatMap(({ members, correlation }) =>
    members.flatMap((a, i) =>
      members
        .slice(0, i)
        .flatMap((b, j) =>
          [a, b].every((person) => countedPoints(pool.people[person]!.row) > 3)
            ? [{ a, b, asked: correlation(i, j), sum: 0 }]
            : [],
        ),
    ),
  )
  const squares = new Float64Array(model.people)
  const perDraw = 4000
  for (let firstGame = 0; firstGame < games; firstGame += perDraw) {
    const drawn = drawScores(model, { seed: 11, firstGame, games: perDraw }, kernel)
    for (let start = 0; start < drawn.length; start += model.people) {
      for (let person = 0; person < model.people; person += 1) {
        const score = drawn[start + person]! / 100
        sums[person]! += score
        squares[person]! += score * score
      }
      for (const pair of pairs) pair.sum += drawn[start + pair.a]! * drawn[start + pair.b]!
    }
  }
  const meanOf = (person: number) => sums[person]! / games
  const spreadOfDrawn = (person: number) => Math.sqrt(squares[person]! / games - meanOf(person) ** 2)
  const isScorer = new Set(model.scorers)
  return {
    scorers: [...model.scorers].map((person) => {
      const { row } = pool.people[person]!
      const mean = countedPoints(row)
      const expected = { mean, spread: spreadOf(row, pool.format, mean) }
      return { mean: meanOf(person), spread: spreadOfDrawn(person), expected }
    }),
    gaps: pairs.map(({ a, b, asked, sum }) => ({
      gap: (sum / 10_000 / games - meanOf(a) * meanOf(b)) / (spreadOfDrawn(a) * spreadOfDrawn(b)) - asked,
      areStarters: [a, b].every((person) => countedPoints(pool.people[person]!.row) > 6),
    })),
    silent: [...sums].filter((_, person) => !isScorer.has(person)),
  }
}
