import { tidyCell } from './tidy-cell.ts'

/** A row that a reader left out: its number in a spreadsheet, from 1, the reason, and what it says. */
export type PassedOverRow = { row: number; reason: string; text: string }

/** The rows that were left out for one reason: how many, and the first of them. */
export type PassedOver = { reason: string; rows: number; first: { row: number; text: string } }

/** Adds a row to the group of its reason. A reader of a million rows keeps one example of each reason. */
export function addPassedOver(groups: PassedOver[], { row, reason, text }: PassedOverRow): void {
  const group = groups.find((each) => each.reason === reason)
  if (group) group.rows += 1
  else groups.push({ reason, rows: 1, first: { row, text } })
}

export function passedOverByReason(rows: readonly PassedOverRow[]): PassedOver[] {
  const groups: PassedOver[] = []
  for (const row of rows) addPassedOver(groups, row)
  return groups
}

const CELLS_SHOWN = 6
const LONGEST_TEXT = 60

/** What a row says, for an example: its first cells that hold text, on one line. */
export function rowText(cells: readonly string[]): string {
  const shown: string[] = []
  for (const cell of cells) {
    if (shown.length === CELLS_SHOWN) break
    const text = tidyCell(cell)
    if (text !== '') shown.push(text)
  }
  const text = shown.join(', ')
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}...` : text
}

/** Whether at least one cell holds text. */
export function hasText(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim() !== '')
}
