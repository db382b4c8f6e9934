import { returnsOf } from '#contract/lineup-returns.ts'
import type { LineupListItem } from '#contract/saved-lineups.ts'

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

export const COLUMN_NAMES: Record<LineupColumn, string> = {
  name: 'Lineup Name',
  contest: 'Contest',
  week: 'Week',
  points: 'Points',
  fee: 'Entry Fee',
  winnings: 'Winnings',
  profit: 'Profit',
  roi: 'ROI',
}

export type LineupOrder = { column: LineupColumn; descending: boolean }

/** Sorts by one column. Unknown values are last in both orders; the sort is stable. */
export function sortLineups(
  lineups: readonly LineupListItem[],
  order: LineupOrder | null,
): readonly LineupListItem[] {
  if (order === null) return lineups
  const direction = order.descending ? -1 : 1
  return lineups.toSorted((a, b) => {
    const [first, second] = [sortValue(a, order.column), sortValue(b, order.column)]
    if (first === null || second === null) return Number(first === null) - Number(second === null)
    return direction * compare(first, second)
  })
}

/** The next order: names ascending, figures descending; the same column again reverses its order. */
export function nextOrder(order: LineupOrder | null, column: LineupColumn): LineupOrder {
  if (order?.column === column) return { column, descending: !order.descending }
  return { column, descending: column !== 'name' && column !== 'contest' }
}

function sortValue(lineup: LineupListItem, column: LineupColumn): string | number | null {
  switch (column) {
    case 'name':
      return lineup.lineup_name
    case 'contest':
      return lineup.contest_name
    case 'week':
      return lineup.week
    case 'points':
      return lineup.points_total
    case 'fee':
      return lineup.entry_fee_total
    case 'winnings':
      return returnsOf(lineup).winnings
    case 'profit':
      return returnsOf(lineup).profit
    case 'roi':
      return returnsOf(lineup).roiPct
  }
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a).localeCompare(String(b), 'en', { numeric: true, sensitivity: 'base' })
}
