import { isCaptainRow, type Player, personKey } from '#core/players/player.ts'

/** What a row of the table is: a person with both prices, or one row of the salary file. */
export const ROWS_BY = ['people', 'file'] as const
export type RowsBy = (typeof ROWS_BY)[number]

/** A row of the table. */
export type PoolRow = {
  /** Stands for the person: the flex row where the table row has one. */
  player: Player
  captain: Player | null
  flex: Player | null
}

/** The rows of the salary file that can be added from this row of the table, the captain's first. */
export function rolesOf({ captain, flex }: PoolRow): Player[] {
  return [captain, flex].filter((role) => role !== null)
}

/** The rows of the table, in the order of the file. Every row of the file is in exactly one of them. */
export function poolRows(players: readonly Player[], rowsBy: RowsBy): PoolRow[] {
  if (rowsBy === 'file') return players.map((player) => withRole({ captain: null, flex: null }, player))
  const openByPerson = new Map<string, number>()
  const rows: PoolRow[] = []
  for (const player of players) {
    const person = personKey(player)
    const at = openByPerson.get(person)
    const open = at === undefined ? undefined : rows[at]
    // A file may list a person twice in the same role; the second one gets a row of its own.
    if (open && open[roleOf(player)] === null) rows[at!] = withRole(open, player)
    else {
      openByPerson.set(person, rows.length)
      rows.push(withRole({ captain: null, flex: null }, player))
    }
  }
  return rows
}

function roleOf(player: Player): 'captain' | 'flex' {
  return isCaptainRow(player) ? 'captain' : 'flex'
}

function withRole(row: Pick<PoolRow, 'captain' | 'flex'>, player: Player): PoolRow {
  const captain = isCaptainRow(player) ? player : row.captain
  const flex = isCaptainRow(player) ? row.flex : player
  return { player: flex ?? player, captain, flex }
}
