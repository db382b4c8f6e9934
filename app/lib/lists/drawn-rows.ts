import type { VirtualItem } from '@tanstack/react-virtual'

/** A row to draw, and the height of the rows before it that are not drawn. */
export type DrawnRow = { index: number; space: number }

/**
 * The rows of a virtualizer in the flow of the page, not at absolute places: so the same markup, with all rows, is right
 * without scripts. `top` is the place of the first row, `bottom` that of the end of the last one.
 */
export function drawnRows(
  items: readonly VirtualItem[],
  { top, bottom }: { top: number; bottom: number },
): { rows: DrawnRow[]; spaceAfter: number } {
  let end = top
  const rows = items.map(({ index, start, end: itsEnd }) => {
    const space = start - end
    end = itsEnd
    return { index, space }
  })
  return { rows, spaceAfter: bottom - end }
}

/** All rows, as the server draws the first page. */
export function allRows(items: readonly unknown[]): { rows: DrawnRow[]; spaceAfter: number } {
  return { rows: items.map((_, index) => ({ index, space: 0 })), spaceAfter: 0 }
}
