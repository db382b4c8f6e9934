/** The cells as a row of CSV (RFC 4180) without line end; in quotes where a reader would split, trim or drop a part. */
export function csvRow(cells: readonly string[], delimiter = ','): string {
  const isUnsafe = (cell: string) => cell.includes(delimiter) || /["\r\n\uFEFF]|^ | $/.test(cell)
  return cells.map((cell) => (isUnsafe(cell) ? quotedCell(cell) : cell)).join(delimiter)
}

/** The cell in quotes. (`split`: see csv-table.ts.) */
export function quotedCell(cell: string): string {
  return `"${cell.split('"').join('""')}"`
}
