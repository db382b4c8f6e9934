import type { Player } from '#core/players/player.ts'
import { sharesOf } from '#core/projections/share-out.ts'
import { isLeftOut, type LeftOut } from './left-out.ts'
import type { LineupState } from './lineup-state.ts'

/** What each teammate would get of the points of a player who sits out; empty while the player is used by runs. */
export function sharesOfOut(state: LeftOut & Pick<LineupState, 'playerPool'>, player: Player) {
  const sitsOut = (other: Player) =>
    other.injuryStatus === 'Out' || other.injuryStatus === 'Doubtful' || isLeftOut(state, other)
  const isOut = player.injuryStatus === 'Out' || isLeftOut(state, player)
  return isOut ? sharesOf(player, state.playerPool, sitsOut) : []
}
