import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { randomFrom } from '#core/numbers/random-from.ts'
import { winningsCents } from '#core/payouts/winnings.ts'
import type { BlockTally } from './sim/block-tally.ts'
import { drawScores } from './sim/draw-scores.ts'
import { loadSimKernel } from './sim/kernel.node.ts'
import { GAMES_OF_BLOCK } from './sim/load-contest.ts'
import { outcomeOf } from './sim/outcome.ts'
import { isModel } from './sim/sim-request.ts'
import { sumBlocks } from './sim/sum-blocks.ts'
import { referenceSim } from './sim/testing/reference-sim.ts'
import {
  drawnRequest,
  HIGH_HEAT,
  opponentsOf,
  randomLineups,
  randomRequest,
  randomScores,
  smallPool,
} from './sim/testing/small-contests.ts'
import { playBlocks, simulate } from './sim.ts'

const kernel = await loadSimKernel()

test.each([
  { format: SHOWDOWN, people: 7, entries: 40, judged: 5, paid: 9, games: 23 },
  { format: SHOWDOWN, people: 12, entries: 300, judged: 20, paid: 60, games: 30 },
  { format: SHOWDOWN, people: 9, entries: 30, judged: 3, paid: 30, games: 12 },
  { format: SHOWDOWN, people: 8, entries: 12, judged: 4, paid: 1, games: 1003 },
  { format: SHOWDOWN, people: 8, entries: 2, judged: 1, paid: 1, games: 9 },
  { format: BIG_LEAGUE, people: 12, entries: 60, judged: 6, paid: 12, games: 17 },
])('the kernel is the reference to the bit: $format.name, $entries entries, $paid paid', (shape) => {
  for (const entering of ['alone', 'together'] as const) {
    for (let seed = 1; seed <= 5; seed++) {
      const request = randomRequest(seed, shape, entering)
      const { games, byGame, ...tally } = sumOf(playBlocks(request, kernel))
      const { opponentCents, opponentTotals, ...own } = referenceSim(request)
      // Where lineups enter alone opponents are not paid: no game has them all.
      const theirs =
        entering === 'alone'
          ? { opponentCents: new Float64Array(), opponentTotals: new Float64Array(games) }
          : { opponentCents, opponentTotals }
      expect(tally).toEqual({ ...own, ...theirs })
      expect(games).toBe(shape.games)
    }
  }
})

test('games drawn from a score model are played like the same games given', () => {
  for (const format of [SHOWDOWN, BIG_LEAGUE]) {
    for (const entering of ['alone', 'together'] as const) {
      const request = {
        ...drawnRequest(format, 5, entering),
        games: 700,
        firstGame: 500,
        paysOpponents: true,
      }
      if (!isModel(request.scores)) throw new Error('A model was expected')
      const people = request.pool.people.length
      const drawn = drawScores(request.scores, { seed: request.seed, games: 1200 }, kernel)
      const scores = { people, games: 1200, scores: drawn }
      expect(simulate(request, kernel)).toEqual(simulate({ ...request, scores }, kernel))
    }
  }
})

test('what all entries of a game get is the prize pool, on 2,000 tied fields of the High Heat table', () => {
  const random = randomFrom(11)
  const pool = smallPool(SHOWDOWN, 14)
  for (let field = 0; field < 20; field++) {
    const lineups = randomLineups(pool, 25, random)
    const { conservation, fieldRoi, together } = simulate(
      {
        pool,
        scores: randomScores(pool, 100, random, { step: 200 + 200 * (field % 4) }),
        contest: HIGH_HEAT,
        opponents: opponentsOf(randomLineups(pool, 225, random)),
        lineups,
        entering: 'together',
        games: 100,
        seed: 1,
        paysOpponents: true,
      },
      kernel,
    )
    expect(conservation!.worst).toBeLessThan(1e-6)
    // 25,000 of 27,250 dollars of fees come back, to opponents and judged lineups together.
    const all = (225 * fieldRoi! + 25 * together!.roi!.value) / 250
    expect(all).toBeCloseTo(25_000 / 27_250 - 1, 12)
  }
})

test('a share is what whole cents are on average where the odd ones are drawn by lot', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const shape = { format: SHOWDOWN, people: 7, entries: 30, judged: 29, paid: 9, games: 1 }
    const request = { ...randomRequest(seed, shape, 'together'), keepsGames: true }
    const [block] = [...playBlocks(request, kernel)]
    const shares = [...block!.byGame, ...block!.opponentCents]
    // A rank for each entry: a better share means a better rank, and a tie has one share.
    const ranks = shares.map((share) => 1 + shares.filter((other) => other > share).length)
    const cents = [...winningsCents(ranks, request.contest.tiers)]
    for (const [i, share] of shares.entries()) {
      const tied = cents.filter((_, other) => ranks[other] === ranks[i])
      expect(Math.abs(cents[i]! - share)).toBeLessThan(1)
      if (share > 0) expect(tied.reduce((sum, each) => sum + each, 0) / tied.length).toBeCloseTo(share, 6)
    }
    expect(cents.reduce((sum, each) => sum + each, 0)).toBe(
      request.contest.tiers.reduce((sum, { prizeCents }) => sum + prizeCents, 0),
    )
  }
})

test('a block that keeps no games is posted with its own numbers alone, not with the memory of the kernel', () => {
  const [block] = playBlocks({ ...drawnRequest(SHOWDOWN, 7, 'alone'), games: GAMES_OF_BLOCK }, kernel)
  const lists = Object.values(block!).filter((each) => ArrayBuffer.isView(each))
  expect(lists).toHaveLength(8)
  for (const list of lists) expect(list.buffer.byteLength).toBe(list.byteLength)
})

test.each([1, 2, 3])('%i threads give the bytes of one', async (threads) => {
  const seed = 7
  const request = drawnRequest(SHOWDOWN, seed, 'together')
  const blocksOfThread = request.games / GAMES_OF_BLOCK / threads
  const parts = Array.from({ length: threads }, (_, i) => {
    const from = Math.round(i * blocksOfThread) * GAMES_OF_BLOCK
    return { firstGame: from, games: Math.round((i + 1) * blocksOfThread) * GAMES_OF_BLOCK - from }
  })
  // The last part comes first, as it may from threads.
  const blocks = (await Promise.all(parts.map((part) => runThread({ seed, ...part })))).reverse().flat()
  expect(sumBlocks(blocks)).toEqual(sumBlocks([...playBlocks(request, kernel)]))
  expect(outcomeOf(request, sumBlocks(blocks))).toEqual(simulate(request, kernel))
})

test('fields take turns block by block', () => {
  const request = drawnRequest(SHOWDOWN, 3, 'alone')
  const random = randomFrom(99)
  const others = [1, 2].map(() => opponentsOf(randomLineups(request.pool, 199, random)))
  const turns = simulate({ ...request, moreFields: others }, kernel)
  const fields = [request.opponents, ...others]
  const blocks = Array.from({ length: 4 }, (_, i) => [
    ...playBlocks({ ...request, opponents: fields[i % 3]!, firstGame: 500 * i, games: 500 }, kernel),
  ]).flat()
  expect(turns.outcomes.map(({ profit }) => profit)).toEqual(
    outcomeOf(request, sumBlocks(blocks)).outcomes.map(({ profit }) => profit),
  )
})

test('Dupes of fields that take turns are the mean of their Dupes', () => {
  const request = { ...drawnRequest(SHOWDOWN, 3, 'alone'), games: 4 }
  const copies = new Uint32Array(request.lineups.count).fill(3)
  const moreFields = [{ lineups: request.lineups, copies }]
  const alone = simulate(request, kernel).outcomes.map(({ dupes }) => dupes)
  const turns = simulate({ ...request, moreFields }, kernel).outcomes.map(({ dupes }) => dupes)
  expect(turns).toEqual(alone.map((dupes) => (dupes + 3) / 2))
})

test('progress is told block by block, and a sim of fewer games is a part of it', () => {
  const request = drawnRequest(SHOWDOWN, 4, 'alone')
  const told: number[] = []
  simulate({ ...request, games: 1200 }, kernel, (games) => told.push(games))
  expect(told).toEqual([500, 1000, 1200])
})

test('what can not be simulated is refused with a sentence', () => {
  const request = randomRequest(
    1,
    { format: SHOWDOWN, people: 7, entries: 20, judged: 2, paid: 4, games: 8 },
    'alone',
  )
  const refusal = (change: object) => () => simulate({ ...request, ...change }, kernel)
  expect(refusal({ games: 9 })).toThrow('fewer games than asked for')
  expect(refusal({ firstGame: 4 })).toThrow('multiple of 500')
  expect(refusal({ scores: { ...request.scores, people: 3 } })).toThrow('of 3 people, the pool has 7')
  const far = Int32Array.from(request.scores.scores, (_, i) => (i % 2 ? 200_000 : -200_000))
  expect(refusal({ scores: { ...request.scores, scores: far } })).toThrow('too far apart to be points')
  const huge = Int32Array.from(far, (score) => 10_000 * score)
  expect(refusal({ scores: { ...request.scores, scores: huge } })).toThrow('too large to be points')
  const many = { size: 6, count: 5_000_000, rows: new Uint16Array(30_000_000) }
  expect(refusal({ lineups: many })).toThrow('more lineups than a sim has memory for')
  expect(simulate(request, kernel).games).toBe(8)
})

test('two million distinct opponents take less than 200 MB', async () => {
  const own = await loadSimKernel()
  const request = randomRequest(
    1,
    { format: SHOWDOWN, people: 30, entries: 20, judged: 5, paid: 4, games: 4 },
    'alone',
  )
  const count = 2_000_000
  const rows = new Uint16Array(6 * count)
  const few = request.opponents.lineups.rows
  for (let at = 0; at < rows.length; at += few.length)
    rows.set(few.subarray(0, Math.min(few.length, rows.length - at)), at)
  const opponents = { lineups: { size: 6, count, rows }, copies: new Uint32Array(count).fill(1) }
  simulate({ ...request, opponents }, own)
  expect(own.exports.memory.buffer.byteLength).toBeLessThan(200e6)
})

/** The kept games of a tally are tested apart. */
function sumOf(played: Iterable<BlockTally>) {
  const blocks = Array.from(played, (block) => ({ ...block, byGame: block.byGame.slice() }))
  return { byGame: blocks.map(({ byGame }) => byGame), ...sumBlocks(blocks) }
}

function runThread(workerData: object): Promise<BlockTally[]> {
  const blocks: BlockTally[] = []
  const thread = new Worker(new URL('./sim/testing/sim-thread.ts', import.meta.url), { workerData })
  return new Promise((resolve, reject) => {
    thread.on('message', (block: BlockTally | null) => {
      if (block) blocks.push(block)
      else resolve(blocks)
    })
    thread.on('error', reject)
  })
}
