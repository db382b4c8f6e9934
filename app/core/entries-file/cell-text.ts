import type { CellPlace } from './cell-places.ts'

/** Turns the bytes of a cell into its text, without quotes. */
export type CellReader = (place: CellPlace) => string

/** Files are UTF-8, or as old spreadsheets save them; which one is told by whether the whole file is valid UTF-8. */
export function cellReader(bytes: Uint8Array): { read: CellReader; isUtf8: boolean } {
  const isUtf8 = isValidUtf8(bytes)
  const decoder = new TextDecoder(isUtf8 ? 'utf-8' : 'windows-1252', { ignoreBOM: true })
  const read = ({ start, end }: CellPlace) => unquoted(decoder.decode(bytes.subarray(start, end)))
  return { read, isUtf8 }
}

/** The text as a cell, with quotes where commas, quotes or line ends require them. */
export function quotedCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function unquoted(cell: string): string {
  if (!cell.startsWith('"')) return cell
  return cell.replace(/^"([\s\S]*)" *$/, '$1').replaceAll('""', '"')
}

function isValidUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
