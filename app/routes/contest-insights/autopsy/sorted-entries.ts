import type { ShownRow } from '#core/autopsy/shown-autopsy.ts'

export type EntryColumn = 'roi' | 'cash' | 'top1' | 'win' | 'expected' | 'rank' | 'won' | 'luck' | 'dupes'
export type EntrySort = { column: EntryColumn; isDescending: boolean }

/** A first press on ranks sorts the best first, on other figures the largest. */
export function sortBy(column: EntryColumn, before: EntrySort): EntrySort {
  if (before.column === column) return { column, isDescending: !before.isDescending }
  return { column, isDescending: column !== 'rank' && column !== 'expected' }
}

/** Entries without the figure come last, however it is sorted. */
export function sortedEntries(rows: readonly ShownRow[], { column, isDescending }: EntrySort): ShownRow[] {
  const worst = isDescending ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  const of = (row: ShownRow) => figureOf(row, column) ?? worst
  return rows.toSorted(
    (a, b) => (isDescending ? of(b) - of(a) : of(a) - of(b)) || a.entry.rank - b.entry.rank,
  )
}

function figureOf({ entry, shown }: ShownRow, column: EntryColumn): number | null {
  switch (column) {
    case 'roi':
      return shown?.paid?.value ?? null
    case 'cash':
      return shown?.cash?.value ?? null
    case 'top1':
      return shown?.top1.value ?? null
    case 'win':
      return shown?.win.value ?? null
    case 'expected':
      return entry.deserved?.ranks.median ?? null
    case 'rank':
      return entry.rank
    case 'won':
      return entry.won
    case 'luck':
      return shown?.luck?.value ?? null
    case 'dupes':
      return entry.deserved?.dupes ?? null
  }
}
