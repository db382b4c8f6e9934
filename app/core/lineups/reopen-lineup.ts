import type { Format } from '../formats/format.ts'
import { basePlayerIdOf, isCaptainRow, type Player } from '../players/player.ts'
import { err, ok, type Result } from '../result.ts'
import { emptyLineup, type Lineup, placePlayer } from './lineup.ts'
import type { SavedLineupPlayer } from './saved-lineup.ts'

/** What identifies a saved player among the rows of a slate. */
export type ReopenedPlayer = Pick<
  SavedLineupPlayer,
  'playerName' | 'position' | 'team' | 'salary' | 'isCaptain'
>

/** `missing`: names that the slate does not list. Without any, the rows break a rule, such as the budget. */
export type ReopenProblem = { missing: string[] }

/** The saved players as rows of the slate, so that the lineup can be edited, optimized and exported again. */
export function reopenLineup(
  format: Format,
  pool: readonly Player[],
  saved: readonly ReopenedPlayer[],
): Result<Lineup, ReopenProblem> {
  const rows = saved.map((player) => rowOf(player, pool))
  const missing = saved.filter((_, i) => rows[i] === null).map(({ playerName }) => playerName)
  if (missing.length > 0) return err({ missing })
  return rows.reduce<Result<Lineup, ReopenProblem>>(
    (filled, row) => {
      if (!filled.ok || row === null) return filled
      const placed = placePlayer(filled.value, row)
      return placed.ok ? placed : err({ missing: [] })
    },
    ok(emptyLineup(format)),
  )
}

/** A person may have several rows of one kind, one per position; the one with the saved position and salary is meant. */
function rowOf(saved: ReopenedPlayer, pool: readonly Player[]): Player | null {
  const id = basePlayerIdOf(saved.playerName)
  const rows = pool.filter(
    (row) =>
      row.basePlayerId === id &&
      isCaptainRow(row) === saved.isCaptain &&
      (saved.team === null || row.team === saved.team),
  )
  const samePosition = rows.filter((row) => row.actualPosition === saved.position)
  const closest = samePosition.length > 0 ? samePosition : rows
  return closest.find((row) => row.salary === saved.salary) ?? closest[0] ?? null
}
