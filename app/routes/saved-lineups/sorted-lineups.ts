import type { LineupListItem } from '#contract/saved-lineups.ts'
import type { LineupColumn, LineupOrder } from './sort-lineups.ts'

/** Callbacks of a row. */
export type LineupRequests = {
  onEdit: (lineup: LineupListItem) => void
  onFinalize: (lineup: LineupListItem) => void
}

/** Props of the table and of the cards. */
export type SortedLineups = LineupRequests & {
  lineups: readonly LineupListItem[]
  order: LineupOrder | null
  onSort: (column: LineupColumn) => void
}
