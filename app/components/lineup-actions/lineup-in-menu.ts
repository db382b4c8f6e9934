import type { LineupListItem } from '#contract/saved-lineups.ts'

export type LineupInMenu = Pick<
  LineupListItem,
  'id' | 'lineup_name' | 'game_mode' | 'finalized' | 'points_total' | 'winnings_total' | 'rank'
>

/** Why an action on this lineup failed. */
export type LineupRefusal = { lineup: LineupInMenu; text: string }
