import { FORMAT_SLOT_CODES } from '../formats/lookup.ts'
import type { ProviderFile } from '../provider-file.ts'

/** A header's text in lower case, letters and digits only: `Entry_Key`, `EntryKey` and `entry key` are equal. */
export function bareHeader(header: string): string {
  return header.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** The provider's file that has such a header; null when no file has it. */
export function providerFileOf(headerCells: readonly string[]): ProviderFile | null {
  const headers = new Set(headerCells.map(bareHeader))
  const has = (...names: string[]) => names.every((name) => headers.has(name))
  if (has('contestkey', 'place') || has('entrykey', 'entryfee')) return 'history'
  if (has('entryid', 'lineup') || has('entryid', 'entryname')) return 'standings'
  const isPriceList = has('salary') && NAMES.some((name) => headers.has(name))
  return isPriceList || isEntriesHeader(headerCells) || isTemplateHeader(headerCells) ? 'salaries' : null
}

const NAMES = ['name', 'nickname', 'nameid', 'player', 'playername', 'firstname']

/** The first line of the file of reserved entries, which holds the contest's players too. */
export function isEntriesHeader(headerCells: readonly string[]): boolean {
  const headers = new Set(headerCells.map(bareHeader))
  return headers.has('entryid') && headers.has('contestname')
}

/** The first line of the upload template: slots, and instructions to their right. */
function isTemplateHeader(headerCells: readonly string[]): boolean {
  return hasSlots(headerCells) && headerCells.some((cell) => bareHeader(cell) === 'instructions')
}

/** Whether the line names the slots of a lineup, as files of lineups do. */
export function hasSlots(cells: readonly string[]): boolean {
  return cells.filter((cell) => SLOT_CODES.has(cell.trim())).length >= FEWEST_SLOTS
}

const SLOT_CODES = new Set([...FORMAT_SLOT_CODES, 'UTIL'])
const FEWEST_SLOTS = 5
