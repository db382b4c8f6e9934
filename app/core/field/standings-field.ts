import { type Field, NO_PLAYER } from '../contest/field.ts'
import type { ContestPool } from '../contest-pool/contest-pool.ts'
import { distinctLineups } from '../contest-pool/distinct-lineups.ts'
import { type LineupRows, lineupRowsOf } from '../contest-pool/lineup-rows.ts'
import { basePlayerIdOf } from '../players/player.ts'
import { poolRows } from './pool-rows.ts'

export type StandingsField = {
  /** Each lineup once, with the number of entries that have it. */
  lineups: LineupRows
  copies: Uint32Array
  entries: number
  /** Entries that are not counted: unfilled, with hidden slots, or with a player of `notInPool`. */
  leftOut: number
  /** Players of the standings who are not in the pool, or out in it. */
  notInPool: string[]
}

/**
 * The real field of a contest, once it is locked: the entries of its standings as lineups of the pool. People are found by
 * name, since standings list neither ids nor teams; a name that two people have counts as not in the pool.
 */
export function fieldOfStandings(field: Field, pool: ContestPool): StandingsField {
  const { byName } = poolRows(pool)
  const people = field.players.map(({ name }) => {
    const rows = byName.get(basePlayerIdOf(name)) ?? []
    const own = new Set(rows.map((row) => pool.personOfRow[row]!))
    return own.size === 1 ? [...own][0]! : -1
  })
  const lineups: number[][] = []
  for (let entry = 0; entry < field.entries; entry++) {
    const slots = field.slots.subarray(entry * field.lineupSize, (entry + 1) * field.lineupSize)
    const rows = [...slots].map((player, place) => {
      const person = player === NO_PLAYER ? undefined : pool.people[people[player]!]
      if (!person) return -1
      return field.hasCaptain && place === 0 ? person.captainRow : person.flexRow
    })
    if (rows.length === pool.mode.rosterSlots.length && !rows.includes(-1)) lineups.push(rows)
  }
  const distinct = distinctLineups(lineupRowsOf(lineups, pool))
  return {
    lineups: distinct.lineups,
    copies: distinct.copies,
    entries: lineups.length,
    leftOut: field.entries - lineups.length,
    notInPool: field.players.flatMap(({ name }, player) => (people[player]! < 0 ? [name] : [])),
  }
}
