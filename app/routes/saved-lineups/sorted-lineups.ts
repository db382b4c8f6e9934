import type { LineupListItem } from '#contract/saved-lineups.ts'
import type { LineupColumn, LineupOrder } from './sort-lineups.ts'

/** What the rows can ask for. */
export type LineupRequests = {
  onEdit: (lineup: LineupListItem) => void
  onFinalize: (lineup: LineupListItem) => void
}

/** The rows as a table or as cards show them. */
export type SortedLineups = LineupRequests & {
  lineups: readonly LineupListItem[]
  order: LineupOrder | null
  onSort: (column: LineupColumn) => void
}
