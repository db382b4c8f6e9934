import Papa from 'papaparse'

export type SpreadsheetCell = string | number | null

/**
 * CSV rows (RFC 4180) with their line ends. A text that a spreadsheet would run as a formula gets an apostrophe in front
 * (OWASP, CSV injection). Every text is quoted: a spreadsheet that separates cells by semicolons would otherwise split
 * `a;=1+1` and run the second part. Numbers are not quoted, so that they can be summed.
 */
export function writeSpreadsheetRows(rows: readonly (readonly SpreadsheetCell[])[]): string {
  const safe = rows.map((cells) => cells.map((cell) => (typeof cell === 'string' ? guardCell(cell) : cell)))
  return `${Papa.unparse(safe, { newline: '\r\n', quotes: isText })}\r\n`
}

function isText(cell: unknown): boolean {
  return typeof cell === 'string'
}

/** The start of a formula, full-width forms included, with or without added apostrophes. */
const FORMULA_START = /^'*[=+\-@\t\r\0\uFF1D\uFF0B\uFF0D\uFF20]/

export function guardCell(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text
}

/** Reverses `guardCell`. */
export function unguardCell(text: string): string {
  return text.startsWith("'") && FORMULA_START.test(text) ? text.slice(1) : text
}
