import type { useLineupActions } from '#app/components/lineup-actions/use-lineup-actions.ts'
import type { LineupListItem } from '#contract/saved-lineups.ts'
import type { LineupColumn } from '#core/lineups/lineup-view.ts'

/** The page of the lineup has them; a narrow table has room for what came of it, and none of its columns lies under another. */
export const GIVES_WAY: ReadonlySet<LineupColumn> = new Set(['week', 'fee', 'winnings'])

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

/** Callbacks of a row. */
export type LineupRequests = {
  onEdit: (lineup: LineupListItem) => void
  onFinalize: (lineup: LineupListItem) => void
  onChoose: ReturnType<typeof useLineupActions>['choose']
}
