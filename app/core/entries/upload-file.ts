import Papa from 'papaparse'
import type { Format } from '../formats/format.ts'
import type { Player } from '../players/player.ts'
import { err, ok, type Result } from '../result.ts'
import { contestProblems, peopleTwice, type UploadLineup, wrongSlot } from './upload-lineup.ts'
import { cellOfSlot, isRefused, type UploadProblem } from './upload-problem.ts'

/** The provider's limit. */
export const MOST_UPLOAD_LINEUPS = 500

/**
 * The provider's upload file of these lineups: the header, then a row of ids for each. A lineup
 * is its players in slot order, null for an open slot. Without a file: every reason for which the provider would refuse
 * it, with the row that the lineup would have. What else the user may want to know (a lineup twice, a player who is out)
 * `validateUpload` tells.
 */
export function uploadFile(
  lineups: readonly (readonly (Player | null)[])[],
  format: Format,
): Result<string, UploadProblem[]> {
  const rows = lineups.map((players, index): UploadLineup => {
    return { row: index + 2, players: format.rosterSlots.map((_, slot) => players[slot] ?? null) }
  })
  const problems = [
    ...countProblems(rows),
    ...rows.flatMap((row) => [
      ...cellProblems(row, format),
      ...peopleTwice(row, format),
      ...contestProblems(row, format),
    ]),
  ]
  if (problems.some(isRefused)) return err(problems)
  const ids = rows.map(({ players }) => players.map((player) => player!.providerId))
  return ok(`${Papa.unparse([[...format.uploadHeader], ...ids], { newline: '\r\n' })}\r\n`)
}

/** None, or more than the provider takes; the first row too many is named. */
export function countProblems(lineups: readonly { row: number }[]): UploadProblem[] {
  const whole = { cell: null, players: [] }
  if (lineups.length === 0)
    return [
      {
        ...whole,
        issue: 'no_lineups',
        row: null,
        what: 'The file holds no lineup',
        cure: 'Write one lineup in each row below the header',
      },
    ]
  const tooMany = lineups[MOST_UPLOAD_LINEUPS]
  if (!tooMany) return []
  return [
    {
      ...whole,
      issue: 'too_many_lineups',
      row: tooMany.row,
      what: `The provider takes ${MOST_UPLOAD_LINEUPS} lineups in a file; here there are ${lineups.length}`,
      cure: 'Put the lineups from this row on into a second file',
    },
  ]
}

/** An empty cell of a lineup. */
export function blankCell(row: number, column: number, format: Format): UploadProblem {
  const cell = cellOfSlot(format, column)
  const what = 'The cell is blank'
  return { issue: 'blank_cell', row, cell, players: [], what, cure: `Choose a player for ${cell!.slot}` }
}

function cellProblems({ row, players }: UploadLineup, format: Format): UploadProblem[] {
  return players.flatMap((player, column) => {
    if (player === null) return blankCell(row, column, format)
    return wrongSlot({ row, column }, player, format, []) ?? withoutId(row, column, player, format) ?? []
  })
}

function withoutId(row: number, column: number, player: Player, format: Format): UploadProblem | null {
  if (player.providerId !== null) return null
  const isDerived = player.captainPricing === 'derived'
  return {
    issue: isDerived ? 'derived_captain' : 'no_provider_id',
    row,
    cell: cellOfSlot(format, column),
    players: [player.name],
    what: isDerived
      ? `The file you loaded has no ${format.captain!.name} rows, so ${player.name} has no ${format.captain!.name} id`
      : `The file you loaded has no provider id for ${player.name}`,
    cure: 'Load the salary file of the provider',
  }
}
