/** A table as plain text: figures to the right, the last column, which is text, to the left. */
export function tableText(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const last = heads.length - 1
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((cells) => cells[column]!.length)),
  )
  const line = (cells: readonly string[]) =>
    cells.map((cell, column) => (column === last ? cell : cell.padStart(widths[column]!))).join('  ')
  return [heads, ...rows].map(line).join('\n')
}
