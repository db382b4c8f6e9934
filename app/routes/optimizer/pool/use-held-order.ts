import { type FocusEvent, startTransition, useState } from 'react'

type Held = { view: unknown; ids: readonly string[] }

/**
 * Keeps the rows where they are while the focus is in the table: a number just typed would move its row away, or fold it,
 * before the next one is typed. With another view, and when the focus leaves, the rows take their new places.
 */
export function useHeldOrder<Row>(
  rows: { shown: readonly Row[]; all: readonly Row[] },
  view: unknown,
  idOf: (row: Row) => string,
) {
  const [held, setHeld] = useState<Held | null>(null)
  const isHeld = held !== null && held.view === view
  return {
    rows: isHeld ? inOrder(rows.all, held.ids, idOf) : rows.shown,
    holder: {
      // The rows stay as they are, so that nothing has to be rendered before the next paint.
      onFocus: () => {
        const hold = (current: Held | null) =>
          current?.view === view ? current : { view, ids: rows.shown.map(idOf) }
        startTransition(() => setHeld(hold))
      },
      onBlur: (event: FocusEvent) => {
        // The focused element of a window in the background still is the active one.
        const leaves = document.activeElement !== event.target
        if (leaves && !event.currentTarget.contains(event.relatedTarget)) startTransition(() => setHeld(null))
      },
    },
  }
}

/** The rows with these ids, in this order; a row that is gone is left out. */
export function inOrder<Row>(
  rows: readonly Row[],
  ids: readonly string[],
  idOf: (row: Row) => string,
): Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
