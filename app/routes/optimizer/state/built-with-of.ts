import { type BuiltWith, builtWith } from '#core/entries/built-with.ts'
import type { InjuryStatus, Player } from '#core/players/player.ts'
import { isGone, type LeftOut, whyLeftOut } from './left-out.ts'

/** What lineups of this state are made with; kept with them, so that a newer file can be compared. */
export function builtWithOf(state: LeftOut): BuiltWith {
  return builtWith(state.playerPool, state.format, (row) => statusIn(state, row))
}

/** Out for everyone who does not play as far as is known. A player whom the user excluded may play. */
export function statusIn(state: LeftOut, row: Player): InjuryStatus {
  return isGone(state, row) && whyLeftOut(state, row) !== 'excluded' ? 'Out' : row.injuryStatus
}
