/** The columns that lists of lineups can be sorted by. */
export const LINEUP_COLUMNS = [
  'name',
  'contest',
  'week',
  'points',
  'fee',
  'winnings',
  'profit',
  'roi',
] as const
export type LineupColumn = (typeof LINEUP_COLUMNS)[number]

/** Unknown values are last in both directions; equal ones are newest first. */
export type LineupOrder = { column: LineupColumn; descending: boolean }

/** The next order: names ascending, figures descending; the same column again reverses its order. */
export function nextOrder(order: LineupOrder | null, column: LineupColumn): LineupOrder {
  if (order?.column === column) return { column, descending: !order.descending }
  return { column, descending: column !== 'name' && column !== 'contest' }
}

/** Which lineups of a user, in which order. An empty `search` matches all; without `order` the newest are first. */
export type LineupView = { search: string; order: LineupOrder | null }

/** The place of a lineup in a view: its value in the sorted column (null without `order`), then its time and id. */
export type LineupCursor = { value: string | number | null; createdAt: number; id: number }
