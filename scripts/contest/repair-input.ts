import { readFileSync } from 'node:fs'
import { isRefused, uploadProblemText } from '#core/entries/upload-problem.ts'
import { checkUpload } from '#core/entries/validate-upload.ts'
import { type CellPlace, cellPlaces } from '#core/entries-file/cell-places.ts'
import type { BuildRequest } from '#optimizer/build-request.ts'
import type { LineupCells } from '#optimizer/repair.ts'
import { CommandError, readTextFile } from './command.ts'

/** The lineups of an upload file, and where each of their cells stands in its bytes. */
export type LineupsOfFile = {
  bytes: Uint8Array
  lineups: LineupCells[]
  rows: number[]
  places: CellPlace[][]
}

/** What a lineup that needs a repair may have: a player that the slate lists no more, or who is out; and an older price. */
const REPAIRED = new Set(['unknown_id', 'player_out', 'over_budget'])

/** Reads the file as it is. A lineup that the contest would refuse for another reason ends the command with its row. */
export function readLineupsToRepair(
  path: string,
  { playerPool: pool, mode: format }: Pick<BuildRequest, 'playerPool' | 'mode'>,
): LineupsOfFile {
  const checked = checkUpload(readTextFile(path), { pool, format, outPeople: new Set() })
  if (!checked.ok) throw new CommandError(1, `${path}: ${uploadProblemText(checked.error)}`)
  const refused = checked.value.problems.filter(
    (problem) => isRefused(problem) && !REPAIRED.has(problem.issue),
  )
  if (refused.length > 0) {
    const more = refused.length > 1 ? ` (and ${refused.length - 1} more)` : ''
    throw new CommandError(1, `${path}: ${uploadProblemText(refused[0]!)}${more}`)
  }
  const bytes = new Uint8Array(readFileSync(path))
  const places = cellPlaces(bytes)
  if (!places.ok)
    throw new CommandError(1, `${path}: Row ${places.error.row} has a quote that is not closed.`)
  const { lineups } = checked.value
  return {
    bytes,
    lineups: lineups.map(({ players }) => players.map((player) => player?.id ?? null)),
    rows: lineups.map(({ row }) => row),
    places: lineups.map(({ row }) => [...places.value[row - 1]!]),
  }
}
