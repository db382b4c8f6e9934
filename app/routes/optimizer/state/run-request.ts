import { playersOf } from '#core/lineups/lineup.ts'
import { isSamePerson, type Player } from '#core/players/player.ts'
import type { OptimizeRequest } from '#optimizer/optimize-request.ts'
import { settingsOf } from './contest-of.ts'
import { leftOutIds } from './left-out.ts'
import type { LineupState } from './lineup-state.ts'

/** The optimizer request of a state: it keeps the players in the lineup and the locked rows. */
export function runRequest(state: LineupState): OptimizeRequest {
  return {
    playerPool: state.playerPool,
    mode: state.mode,
    budget: state.mode.budget,
    settings: settingsOf(state),
    keptPlayers: keptPlayers(state),
    excludedIds: leftOutIds(state),
    rules: state.rules,
    withRunnerUp: true,
  }
}

/** Of two rows of one player the first is kept, so a player in the lineup keeps the role there. */
function keptPlayers({ lineup, playerPool, lockedIds }: LineupState): Player[] {
  const locked = playerPool.filter((player) => lockedIds.has(player.id))
  return [...playersOf(lineup), ...locked].filter(
    (player, index, all) => all.findIndex((other) => isSamePerson(other, player)) === index,
  )
}
