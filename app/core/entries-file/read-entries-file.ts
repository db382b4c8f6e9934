import type { UploadProblem } from '../entries/upload-problem.ts'
import { writtenPlayer } from '../entries/written-player.ts'
import { notCsv } from '../files/not-csv.ts'
import { bareHeader, hasSlots, isEntriesHeader } from '../files/recognise-file.ts'
import { tidyCell } from '../files/tidy-cell.ts'
import { formatOfUploadHeader } from '../formats/recognise.ts'
import { toCents } from '../money/cents.ts'
import { NFL_POSITIONS, normalizePosition } from '../players/player.ts'
import { err, ok, type Result } from '../result.ts'
import { cellPlaces } from './cell-places.ts'
import { cellReader } from './cell-text.ts'
import type { EntriesFile, EntryCell, ReservedEntry } from './entries-file.ts'
import {
  emptyFile,
  noEntries,
  notCsvFile,
  notEntries,
  ofOtherSport,
  openQuote,
  unknownSlots,
  uploadTemplate,
} from './file-problems.ts'

/**
 * The provider's file of reserved entries. Rows without an entry id are passed over: the list of
 * players stands in them, and to the right of the entries. A file of another sport is refused by the sport's name.
 */
export function readEntriesFile(
  content: Uint8Array | string,
  name = 'DKEntries.csv',
): Result<EntriesFile, UploadProblem> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const { read, isUtf8 } = cellReader(bytes)
  const beginning = read({ start: 0, end: Math.min(bytes.length, 200) })
  if (beginning.trim() === '') return err(emptyFile())
  const is = notCsv(beginning)
  if (is) return err(notCsvFile(is))
  const places = cellPlaces(bytes)
  if (!places.ok) return err(openQuote(places.error.row))
  const rows = places.value.map((row) => row.map(read))

  const header = headerOf(rows[0] ?? [])
  if (!header.ok) return header
  const { columns, slots } = header.value
  const listed = listedPlayers(rows)
  const sport = otherSport(
    slots,
    listed.map(({ position }) => position),
  )
  if (sport !== null) return err(ofOtherSport(sport))
  const format = formatOfUploadHeader(slots)
  if (format === null) return err(unknownSlots(slots))
  const entries = rows.flatMap((cells, index) =>
    index === 0 ? [] : (entryOf(cells, index + 1, columns, slots.length) ?? []),
  )
  if (entries.length === 0) return err(noEntries())
  // Text that is not plain cannot be written back into a file that is not UTF-8; there the id alone is written.
  const written = listed.filter(({ nameAndId }) => nameAndId !== '' && (isUtf8 || isPlain(nameAndId)))
  return ok({
    name,
    format,
    slots,
    firstSlot: columns.firstSlot,
    entries,
    players: new Map(written.map(({ id, nameAndId }) => [id, nameAndId])),
    source: { bytes, rows: places.value },
  })
}

type Columns = { entryKey: number; contestName: number; contestKey: number; fee: number; firstSlot: number }

/** The slots follow the entry fee, up to a blank cell. */
function headerOf(cells: readonly string[]): Result<{ columns: Columns; slots: string[] }, UploadProblem> {
  const heads = cells.map(bareHeader)
  if (!isEntriesHeader(cells)) return err(hasSlots(cells) ? uploadTemplate() : notEntries(cells))
  const [entryKey, contestName, contestKey, fee] = ['entryid', 'contestname', 'contestid', 'entryfee'].map(
    (head) => heads.indexOf(head),
  ) as [number, number, number, number]
  if (contestKey < 0 || fee < 0) return err(notEntries(cells))
  const firstSlot = fee + 1
  const after = cells.slice(firstSlot).map(tidyCell)
  const end = after.findIndex((cell) => cell === '' || bareHeader(cell) === 'instructions')
  const slots = end < 0 ? after : after.slice(0, end)
  return ok({ columns: { entryKey, contestName, contestKey, fee, firstSlot }, slots })
}

/** Null for a row without an entry. */
function entryOf(
  cells: readonly string[],
  row: number,
  { entryKey, contestName, contestKey, fee, firstSlot }: Columns,
  slots: number,
): ReservedEntry | null {
  const key = tidyCell(cells[entryKey])
  if (key === '') return null
  return {
    row,
    entryKey: key,
    contestKey: tidyCell(cells[contestKey]),
    contestName: tidyCell(cells[contestName]),
    feeCents: feeCentsOf(cells[fee]),
    cells: Array.from({ length: slots }, (_, slot) => entryCell(cells[firstSlot + slot])),
  }
}

/** A cell of a lineup as the file writes it. */
function entryCell(written: string | undefined): EntryCell {
  const text = tidyCell(written)
  const { id, isLocked } = writtenPlayer(text)
  return { text, providerId: text === '' ? null : id, isLocked }
}

/** `$1`, `$0.25` or `$1,000`. */
function feeCentsOf(cell: string | undefined): number | null {
  const text = (cell ?? '').replace(/[$,\s]/g, '')
  return /^\d+(?:\.\d+)?$/.test(text) ? toCents(Number(text)) : null
}

function isPlain(text: string): boolean {
  return /^[ -~]*$/.test(text)
}

/** A player of the list to the right of the entries. */
type ListedPlayer = { id: string; position: string; nameAndId: string }

/** The list of players that the provider adds to the right of entries and templates, from the row of its heads on. */
function listedPlayers(rows: readonly (readonly string[])[]): ListedPlayer[] {
  const headRow = rows.findIndex((cells) => cells.some((cell) => bareHeader(cell) === 'nameid'))
  const heads = (rows[headRow] ?? []).map(bareHeader)
  const [position, nameAndId, id] = ['position', 'nameid', 'id'].map((head) => heads.indexOf(head))
  if (nameAndId === undefined || id === undefined || nameAndId < 0 || id < 0) return []
  return rows.slice(headRow + 1).flatMap((cells) => {
    const own = cells[id]?.trim() ?? ''
    if (own === '') return []
    return {
      id: own,
      position: cells[position ?? -1]?.trim() ?? '',
      nameAndId: cells[nameAndId]?.trim() ?? '',
    }
  })
}

/** Words that only one sport's rosters or positions have; the first sport with one of them is named. */
const SPORT_WORDS: readonly (readonly [sport: string, words: readonly string[]])[] = [
  ['League of Legends', ['TOP', 'JNG', 'ADC']],
  ['Formula 1', ['CNSTR']],
  ['soccer', ['GK']],
  ['basketball', ['PG', 'SG', 'SF', 'PF']],
  ['baseball', ['1B', '2B', '3B', 'SS', 'SP', 'RP', 'OF']],
  ['hockey', ['W', 'LW', 'RW']],
  ['college football', ['S-FLEX']],
]

/** Sports whose rosters are one letter throughout. */
const ONE_LETTER: ReadonlyMap<string, string> = new Map([
  ['F', 'MMA'],
  ['G', 'golf'],
  ['D', 'NASCAR'],
  ['P', 'tennis'],
])

const SPRING_FOOTBALL = 'QB,RB,WR,WR,FLEX,FLEX,DST'

/**
 * The sport of such roster slots and of the positions of the players listed beside them; null where both may be NFL
 * football, `another sport` where they are neither that nor a sport known here.
 */
function otherSport(slots: readonly string[], listedPositions: Iterable<string>): string | null {
  const positions = [...listedPositions].flatMap((position) => position.toUpperCase().split('/'))
  const words = new Set([...slots, ...positions])
  const named = SPORT_WORDS.find(([, own]) => own.some((word) => words.has(word)))
  if (named) return named[0]
  const [only = '', ...others] = new Set(slots)
  const ofOneLetter = others.length === 0 ? ONE_LETTER.get(only) : undefined
  if (ofOneLetter !== undefined) return ofOneLetter
  if (slots.join() === SPRING_FOOTBALL) return 'XFL, UFL or CFL football'
  if (positions.length === 0) return slots.includes('UTIL') ? 'another sport' : null
  return positions.some(isNflPosition) ? null : 'another sport'
}

function isNflPosition(position: string): boolean {
  return (NFL_POSITIONS as readonly string[]).includes(normalizePosition(position))
}
