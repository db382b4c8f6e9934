import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import type { LineupRows } from '#core/contest-pool/lineup-rows.ts'
import { companyFactors } from '#core/field/company.ts'
import { kindsOf, type Shape, shapesOf } from '#core/formats/shapes.ts'
import { sideOf } from '#core/players/sides.ts'
import { budgetCents, toCents } from '../whole-numbers.ts'
import type { CrowdModel, FieldModel } from './field-model.ts'
import { leftBand } from './left-bands.ts'

/** The chance that an entry of the field is that lineup, for each of the lineups; 0 for one that is not legal. */
export function probabilitiesOf(model: FieldModel, pool: ContestPool, lineups: LineupRows): Float64Array {
  const all = new Float64Array(lineups.count)
  for (const crowd of model.crowds) {
    const own = crowdProbabilities(crowd, pool, lineups)
    for (let i = 0; i < all.length; i++) all[i]! += crowd.weight * own[i]!
  }
  return all
}

/** The same for an entry of one crowd, whatever its weight. */
export function crowdProbabilities(crowd: CrowdModel, pool: ContestPool, lineups: LineupRows): Float64Array {
  const facts = rowFacts(pool)
  const budget = budgetCents(pool.budget)
  const factors = pool.rows.map((_, row) => {
    const person = pool.personOfRow[row]!
    if (person < 0) return 0
    const { captainRow, flexRow } = pool.people[person]!
    return row === captainRow ? crowd.captainFactor[person]! : row === flexRow ? crowd.flexFactor[person]! : 0
  })
  const filled = new Int32Array(facts.kinds)
  const { companyOf } = facts
  return Float64Array.from({ length: lineups.count }, (_, lineup) => {
    const start = lineup * lineups.size
    const end = start + lineups.size
    let cents = 0
    let chance = 1 / crowd.partition
    let isOneSide = facts.sides > 1
    filled.fill(0)
    for (let at = start; at < end; at++) {
      const row = lineups.rows[at]!
      cents += facts.cents[row]!
      chance *= factors[row]!
      filled[facts.kindOf[row]!]!++
      if (facts.sideOf[row] !== facts.sideOf[lineups.rows[start]!] || facts.sideOf[row]! < 0)
        isOneSide = false
      for (let other = start; other < at; other++) {
        if (pool.personOfRow[row] === pool.personOfRow[lineups.rows[other]!]) return 0
      }
    }
    if (cents > budget || isOneSide || !facts.shapes.some((shape) => isSame(shape, filled))) return 0
    chance *= companyOf(lineups.rows.subarray(start, end))
    return crowd.leftFactor ? chance * crowd.leftFactor[leftBand(budget - cents, budget)]! : chance
  })
}

type RowFacts = {
  cents: number[]
  /** By row, the number of the side of which a lineup needs two; negative: unknown. */
  sideOf: number[]
  sides: number
  /** By row, its kind; the last number where no slot takes it. */
  kindOf: number[]
  kinds: number
  /** With none of the last number. */
  shapes: Shape[]
  companyOf: (lineup: ArrayLike<number>) => number
}

const facts = new WeakMap<ContestPool, RowFacts>()

function rowFacts(pool: ContestPool): RowFacts {
  const known = facts.get(pool)
  if (known) return known
  const { format, rows } = pool
  const sides = [...new Set(rows.flatMap((row) => sideOf(row, format) ?? []))]
  const { kinds, kindOfRow } = kindsOf(rows, format.rosterSlots)
  const made = {
    cents: rows.map(({ salary }) => toCents(salary)),
    sideOf: rows.map((row) => sides.indexOf(sideOf(row, format) ?? '')),
    sides: sides.length,
    kindOf: kindOfRow.map((kind) => (kind < 0 ? kinds.length : kind)),
    kinds: kinds.length + 1,
    shapes: shapesOf(kinds, format.rosterSlots.length).map((shape) => [...shape, 0]),
    companyOf: companyFactors(pool),
  }
  facts.set(pool, made)
  return made
}

function isSame(shape: Shape, filled: Int32Array): boolean {
  for (let kind = 0; kind < filled.length; kind++) if (shape[kind] !== filled[kind]) return false
  return true
}
