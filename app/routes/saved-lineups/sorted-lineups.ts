import type { useLineupActions } from '#app/components/lineup-actions/use-lineup-actions.ts'
import type { LineupListItem } from '#contract/saved-lineups.ts'
import type { LineupColumn, LineupOrder } from './sort-lineups.ts'

/** Callbacks of a row. */
export type LineupRequests = {
  onEdit: (lineup: LineupListItem) => void
  onFinalize: (lineup: LineupListItem) => void
  onChoose: ReturnType<typeof useLineupActions>['choose']
}

/** Props of the table and of the cards. */
export type SortedLineups = LineupRequests & {
  lineups: readonly LineupListItem[]
  order: LineupOrder | null
  onSort: (column: LineupColumn) => void
}
