import { slotAccepts } from '#core/formats/lookup.ts'
import { withCaptainTwins } from '#core/players/captain-twins.ts'
import { isCaptainRow, isOut, isSamePerson, type Player } from '#core/players/player.ts'
import type { LineupRule } from '#core/rules/lineup-rule.ts'
import type { OptimizeRequest } from '../optimize-request.ts'
import { referenceObjective } from './reference-objective.ts'

export type BruteForceAnswer = {
  /** Ids of the best lineup, by slot; players of equal slots in pool order. Null when no lineup is legal. */
  ids: string[] | null
  /** In 1/10,000 points. */
  objective: number
  runnerUpObjective: number | null
  examined: number
}

/**
 * The test oracle: tries every way to fill the slots by the written rules, and adds up the terms of the reference
 * objective, each rounded to 1/10,000 point as the app rounds its own. Slow and independent of the kernel.
 */
export function solveByBruteForce(request: OptimizeRequest): BruteForceAnswer {
  const { mode, budget, keptPlayers, excludedIds = [], rules = [] } = request
  const pool =
    mode.captain !== null ? withCaptainTwins([...request.playerPool], mode) : [...request.playerPool]
  const rows = [...pool, ...keptPlayers.filter((kept) => !pool.some((row) => row.id === kept.id))]
  const terms = roundedTerms(rows, request)
  const kept = keptPlayers.map((player) => rows.findIndex((row) => row.id === player.id))
  const isExcluded = (row: Player) => excludedIds.includes(row.id)
  // A captain's row excludes the person as captain only.
  const banned = rows.filter((row) => isOut(row) || (isExcluded(row) && !isCaptainRow(row)))
  const mayPlay = rows.map(
    (row, index) =>
      kept.includes(index) || !(isExcluded(row) || banned.some((out) => isSamePerson(out, row))),
  )
  const mustMix =
    mode.captain !== null && new Set(rows.map((row) => row.team).filter((team) => team !== null)).size > 1

  const lineups: number[][] = []
  const lineup: number[] = []
  fillSlot(0)
  const ranked = lineups.map((indexes) => ({
    indexes,
    objective: totalOf(indexes, terms),
    salary: indexes.reduce((sum, index) => sum + Math.round(rows[index]!.salary * 100), 0),
  }))
  ranked.sort(
    (a, b) => b.objective - a.objective || b.salary - a.salary || firstDifference(a.indexes, b.indexes),
  )
  return {
    ids: ranked[0]?.indexes.map((index) => rows[index]!.id) ?? null,
    objective: ranked[0]?.objective ?? 0,
    runnerUpObjective: ranked[1]?.objective ?? null,
    examined: ranked.length,
  }

  function fillSlot(place: number): void {
    const slot = mode.rosterSlots[place]
    if (!slot) {
      if (isLegal(lineup.map((index) => rows[index]!))) lineups.push([...lineup])
      return
    }
    // Equal slots are filled in pool order, so that each lineup counts once.
    const alike = mode.rosterSlots[place - 1]?.code === slot.code
    for (let index = alike ? lineup.at(-1)! + 1 : 0; index < rows.length; index++) {
      const row = rows[index]!
      if (!mayPlay[index] || !slotAccepts(slot, row)) continue
      if (lineup.some((other) => isSamePerson(rows[other]!, row))) continue
      lineup.push(index)
      fillSlot(place + 1)
      lineup.pop()
    }
  }

  function isLegal(players: Player[]): boolean {
    if (kept.some((index) => !lineup.includes(index))) return false
    const cents = players.reduce((sum, player) => sum + Math.round(player.salary * 100), 0)
    if (cents > Math.round(budget * 100)) return false
    if (rules.some(hasChosenRivals)) return false
    const [first] = players
    return !mustMix || first!.team === null || players.some((player) => player.team !== first!.team)
  }

  /** Two people of that position, of one team where the rule is about teams, not both of them kept. A person's position is the first flex row's. */
  function hasChosenRivals({ kind, position }: LineupRule): boolean {
    const rivals = lineup.filter((index) => mainRow(index).actualPosition === position)
    const exclude = (a: number, b: number) =>
      kind === 'one_of_a_lineup' || (rows[a]!.team !== null && rows[a]!.team === rows[b]!.team)
    return rivals.some((a) =>
      rivals.some((b) => a < b && exclude(a, b) && !(kept.includes(a) && kept.includes(b))),
    )
  }

  function mainRow(index: number): Player {
    const own = rows.filter((row) => isSamePerson(row, rows[index]!))
    return own.find(({ position }) => position !== 'CPT') ?? own[0]!
  }
}

type Terms = { values: number[]; pairs: number[][] }

function roundedTerms(rows: readonly Player[], { settings, mode }: OptimizeRequest): Terms {
  const { value, pair } = referenceObjective(rows, settings, mode.id === 'showdown')
  const rounded = (points: number) => Math.round(points * 10_000)
  return {
    values: rows.map((_, row) => rounded(value(row))),
    pairs: rows.map((_, a) => rows.map((__, b) => (a === b ? 0 : rounded(pair(a, b))))),
  }
}

function totalOf(indexes: readonly number[], { values, pairs }: Terms): number {
  let total = 0
  for (const [place, index] of indexes.entries()) {
    total += values[index]!
    for (let other = 0; other < place; other++) total += pairs[indexes[other]!]![index]!
  }
  return total
}

function firstDifference(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((index, i) => index !== b[i])
  return place < 0 ? 0 : a[place]! - b[place]!
}
