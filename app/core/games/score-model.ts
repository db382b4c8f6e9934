import type { ContestPool, SoFar } from '../contest-pool/contest-pool.ts'
import type { Format } from '../formats/format.ts'
import { spreadOf } from '../objective/spread-of.ts'
import type { Player } from '../players/player.ts'
import { countedPoints } from '../players/points.ts'
import { choleskyOf } from './cholesky.ts'
import { gameBlocks } from './game-blocks.ts'
import { hermiteTerms, normalCorrelation } from './normal-correlation.ts'
import { QUANTILES, scoreTable } from './score-table.ts'

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
export function scoreModelOf(pool: ScoringPool): ScoreModel {
  const known = models.get(pool)
  if (known) return known
  const model = modelOf(pool)
  models.set(pool, model)
  return model
}

type ScoringPool = Pick<ContestPool, 'format' | 'people' | 'soFar'>

/** It takes tens of milliseconds with several games, and the contests of a file share a pool. */
const models = new WeakMap<ScoringPool, ScoreModel>()

function modelOf({ format, people, soFar }: ScoringPool): ScoreModel {
  const expected = gameBlocks(people.map(({ row }) => row))
  const isExpected = new Set(expected.flatMap(({ members }) => members))
  // Who scores though nothing was expected of him is a block of his own.
  const surprising = [...people.keys()].filter(
    (person) => !isExpected.has(person) && soFar?.[people[person]!.key],
  )
  const blocks = [...expected, ...surprising.map((person) => ({ members: [person], correlation: () => 0 }))]
  const scorers = blocks.flatMap(({ members }) => members)
  const tables = new Map(
    scorers.map((person) => [person, tableOf(people[person]!.row, format, soFar?.[people[person]!.key])]),
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

function tableOf(row: Player, format: Format, soFar: SoFar | undefined): Int32Array {
  const mean = countedPoints(row)
  return scoreTable({ position: row.actualPosition, mean, spread: spreadOf(row, format, mean) }, soFar)
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
