import { basename } from 'node:path'
import { refusalText } from '#contract/file-refusals.ts'
import { projectionRefusalText } from '#contract/projection-words.ts'
import type { Format } from '#core/formats/format.ts'
import { DEFAULT_FORMAT } from '#core/formats/list.ts'
import { findPlayableFormat } from '#core/formats/lookup.ts'
import type { Player } from '#core/players/player.ts'
import { type OwnedContest, ownershipColumnText } from '#core/projections/contest-ownership.ts'
import { FIGURE_COLUMNS, nameColumns } from '#core/projections/own-file/columns.ts'
import type { UnmatchedPerson } from '#core/projections/own-file/match-people.ts'
import { placesFor, readOwnerships } from '#core/projections/own-file/read-ownerships.ts'
import { fileOf, readProjections } from '#core/projections/own-file/read-projections.ts'
import { readProjectionTable } from '#core/projections/own-file/table.ts'
import type { ProjectionFile } from '#core/projections/slate-numbers.ts'
import { parseSlateCsv, type Slate } from '#core/slate/slate-csv.ts'
import { CommandError, readTextFile } from './command.ts'

/** A salary file as the screen reads it. Without a format the file says which it is of. */
export function readSlate(
  path: string,
  wanted: Format | null,
): { slate: Slate; format: Format; notes: string[] } {
  const text = readTextFile(path)
  const first = wanted ?? DEFAULT_FORMAT
  const slate = parseSlateCsv(text, { format: first })
  if (slate.ok) return { slate: slate.value, format: first, notes: notesOn(slate.value, path) }
  const { error } = slate
  const other = error.kind === 'other_format' ? findPlayableFormat(error.format.id) : null
  if (other && !wanted) return readSlate(path, other)
  throw new CommandError(1, `${path}: ${refusalText('salaries', error)}`)
}

function notesOn({ warnings, skipped }: Slate, path: string): string[] {
  const rows = skipped.map(({ row, reason }) => `row ${row} (${reason})`)
  return [...warnings, ...(rows.length > 0 ? [`${path}: not read: ${listed(rows)}.`] : [])]
}

/**
 * A projection file with its columns as the screen recognises them. What the screen asks the user to confirm is a note here:
 * guessed columns, and the kind of an ownership whose sum fits none. Of several columns of ownership the one for `contest` counts.
 */
export function readProjectionFile(
  path: string,
  pool: readonly Player[],
  format: Format,
  contest: OwnedContest | null = null,
): { file: ProjectionFile; notes: string[] } {
  const table = readProjectionTable(readTextFile(path))
  if (!table.ok) throw new CommandError(1, `${path}: ${projectionRefusalText(table.error)}`)
  const { found, headers } = table.value
  const places = new Map([...found].map(([column, { index }]) => [column, index]))
  if (nameColumns(places).length === 0 || !FIGURE_COLUMNS.some((each) => places.has(each)))
    throw new CommandError(
      1,
      `${path}: the header needs a column of names and one of numbers, such as Name, Team, Proj, Own. It has ${listed(headers)}.`,
    )
  const options = { places: placesFor(table.value, places, contest), pairs: {}, ownershipKind: null }
  const read = readProjections(table.value, pool, format, options)
  if (!read.ok) throw new CommandError(1, `${path}: ${projectionRefusalText(read.error)}`)
  const { matched, unmatched, bad, ownership } = read.value
  const guessed = [...found].flatMap(([column, { index, by }]) =>
    by === 'exact' ? [] : [`"${headers[index]}" as ${column}`],
  )
  const ownerships = readOwnerships(table.value, pool, format, options)
  const used = ownerships.ownerships?.find(({ header }) => header === ownerships.ownershipFrom)
  return {
    file: fileOf(read.value, { name: basename(path), importedAt: 0, ...ownerships }),
    notes: [
      `${path}: ${matched.length} players matched.`,
      ...(used ? [`${path}: ${ownershipColumnText(used)}`] : []),
      ...(guessed.length > 0 ? [`${path}: read as a guess: ${listed(guessed)}.`] : []),
      ...unmatchedNotes(path, unmatched),
      ...(bad.length > 0
        ? [`${path}: not read: ${listed(bad.map(({ row, reason }) => `row ${row} (${reason})`))}.`]
        : []),
      ...(ownership && !ownership.isCertain
        ? [
            `${path}: the ownership sums to ${Math.round(ownership.sum)}% and is read as that of ${ownership.kind} slots.`,
          ]
        : []),
    ],
  }
}

/** Who is not in the slate, and whose name several in the slate have. */
export function unmatchedNotes(path: string, unmatched: readonly UnmatchedPerson[]): string[] {
  const namesWhere = (isWanted: boolean) =>
    unmatched.filter(({ isAmbiguous }) => isAmbiguous === isWanted).map(({ rows }) => rows[0]!.name)
  const [strangers, namesakes] = [namesWhere(false), namesWhere(true)]
  return [
    ...(strangers.length > 0 ? [`${path}: not in the slate: ${listed(strangers)}.`] : []),
    ...(namesakes.length > 0
      ? [
          `${path}: not read, because several players have the name: ${listed(namesakes)}. A column Team or Position says who is meant.`,
        ]
      : []),
  ]
}

const MOST_LISTED = 8

export function listed(texts: readonly string[]): string {
  const shown = texts.slice(0, MOST_LISTED).join(', ')
  return texts.length > MOST_LISTED ? `${shown} and ${texts.length - MOST_LISTED} more` : shown
}
