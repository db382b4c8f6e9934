import { personKey } from '#core/players/player.ts'
import type { PoolFacts, Rows } from '../sequence/pool-facts.ts'
import { GONE, type ReadLineup } from './lineup-cells.ts'
import type { RepairWay } from './repair-request.ts'

/** What a way asks of a lineup that keeps some of its rows. */
export type WayLimits = {
  closedRows: number[]
  neededRows: number[][]
  /** What the limits can't say; null where they say all. */
  isAccepted: ((lineup: Rows) => boolean) | null
}

const NOTHING: WayLimits = { closedRows: [], neededRows: [], isAccepted: null }

export function wayLimits(way: RepairWay, before: ReadLineup, kept: Rows, facts: PoolFacts): WayLimits {
  if (way.kind === 'best' || way.kind === 'improve') return NOTHING
  if (way.kind === 'person') return { ...NOTHING, neededRows: [[...(facts.rowsOfPerson.get(way.key) ?? [])]] }
  return teamLimits(before.rows, kept, facts)
}

/**
 * As many players of each team as before. A row that is gone has no known team, so its place takes any. The limits close the
 * teams that have no place to fill, and want a player of each team that has one.
 */
function teamLimits(before: Rows, kept: Rows, { rows }: PoolFacts): WayLimits {
  const teamOf = (row: number) => rows[row]!.team
  const held = new Set(kept)
  const places = countBy(
    before.filter((row) => row !== GONE && !held.has(row)),
    teamOf,
  )
  const anyTeam = before.filter((row) => row === GONE).length
  const others = [...rows.keys()].filter((row) => !held.has(row))
  return {
    closedRows: anyTeam > 0 ? [] : others.filter((row) => !places.has(teamOf(row))),
    neededRows: [...places.keys()].map((team) => others.filter((row) => teamOf(row) === team)),
    isAccepted: (lineup) => {
      const incoming = countBy(
        lineup.filter((row) => !held.has(row)),
        teamOf,
      )
      return [...places].every(([team, count]) => (incoming.get(team) ?? 0) >= count)
    },
  }
}

function countBy<K>(rows: Rows, keyOf: (row: number) => K): Map<K, number> {
  const counts = new Map<K, number>()
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1)
  return counts
}

/** Whether the player who should come in is among the rows. */
export function holdsPerson(rows: Rows, person: string, facts: PoolFacts): boolean {
  return rows.some((row) => row !== GONE && personKey(facts.rows[row]!) === person)
}
