import type { ContestPool, SoFar } from '../contest-pool/contest-pool.ts'
import type { Format } from '../formats/format.ts'
import { spreadOf } from '../objective/spread-of.ts'
import type { Player } from '../players/player.ts'
import { countedPoints } from '../players/points.ts'
import { gameBlocks } from './game-blocks.ts'
import { LEAST_Z, QUANTILES, STEPS_PER_Z, scoreTable } from './score-table.ts'

/**
 * How the people of a pool score together: plain data that can be posted to a thread. Correlated normal numbers
 * z = factor x independent ones, then each person's score by the table of quantiles. Everyone who
 * is not a scorer scores 0.
 */
export type ScoreModel = {
  /** The number of people; indexes are those of the pool. */
  people: number
  /** The people who score, block by block; those of different blocks (games) score independently. */
  scorers: Uint16Array
  /**
   * The stream of random numbers of each scorer: it follows from the name and team alone, so that the games of two pools (before and
   * after news) are as alike as can be.
   */
  streams: Uint32Array
  /** Where each block begins in `scorers`; after the last one their number. */
  blocks: Uint32Array
  /** The blocks' Cholesky factors one after another: rows of 1, 2, ... numbers, in the order of `scorers`. */
  factors: Float32Array
  /** `QUANTILES` scores of each scorer in 1/100 point (score-table.ts). */
  quantiles: Int32Array
}

/**
 * The score model of a pool. Means are the points that count (projection or average, injury and synergy included), so
 * that the average of the games is the total that the screens show; spreads belong to the source of the points. Of games that
 * have begun the points so far count, and the same of what is left.
 */
export function scoreModelOf({
  mode,
  people,
  soFar,
}: Pick<ContestPool, 'mode' | 'people' | 'soFar'>): ScoreModel {
  const expected = gameBlocks(people.map(({ row }) => row))
  const isExpected = new Set(expected.flatMap(({ members }) => members))
  // Who scores though nothing was expected of him is a block of his own.
  const surprising = [...people.keys()].filter(
    (person) => !isExpected.has(person) && soFar?.[people[person]!.key],
  )
  const blocks = [...expected, ...surprising.map((person) => ({ members: [person], correlation: () => 0 }))]
  const scorers = blocks.flatMap(({ members }) => members)
  const tables = new Map(
    scorers.map((person) => [person, tableOf(people[person]!.row, mode, soFar?.[people[person]!.key])]),
  )
  const terms = new Map(scorers.map((person) => [person, hermiteTerms(tables.get(person)!)]))

  const factors = blocks.map(({ members, correlation }) =>
    choleskyOf(members.length, (a, b) =>
      normalCorrelation(terms.get(members[a]!)!, terms.get(members[b]!)!, correlation(a, b)),
    ),
  )

  const quantiles = new Int32Array(scorers.length * QUANTILES)
  for (const [index, person] of scorers.entries()) quantiles.set(tables.get(person)!, index * QUANTILES)
  return {
    people: people.length,
    scorers: Uint16Array.from(scorers),
    streams: streamsOf(scorers.map((person) => people[person]!.key)),
    blocks: Uint32Array.from([0, ...runningSums(blocks.map(({ members }) => members.length))]),
    factors: joined(factors),
    quantiles,
  }
}

function tableOf(row: Player, mode: Format, soFar: SoFar | undefined): Int32Array {
  const mean = countedPoints(row)
  return scoreTable({ position: row.actualPosition, mean, spread: spreadOf(row, mode, mean) }, soFar)
}

/** FNV-1a of each key, different for each of them. */
function streamsOf(keys: readonly string[]): Uint32Array {
  const taken = new Set<number>()
  for (const key of keys) {
    let hash = 0x811c9dc5
    for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
    hash >>>= 0
    while (taken.has(hash)) hash = (hash + 1) >>> 0
    taken.add(hash)
  }
  return Uint32Array.from(taken)
}

function runningSums(sizes: readonly number[]): number[] {
  let sum = 0
  return sizes.map((size) => {
    sum += size
    return sum
  })
}

function joined(parts: readonly Float64Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** How much of a person's score others may determine at most: the square of the multiple correlation. */
const MOST_DETERMINED = 0.75

/**
 * The lower triangle L of a matrix of correlations, L L' = matrix, row by row (rows of 1, 2, ... `size` numbers).
 *
 * Correlations that were measured or set pair by pair may be such that no scores can have all of them at once: a team's
 * fourth quarterback cannot score apart from each of the other three by as much as these score apart from each other.
 * Where a row's correlations with the rows before it are impossible, all of them are lowered by the same factor, as little as
 * needed. Earlier rows keep theirs, so the order of the rows decides which correlations change.
 * @param correlation of two rows, by their indexes.
 */
function choleskyOf(size: number, correlation: (row: number, column: number) => number): Float64Array {
  const factor = new Float64Array((size * (size + 1)) / 2)
  for (let row = 0; row < size; row += 1) {
    const rowStart = (row * (row + 1)) / 2
    let determined = 0
    for (let column = 0; column < row; column += 1) {
      const columnStart = (column * (column + 1)) / 2
      let rest = correlation(row, column)
      for (let k = 0; k < column; k += 1) rest -= factor[rowStart + k]! * factor[columnStart + k]!
      const term = rest / factor[columnStart + column]!
      factor[rowStart + column] = term
      determined += term * term
    }
    if (determined > MOST_DETERMINED) {
      const kept = Math.sqrt(MOST_DETERMINED / determined)
      for (let column = 0; column < row; column += 1) factor[rowStart + column]! *= kept
      determined = MOST_DETERMINED
    }
    factor[rowStart + row] = Math.sqrt(1 - determined)
  }
  return factor
}

/** Terms of the expansion; the scores of the seventh order on change a correlation by less than 0.001. */
const TERMS = 6
/** Normal numbers are correlated by at most this times the correlation asked of the scores. */
const MOST_TIMES = 1.5

/** A person's scores as a sum of Hermite polynomials of z, orthonormal; divided by the spread, without the mean. */
type HermiteTerms = Float64Array

/**
 * Two scores are correlated less than the normal numbers that they come from, because scores are skewed. With scores as
 * sums of Hermite polynomials, score correlation = sum over k of a_k b_k r^k (Mehler), where r is the normal numbers'.
 */
export function hermiteTerms(table: Int32Array): HermiteTerms {
  const sums = new Float64Array(TERMS + 1)
  let squares = 0
  for (let index = 0; index < table.length; index += 1) {
    const value = table[index]!
    const z = LEAST_Z + index / STEPS_PER_Z
    const weight = Math.exp((-z * z) / 2) / (Math.sqrt(2 * Math.PI) * STEPS_PER_Z)
    squares += weight * value * value
    let before = 0
    let polynomial = 1
    for (let k = 0; k <= TERMS; k += 1) {
      sums[k]! += weight * value * polynomial
      const next = (z * polynomial - Math.sqrt(k) * before) / Math.sqrt(k + 1)
      before = polynomial
      polynomial = next
    }
  }
  const spread = Math.sqrt(Math.max(0, squares - sums[0]! ** 2))
  return sums.subarray(1).map((term) => (spread > 0 ? term / spread : 0))
}

/**
 * The correlation of two normal numbers whose scores have the correlation `asked`. Scores near 0, of people who hardly
 * play, cannot be correlated much; their normal numbers get one and a half times what is asked.
 */
export function normalCorrelation(a: HermiteTerms, b: HermiteTerms, asked: number): number {
  if (asked === 0) return 0
  let [low, high] = asked > 0 ? [0, MOST_TIMES * asked] : [MOST_TIMES * asked, 0]
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2
    if (scoreCorrelation(a, b, middle) < asked) low = middle
    else high = middle
  }
  return (low + high) / 2
}

function scoreCorrelation(a: HermiteTerms, b: HermiteTerms, r: number): number {
  let sum = 0
  for (let k = TERMS - 1; k >= 0; k -= 1) sum = (sum + a[k]! * b[k]!) * r
  return sum
}
