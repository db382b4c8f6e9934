import type { Format } from '../formats/format.ts'
import { slotAccepts } from '../formats/lookup.ts'
import { basePlayerIdOf, isOut, type Player, personKey } from '../players/player.ts'
import { ok, type Result } from '../result.ts'
import { readUpload, type WrittenLineup } from './read-upload.ts'
import { blankCell, countProblems } from './upload-file.ts'
import {
  contestProblems,
  duplicateProblems,
  idFor,
  peopleTwice,
  type UploadLineup,
  wrongSlot,
} from './upload-lineup.ts'
import { cellOfSlot, type UploadProblem } from './upload-problem.ts'
import { writtenPlayer } from './written-player.ts'

export type SlateOfUpload = { pool: readonly Player[]; format: Format; outPeople: ReadonlySet<string> }

/**
 * Everything that is wrong with the text of an upload file, whether written here or edited by the user, in the order of
 * its rows; empty: nothing is. `pool`: the rows of the slate. `outPeople` (by `personKey`): players who will not play;
 * rows marked Out need not be among them.
 */
export function validateUpload(text: string, slate: SlateOfUpload): UploadProblem[] {
  const checked = checkUpload(text, slate)
  if (!checked.ok) return [checked.error]
  const { lineups, problems } = checked.value
  return [...problems, ...countProblems(lineups)].sort(byRow)
}

/**
 * The lineups of such a text, however many, each with its row and null in place of a cell that has a problem of its
 * own; and everything that is wrong with them, in the order of the rows.
 */
export function checkUpload(
  text: string,
  { pool, format, outPeople }: SlateOfUpload,
): Result<{ lineups: UploadLineup[]; problems: UploadProblem[] }, UploadProblem> {
  const read = readUpload(text, format)
  if (!read.ok) return read
  const check = rowChecker({ pool, format, outPeople })
  const checked = read.value.map(check)
  const lineups = checked.map(({ lineup }) => lineup)
  const problems = [...checked.flatMap((row) => row.problems), ...duplicateProblems(lineups, format)]
  return ok({ lineups, problems: problems.sort(byRow) })
}

/** Judges rows one at a time, whichever file they are of. The cells of a problem are counted from the first slot. */
export function rowChecker({
  pool,
  format,
  outPeople,
}: SlateOfUpload): (written: WrittenLineup) => { lineup: UploadLineup; problems: UploadProblem[] } {
  const slate: Slate = { pool, format, rowsById: rowsById(pool) }
  return (written) => checkRow(written, slate, outPeople)
}

/** For sorting problems by their row. */
export function byRow(a: UploadProblem, b: UploadProblem): number {
  return (a.row ?? 0) - (b.row ?? 0)
}

type Slate = { pool: readonly Player[]; format: Format; rowsById: ReadonlyMap<string, readonly Player[]> }

/** A captain without a row of its own at the provider has the id of the plain row. */
function rowsById(pool: readonly Player[]): Map<string, Player[]> {
  const rows = new Map<string, Player[]>()
  for (const player of pool) {
    if (player.providerId === null) continue
    rows.set(player.providerId, [...(rows.get(player.providerId) ?? []), player])
  }
  return rows
}

/** The lineup has null in each cell that has a problem of its own; such a lineup is incomplete. */
function checkRow(
  { row, cells, beside }: WrittenLineup,
  slate: Slate,
  outPeople: ReadonlySet<string>,
): { lineup: UploadLineup; problems: UploadProblem[] } {
  const read = cells.map((cell, column) => readCell(cell, { row, column }, slate))
  const lineup = { row, players: read.map(({ player, problem }) => (problem ? null : player)) }
  return {
    lineup,
    problems: [
      ...read.flatMap(({ problem }) => problem ?? []),
      ...read.flatMap(({ player }, column) => out(player, { row, column }, slate.format, outPeople) ?? []),
      ...(beside === '' ? [] : [extraCell(row, slate.format)]),
      // A person in a wrong slot counts too.
      ...peopleTwice({ row, players: read.map(({ player }) => player) }, slate.format),
      ...contestProblems(lineup, slate.format),
    ],
  }
}

type Place = { row: number; column: number }

/** The row that the cell means: an id, or a name with an id. */
function readCell(
  cell: string,
  place: Place,
  slate: Slate,
): { player: Player | null; problem: UploadProblem | null } {
  if (cell === '') return { player: null, problem: blankCell(place.row, place.column, slate.format) }
  const { name, id } = nameAndId(cell, slate)
  if (id === null) return { player: null, problem: withoutId(name, place, slate) }
  const rows = slate.rowsById.get(id)
  if (!rows) return { player: null, problem: unknownId(id, name, place, slate) }
  const slot = slate.format.rosterSlots[place.column]!
  const player = rows.find((row) => slotAccepts(slot, row)) ?? rows[0]!
  return { player, problem: wrongSlot(place, player, slate.format, slate.pool) }
}

/** An id of the slate may look like a name. */
function nameAndId(cell: string, { rowsById }: Slate): { name: string; id: string | null } {
  return rowsById.has(cell) ? { name: '', id: cell } : writtenPlayer(cell)
}

function withoutId(name: string, place: Place, slate: Slate): UploadProblem {
  const id = idByName(name, place, slate)
  return {
    ...cellProblem('no_id', place, slate.format),
    players: [name],
    what: `${name} stands without an id, and the provider takes ids alone`,
    cure: id ? `Write ${id}` : 'Write the id from the salary file of this slate',
  }
}

function unknownId(id: string, name: string, place: Place, slate: Slate): UploadProblem {
  const known = name === '' ? null : idByName(name, place, slate)
  return {
    ...cellProblem('unknown_id', place, slate.format),
    players: name === '' ? [] : [name],
    what: `${id} is not an id of this slate`,
    cure: known ? `Write ${known}, the id of ${name}` : 'Copy the id from the salary file of this slate',
  }
}

function idByName(name: string, { column }: Place, { pool, format }: Slate): string | null {
  const person = basePlayerIdOf(name)
  return idFor(format.rosterSlots[column]!, pool, ({ basePlayerId }) => basePlayerId === person)
}

function out(
  player: Player | null,
  place: Place,
  format: Format,
  outPeople: ReadonlySet<string>,
): UploadProblem | null {
  if (player === null || !(isOut(player) || outPeople.has(personKey(player)))) return null
  const problem = cellProblem('player_out', place, format)
  return {
    ...problem,
    players: [player.name],
    what: `${player.name} is out`,
    cure: `Choose another player for ${problem.cell!.slot}`,
  }
}

function extraCell(row: number, { rosterSlots }: Format): UploadProblem {
  return {
    issue: 'extra_cell',
    row,
    cell: { column: rosterSlots.length, slot: 'right of the lineup' },
    players: [],
    what: `The row goes on after its ${rosterSlots.length} players`,
    cure: 'Clear this cell',
  }
}

function cellProblem(issue: UploadProblem['issue'], { row, column }: Place, format: Format) {
  return { issue, row, cell: cellOfSlot(format, column) }
}
