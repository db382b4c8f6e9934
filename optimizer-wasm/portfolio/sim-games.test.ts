import { expect, test } from 'vitest'
import { rowsOfLineup } from '#core/contest-pool/lineup-rows.ts'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { scoreModelOf } from '#core/games/score-model.ts'
import { averageEntry } from '../sim/average-entry.ts'
import { loadSimKernel } from '../sim/kernel.node.ts'
import { placeLimits } from '../sim/place-limits.ts'
import { rowWeights } from '../sim/score-units.ts'
import type { SimRequest } from '../sim/sim-request.ts'
import { randomRequest } from '../sim/testing/small-contests.ts'
import { simulate } from '../sim.ts'
import { gamesPlaced } from './coverage-gains.ts'
import { prizeSumsOf } from './prizes.ts'
import { paidAlone } from './set-outcome.ts'
import { simGames } from './sim-games.ts'
import { cellList } from './testing/plain-cells.ts'

const SHAPES = [
  { format: SHOWDOWN, people: 9, entries: 60, judged: 25, paid: 12, games: 1_100 },
  { format: SHOWDOWN, people: 14, entries: 300, judged: 90, paid: 70, games: 7 },
  { format: BIG_LEAGUE, people: 30, entries: 80, judged: 20, paid: 80, games: 9 },
]

const kernel = await loadSimKernel()

test.each(SHAPES)('where lineups stand is what comparing every score gives', (shape) => {
  const request = randomRequest(3, shape, 'alone')
  for (const depth of [1, 12, 1_000]) {
    const cells = simGames(request, kernel).cells(request.lineups, { first: 0, games: shape.games }, depth)
    expect(cells).toEqual(plainCells(request, depth))
  }
})

test.each(SHAPES)('a screened lineup is paid and placed as its cells say', (shape) => {
  const request = randomRequest(5, shape, 'alone')
  const source = simGames(request, kernel)
  const { paid, placed } = source.screen(request.lineups, { first: 0, games: shape.games }, 3)
  const cells = plainCells(request, 1_000)
  const alone = paidAlone(cells, prizeSumsOf(request.contest.tiers))
  for (let lineup = 0; lineup < shape.judged; lineup++) expect(paid[lineup]).toBeCloseTo(alone[lineup]!, 6)
  const plain = gamesPlaced(cells, 3)
  for (let lineup = 0; lineup < shape.judged; lineup++) {
    for (let game = 0; game < shape.games; game++) {
      // Blocks of 500 games begin at a word of their own.
      const [block, inBlock] = [Math.floor(game / 500), game % 500]
      const bit = placed.bits[placed.words * lineup + 16 * block + (inBlock >>> 5)]! >>> (inBlock & 31)
      expect(bit & 1).toBe((plain.bits[plain.words * lineup + (game >>> 5)]! >>> (game & 31)) & 1)
    }
  }
})

test('drawn games are those of the sim, whatever range they are asked for in', () => {
  const given = randomRequest(7, SHAPES[1]!, 'alone')
  const request: SimRequest = { ...given, scores: scoreModelOf(given.pool), games: 1_000 }
  const source = simGames(request, kernel)
  const prizes = prizeSumsOf(request.contest.tiers)
  const whole = source.cells(request.lineups, { first: 0, games: 1_000 }, 100)
  const second = source.cells(request.lineups, { first: 500, games: 500 }, 100)
  const start = whole.starts[500]!
  expect(second.score).toEqual(whole.score.subarray(start))
  expect(second.above).toEqual(whole.above.subarray(start))
  const alone = paidAlone(whole, prizes)
  const { outcomes, means } = simulate(request, kernel)
  expect(averageEntry(request.contest, { ...whole, games: 1_000 })).toEqual(means)
  for (const [lineup, { profit }] of outcomes.entries()) {
    expect(alone[lineup]! - request.contest.feeCents).toBeCloseTo(profit.value, 6)
  }
  const scores = source.scores({ first: 0, games: 1_000 })
  const { people } = request.pool
  const asGiven = { ...request, scores: { people: people.length, games: 1_000, scores } }
  expect(simGames(asGiven, kernel).cells(request.lineups, { first: 0, games: 1_000 }, 100)).toEqual(whole)
})

function plainCells(request: SimRequest, depth: number) {
  const { pool, lineups, opponents, games } = request
  const weights = rowWeights(pool)
  const { scores, people } = request.scores as { scores: Int32Array; people: number }
  const { top1, top10, cash } = placeLimits(request.contest)
  const list = cellList(lineups.count, depth, [1, top1, top10, cash])
  for (let game = 0; game < games; game++) {
    const scoreOf = (which: typeof lineups) =>
      Array.from({ length: which.count }, (_, index) =>
        rowsOfLineup(which, index).reduce(
          (sum, row) => sum + weights[row]! * scores[game * people + pool.personOfRow[row]!]!,
          0,
        ),
      )
    list.add({
      candidates: scoreOf(lineups),
      opponents: scoreOf(opponents.lineups),
      copies: opponents.copies,
    })
  }
  return list.cells()
}
