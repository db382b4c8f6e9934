import type { LineupRows } from '#core/contest-pool/lineup-rows.ts'
import type { ScoreModel } from '#core/games/score-model.ts'
import type { SimKernel } from './kernel.ts'
import { placeLimits } from './place-limits.ts'
import { scoreBlockBytes, writeScoreBlock } from './score-block.ts'
import { rowWeights } from './score-units.ts'
import { type GivenScores, isModel, type SimRequest } from './sim-request.ts'

/** Games that are added up together, a multiple of four; sums of blocks are added in the order of the blocks. */
export const GAMES_OF_BLOCK = 500

const HEADER_WORDS = 16
/** The kernel's rows are offsets of 16 bytes a row in 16 bits. */
const MOST_ROWS = 4096
/** No game's lineups lie further apart; Showdown: 1,300 points. */
const MOST_SPAN = 2 ** 18
/** Sums of scores stay far below 2^31. */
const MOST_UNITS = 2 ** 29
/** Of the 192 MB that the kernel may use, so much is for what grows with the request. */
const MOST_BYTES = 150 * 2 ** 20

/** What does not depend on which games are played. */
type LoadedRequest = Omit<SimRequest, 'games' | 'firstGame'>

/** Writes the contest into the kernel's memory and opens it (layout: assembly/contest.ts). */
export function loadContest(
  request: LoadedRequest,
  kernel: SimKernel,
  limits = placeLimits(request.contest),
): void {
  const { pool, contest, opponents, lineups, entering, scores } = request
  const weights = rowWeights(pool)
  const span = spanOf(scores, weights, opponents.lineups.size)
  const together = entering === 'together'
  const contestBytes = bytesOf(request)
  const bytes = contestBytes + (isModel(scores) ? scoreBlockBytes(scores) : 0)
  checkSizes(request, bytes, span)

  const { exports } = kernel
  const block = exports.reserve(bytes)
  const { buffer } = exports.memory
  const header = new Int32Array(buffer, block, HEADER_WORDS)
  const { size } = opponents.lineups
  header.set([scores.people, pool.rows.length, size, opponents.lineups.count, lineups.count])
  header.set([together ? 1 : 0, paysOpponents(request) ? 1 : 0, span, contest.tiers.length], 5)
  header.set([limits.top1, limits.top10, limits.cash, request.keepsGames ? 1 : 0], 9)
  let at = block + 4 * HEADER_WORDS

  const tiers = new Float64Array(buffer, at, 3 * contest.tiers.length)
  let paid = 0
  for (const [i, { from, to, prizeCents }] of contest.tiers.entries()) {
    paid += (to - from + 1) * prizeCents
    tiers.set([to, prizeCents, paid], 3 * i)
  }
  at += tiers.byteLength
  for (const words of [pool.personOfRow, weights, opponents.copies]) {
    new Int32Array(buffer, at, words.length).set(words)
    at += 4 * words.length
  }
  for (const list of [opponents.lineups, lineups]) at = writeRows(list, buffer, at)
  const model = block + contestBytes
  if (isModel(scores)) writeScoreBlock(scores, buffer, model)
  exports.openContest(block, isModel(scores) ? model : 0, GAMES_OF_BLOCK)
}

/** Where lineups enter alone no game has them all, so opponents are paid only where they enter together. */
export function paysOpponents({
  paysOpponents,
  entering,
}: Pick<SimRequest, 'paysOpponents' | 'entering'>): boolean {
  return Boolean(paysOpponents) && entering === 'together'
}

function writeRows({ count, size, rows }: LineupRows, buffer: ArrayBuffer, at: number): number {
  const offsets = new Uint16Array(buffer, at, count * size)
  for (let i = 0; i < offsets.length; i++) offsets[i] = 16 * rows[i]!
  return at + offsets.byteLength
}

function bytesOf({ pool, contest, opponents, lineups }: LoadedRequest): number {
  const rows = opponents.lineups.rows.length + lineups.rows.length
  return (
    4 * HEADER_WORDS +
    24 * contest.tiers.length +
    8 * pool.rows.length +
    4 * opponents.copies.length +
    8 * Math.ceil(rows / 4)
  )
}

/** The most units between the best and the worst lineup of a game, as far as the scores can tell. */
function spanOf(games: ScoreModel | GivenScores, weights: Int32Array, size: number): number {
  let low = 0
  let high = 0
  for (const score of isModel(games) ? games.quantiles : games.scores) {
    if (score < low) low = score
    else if (score > high) high = score
  }
  const heaviest = weights.reduce((most, weight) => Math.max(most, weight), 1)
  if (size * heaviest * Math.max(-low, high) > MOST_UNITS)
    throw new RangeError('The scores are too large to be points')
  return Math.min(size * heaviest * (high - low) + 1, MOST_SPAN)
}

function checkSizes(request: LoadedRequest, bytes: number, span: number): void {
  const { pool, opponents, lineups, scores } = request
  if (pool.rows.length > MOST_ROWS) throw new RangeError(`A sim takes ${MOST_ROWS} rows at most`)
  if (scores.people !== pool.people.length)
    throw new RangeError(`The scores are of ${scores.people} people, the pool has ${pool.people.length}`)
  if (opponents.lineups.count !== opponents.copies.length)
    throw new RangeError('Every lineup of the opponents needs its number of copies')
  const byLineup = 32 * opponents.lineups.count + 64 * lineups.count
  const kept = request.keepsGames ? 2 * lineups.count : 0
  const byBlock = 4 * GAMES_OF_BLOCK * (pool.people.length + 4 + kept)
  if (bytes + byLineup + byBlock + 48 * span > MOST_BYTES)
    throw new RangeError('These are more lineups than a sim has memory for')
}
