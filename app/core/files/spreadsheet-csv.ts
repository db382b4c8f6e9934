import Papa from 'papaparse'

export type SpreadsheetCell = string | number | null

/**
 * Lines of RFC 4180, their line ends included, that a spreadsheet shows as they are. A text that it would run as a formula
 * gets an apostrophe in front (OWASP, CSV injection). Every text is quoted: a spreadsheet that separates cells by
 * semicolons would otherwise cut `a;=1+1` in two and run the second half. Numbers stay bare, so that they can be summed.
 */
export function writeSpreadsheetRows(rows: readonly (readonly SpreadsheetCell[])[]): string {
  const safe = rows.map((cells) => cells.map((cell) => (typeof cell === 'string' ? guardCell(cell) : cell)))
  return `${Papa.unparse(safe, { newline: '\r\n', quotes: isText })}\r\n`
}

function isText(cell: unknown): boolean {
  return typeof cell === 'string'
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
