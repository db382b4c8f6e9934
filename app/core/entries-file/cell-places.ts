import { err, ok, type Result } from '../result.ts'

/** Where a cell stands among the bytes of a file, its quotes included. */
export type CellPlace = { start: number; end: number }

/** The cells of a spreadsheet's row; a blank row has one cell. The last cell ends where the row's line end begins. */
export type RowPlace = readonly CellPlace[]

const QUOTE = 0x22
const COMMA = 0x2c
const CR = 0x0d
const LF = 0x0a
const SPACE = 0x20
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf]

/**
 * The place of every cell of a file with commas, so that one cell can be replaced while every other byte stays as it is.
 * A byte order mark and the line ends (CR LF, LF or CR, also mixed) are outside the cells. As in `readCsvRows`, a quote
 * closes only in front of a comma or a line end; the error is the row, from 1, whose quote never closes.
 */
export function cellPlaces(bytes: Uint8Array): Result<RowPlace[], { row: number }> {
  const rows: CellPlace[][] = []
  let row: CellPlace[] = []
  let at = BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte) ? BYTE_ORDER_MARK.length : 0
  for (;;) {
    const start = at
    const end = bytes[start] === QUOTE ? afterQuotes(bytes, start) : afterPlain(bytes, start)
    if (end === null) return err({ row: rows.length + 1 })
    row.push({ start, end })
    at = end + 1
    if (bytes[end] === COMMA) continue
    rows.push(row)
    row = []
    if (end >= bytes.length) return ok(rows)
    if (bytes[end] === CR && bytes[end + 1] === LF) at = end + 2
    if (at >= bytes.length) return ok(rows)
  }
}

function afterPlain(bytes: Uint8Array, start: number): number {
  let at = start
  while (at < bytes.length && !isEnd(bytes[at])) at += 1
  return at
}

/** Null: the quote is never closed. */
function afterQuotes(bytes: Uint8Array, start: number): number | null {
  for (let at = start + 1; at < bytes.length; at += 1) {
    if (bytes[at] !== QUOTE) continue
    if (bytes[at + 1] === QUOTE) {
      at += 1
      continue
    }
    let end = at + 1
    while (bytes[end] === SPACE) end += 1
    if (end >= bytes.length || isEnd(bytes[end])) return end
  }
  return null
}

function isEnd(byte: number | undefined): boolean {
  return byte === COMMA || byte === CR || byte === LF
}
