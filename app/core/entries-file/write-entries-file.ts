import type { CellPlace, RowPlace } from './cell-places.ts'
import { quotedCell } from './cell-text.ts'
import type { EntriesFile } from './entries-file.ts'

/** The lineups to be written: provider ids in slot order, by the row of the entry. */
export type FilledRows = ReadonlyMap<number, readonly string[]>

/**
 * The bytes of the file with these rows filled. Every other byte is as it was read: so is a cell that has the player
 * already. A player is written as the file's own list writes them, `Ann One (11)`, else by the id alone.
 */
export function writeEntriesFile(file: EntriesFile, filled: FilledRows): Uint8Array<ArrayBuffer> {
  const { bytes } = file.source
  const encoder = new TextEncoder()
  const pieces: Uint8Array[] = []
  let at = 0
  for (const { start, end, text } of changedCells(file, filled)) {
    pieces.push(bytes.subarray(at, start), encoder.encode(text))
    at = end
  }
  pieces.push(bytes.subarray(at))
  return joined(pieces)
}

/** How the file writes a player with this id. */
function writtenCell({ players }: Pick<EntriesFile, 'players'>, providerId: string): string {
  return players.get(providerId) ?? providerId
}

type Change = CellPlace & { text: string }

/** In the order of the file. */
function changedCells(file: EntriesFile, filled: FilledRows): Change[] {
  return file.entries.flatMap(({ row, cells }) => {
    const ids = filled.get(row)
    if (!ids) return []
    const places = file.source.rows[row - 1]!
    const wanted = cells.map((cell, slot) => {
      const id = ids[slot]
      return id === undefined || cell.providerId === id ? null : quotedCell(writtenCell(file, id))
    })
    const there = wanted.flatMap((text, slot): Change[] => {
      const place = places[file.firstSlot + slot]
      return text !== null && place ? [{ ...place, text }] : []
    })
    return [...there, ...missingCells(places, [...blankUpTo(file.firstSlot), ...wanted].slice(places.length))]
  })
}

/** The columns before the slots. */
function blankUpTo(firstSlot: number): null[] {
  return Array.from({ length: firstSlot }, () => null)
}

/** A row may end before its slots: what it lacks comes behind its last cell, each with its comma. */
function missingCells(places: RowPlace, wanted: readonly (string | null)[]): Change[] {
  if (wanted.every((text) => text === null)) return []
  const { end } = places.at(-1)!
  return [{ start: end, end, text: wanted.map((text) => `,${text ?? ''}`).join('') }]
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
