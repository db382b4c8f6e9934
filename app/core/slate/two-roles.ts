import { groupBy } from '../collections/group-by.ts'
import { captainCodeIn } from '../formats/lookup.ts'
import { basePlayerIdOf, normalizePosition } from '../players/player.ts'
import { rowPersonKey, type SlateRow } from './rows.ts'

/**
 * Gives each further role of a player a base id of its own: a pitcher who also bats is listed twice under one name, with
 * two positions, prices and ids. The role that is listed first keeps the id of the name, which other files match by.
 */
export function withRolesApart(rows: readonly SlateRow[]): SlateRow[] {
  const rolesByPerson = new Map(
    [...groupBy(rows, rowPersonKey)].map(([person, own]) => [person, rolesOf(own)] as const),
  )
  return rows.map((row) => {
    const role = roleOf(row)
    const isFurther = role !== null && rolesByPerson.get(rowPersonKey(row))!.indexOf(role) > 0
    return isFurther ? { ...row, basePlayerId: `${row.basePlayerId}-${basePlayerIdOf(role)}` } : row
  })
}

/** The names of players in several roles, each once. */
export function namesInSeveralRoles(rows: readonly SlateRow[]): string[] {
  const several = [...groupBy(rows, ({ name, team }) => `${name}@${team}`).values()].filter(
    (own) => rolesOf(own).length > 1,
  )
  return several.map(([row]) => row!.name)
}

/**
 * The positions of one person's rows, first to last. Captain rows and flex rows are compared apart: they may spell the
 * position differently and are still one role.
 */
function rolesOf(rows: readonly SlateRow[]): string[] {
  const rolesIn = (some: readonly SlateRow[]) => [...new Set(some.flatMap((row) => roleOf(row) ?? []))]
  const captain = rolesIn(rows.filter(({ captainCode }) => captainCode))
  const flex = rolesIn(rows.filter(({ captainCode }) => !captainCode))
  return flex.length >= captain.length ? flex : captain
}

/** Null where a captain row has the captain's code in place of the position. */
function roleOf({ position }: SlateRow): string | null {
  return captainCodeIn(position) ? null : normalizePosition(position)
}
