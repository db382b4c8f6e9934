import { type ContestSettings, usualContest } from '#core/payouts/contest-settings.ts'
import type { LineupState } from '../../state/lineup-state.ts'

/** What most lineups are entered in. */
const USUAL = usualContest('large_top_heavy')

/** The contest of the slate; until the user sets one, a large GPP as such contests usually are. */
export function contestOf({ contest }: Pick<LineupState, 'contest'>): ContestSettings {
  return contest ?? USUAL
}
