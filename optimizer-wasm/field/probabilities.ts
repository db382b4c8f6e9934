import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import type { LineupRows } from '#core/contest-pool/lineup-rows.ts'
import { companyFactors } from '#core/field/company.ts'
import { slotAccepts } from '#core/formats/lookup.ts'
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
  const needsTwoTeams = pool.mode.from.teams > 1 && facts.teams > 1
  const factors = pool.rows.map((_, row) => {
    const person = pool.personOfRow[row]!
    if (person < 0) return 0
    const { captainRow, flexRow } = pool.people[person]!
    return row === captainRow ? crowd.captainFactor[person]! : row === flexRow ? crowd.flexFactor[person]! : 0
  })
  const filled = new Int32Array(facts.groups)
  const { companyOf } = facts
  return Float64Array.from({ length: lineups.count }, (_, lineup) => {
    const start = lineup * lineups.size
    const end = start + lineups.size
    let cents = 0
    let chance = 1 / crowd.partition
    let isOneTeam = needsTwoTeams
    filled.fill(0)
    for (let at = start; at < end; at++) {
      const row = lineups.rows[at]!
      cents += facts.cents[row]!
      chance *= factors[row]!
      filled[facts.groupOf[row]!]!++
      if (facts.teamOf[row] !== facts.teamOf[lineups.rows[start]!] || facts.teamOf[row]! < 0)
        isOneTeam = false
      for (let other = start; other < at; other++) {
        if (pool.personOfRow[row] === pool.personOfRow[lineups.rows[other]!]) return 0
      }
    }
    if (cents > budget || isOneTeam || filled.some((count, group) => count !== facts.open[group])) return 0
    chance *= companyOf(lineups.rows.subarray(start, end))
    return crowd.leftFactor ? chance * crowd.leftFactor[leftBand(budget - cents, budget)]! : chance
  })
}

type RowFacts = {
  cents: number[]
  /** By row, a number; negative: unknown. */
  teamOf: number[]
  teams: number
  /** By row, the group of slots of one code that it fits; the last number where it fits none. */
  groupOf: number[]
  groups: number
  open: number[]
  companyOf: (lineup: ArrayLike<number>) => number
}

const facts = new WeakMap<ContestPool, RowFacts>()

function rowFacts(pool: ContestPool): RowFacts {
  const known = facts.get(pool)
  if (known) return known
  const { mode, rows } = pool
  const teams = [...new Set(rows.flatMap(({ team }) => team ?? []))]
  const codes = [...new Set(mode.rosterSlots.map(({ code }) => code))]
  const slots = codes.map((code) => mode.rosterSlots.filter((slot) => slot.code === code))
  const made = {
    cents: rows.map(({ salary }) => toCents(salary)),
    teamOf: rows.map(({ team }) => (team === null ? -1 : teams.indexOf(team))),
    teams: teams.length,
    groupOf: rows.map((row) => {
      const group = slots.findIndex(([slot]) => slotAccepts(slot!, row))
      return group < 0 ? codes.length : group
    }),
    groups: codes.length + 1,
    open: [...slots.map((own) => own.length), 0],
    companyOf: companyFactors(pool),
  }
  facts.set(pool, made)
  return made
}
