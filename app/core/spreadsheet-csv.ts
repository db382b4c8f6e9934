import Papa from 'papaparse'

export type SpreadsheetCell = string | number | null

/**
 * Lines of RFC 4180, their line ends included, that a spreadsheet shows as they are: a text that it would run as a formula
 * gets an apostrophe in front (OWASP, CSV injection). Numbers stay numbers, so that a loss of -12.5 can be summed.
 */
export function writeSpreadsheetRows(rows: readonly (readonly SpreadsheetCell[])[]): string {
  const safe = rows.map((cells) => cells.map((cell) => (typeof cell === 'string' ? guardCell(cell) : cell)))
  return `${Papa.unparse(safe, { newline: '\r\n' })}\r\n`
}

/** What a spreadsheet takes for the beginning of a formula, full-width forms too; behind apostrophes of ours or not. */
const FORMULA_START = /^'*[=+\-@\t\r\0\uFF1D\uFF0B\uFF0D\uFF20]/

export function guardCell(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text
}

/** The text that `guardCell` was given. */
export function unguardCell(text: string): string {
  return text.startsWith("'") && FORMULA_START.test(text) ? text.slice(1) : text
}
