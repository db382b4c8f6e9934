import { groupBy } from '../collections/group-by.ts'
import type { ContestPool } from '../contest-pool/contest-pool.ts'
import type { RosterSlot } from '../formats/format.ts'
import { slotAccepts } from '../formats/lookup.ts'
import { nflTeamKey } from '../players/nfl-teams.ts'
import { basePlayerIdOf } from '../players/player.ts'
import { nameKey } from '../players/same-name.ts'

/** Finds rows of a pool by what other files call them. */
export type PoolRows = {
  /** Rows with that id of the provider. */
  byId: ReadonlyMap<string, readonly number[]>
  /** Rows of the people with that `basePlayerId`; files without teams name people by it. */
  byName: ReadonlyMap<string, readonly number[]>
  /** The same by `nameKey`, for names that the files write in two ways. */
  byNameKey: ReadonlyMap<string, readonly number[]>
  /** Rows of a team's defense by `nflTeamKey`: its name differs by season and by file. */
  defenses: ReadonlyMap<string, readonly number[]>
}

export function poolRows({ rows }: ContestPool): PoolRows {
  const byId = new Map<string, number[]>()
  for (const [index, { providerId }] of rows.entries())
    if (providerId !== null) byId.set(providerId, [...(byId.get(providerId) ?? []), index])
  const indexes = [...rows.keys()]
  return {
    byId,
    byName: groupBy(indexes, (index) => rows[index]!.basePlayerId),
    byNameKey: groupBy(indexes, (index) => nameKey(rows[index]!.name)),
    defenses: groupBy(
      indexes.filter((index) => rows[index]!.actualPosition === 'DST'),
      (index) => nflTeamKey(rows[index]!.team ?? ''),
    ),
  }
}

/**
 * Rows with that name; if there are none, rows with another spelling of it (`DJ Fox` for `D.J. Fox Jr.`); if there are none either, rows
 * of the defense of the team that it names (`WAS Football Team`).
 */
export function rowsNamed({ byName, byNameKey, defenses }: PoolRows, name: string): readonly number[] {
  return (
    byName.get(basePlayerIdOf(name)) ?? byNameKey.get(nameKey(name)) ?? defenses.get(nflTeamKey(name)) ?? []
  )
}

/**
 * The row with that id for the slot. Where the id is that of the person's row for another slot, as tools write a captain
 * under the plain id, the person's own row for the slot is meant. -1: the pool has no such row.
 */
export function rowById(pool: ContestPool, { byId, byName }: PoolRows, id: string, slot: RosterSlot): number {
  const rows = byId.get(id) ?? []
  const fitting = rows.find((row) => slotAccepts(slot, pool.rows[row]!))
  if (fitting !== undefined) return fitting
  const known = pool.rows[rows[0] ?? -1]
  if (!known) return -1
  const own = byName.get(known.basePlayerId)!.filter((row) => pool.rows[row]!.team === known.team)
  return own.find((row) => slotAccepts(slot, pool.rows[row]!)) ?? -1
}

/** The row for the slot of the one person with that name; -1 where none or several have it. */
export function rowByName(pool: ContestPool, known: PoolRows, name: string, slot: RosterSlot): number {
  const fitting = rowsNamed(known, name).filter((row) => slotAccepts(slot, pool.rows[row]!))
  const people = new Set(fitting.map((row) => pool.rows[row]!.team))
  return people.size === 1 ? fitting[0]! : -1
}
