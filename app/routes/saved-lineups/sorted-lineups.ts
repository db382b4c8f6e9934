import type { LineupInMenu } from '#app/components/record-actions/lineups.ts'
import type { ChooseAction } from '#app/components/record-actions/record-kind.ts'
import type { PagedLineupItem } from '#contract/lineup-page.ts'
import { lineupTitle } from '#core/lineups/lineup-title.ts'
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

/** The title of the row, which its buttons and dialogs name too. */
export function titleInList({ lineup_name, contest_name, players }: PagedLineupItem): string {
  const captain = players.find(({ is_captain }) => is_captain)?.player_name
  return lineupTitle({
    lineupName: lineup_name,
    contestName: contest_name,
    ...(captain ? { captain } : {}),
  })
}

/** Callbacks of a row. */
export type LineupRequests = {
  onEdit: (lineup: PagedLineupItem) => void
  onFinalize: (lineup: PagedLineupItem) => void
  onChoose: ChooseAction<LineupInMenu>
}
