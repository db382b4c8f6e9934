import type { LineupListItem } from '#contract/saved-lineups.ts'
import type { RecordKind } from './record-kind.ts'

export type LineupInMenu = Pick<
  LineupListItem,
  'id' | 'lineup_name' | 'game_mode' | 'finalized' | 'points_total' | 'winnings_total' | 'rank'
>

export const LINEUPS: RecordKind<LineupInMenu> = {
  nameOf: ({ lineup_name }) => lineup_name,
  canRename: ({ finalized }) => !finalized,
  renaming: { title: 'Rename Lineup', label: 'Lineup Name' },
  loadRequests: () => import('./lineup-requests.ts'),
}
