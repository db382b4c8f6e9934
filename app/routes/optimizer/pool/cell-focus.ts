/* Arrow keys between the cells of a table that can be edited. Such a cell is marked with its column (`data-cell`). */

const CELL = '[data-cell]'

/** The column of the cell that this element is or is in; null on the row itself and on its other controls. */
export function columnAt(element: Element | null): string | null {
  return element?.closest<HTMLElement>(CELL)?.dataset.cell ?? null
}

/** Where the focus goes in this row: to its cell in the column, else to the row itself. */
export function cellOrRow(row: HTMLElement, column: string | null): HTMLElement {
  return cellsOf(row).find((cell) => cell.dataset.cell === column) ?? row
}

/** The cell to the left or right; left of the first one is the row. Null where the arrow leads nowhere. */
export function besideCell(from: Element, key: string): HTMLElement | null {
  const row = from.closest<HTMLElement>('[role="row"]')
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
  if (!row || !step) return null
  const stops = [row, ...cellsOf(row)]
  const at = stops.indexOf(from as HTMLElement)
  return at < 0 ? null : (stops[at + step] ?? null)
}

/** The cells that are shown: a narrow row has none. */
function cellsOf(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(CELL)].filter((cell) => cell.offsetParent !== null)
}
