import { playersOf } from '#core/lineups/lineup.ts'
import { isSamePerson, type Player, personKey } from '#core/players/player.ts'
import type { OptimizeRequest } from '#optimizer/optimizer.ts'
import type { LineupState } from './lineup-state.ts'
import type { RunKind } from './notices.ts'

/** What a run asks of the optimizer: Fill builds on the lineup, and every run on the locks and exclusions. */
export function runRequest(state: LineupState, kind: RunKind): OptimizeRequest {
  return {
    playerPool: state.playerPool,
    mode: state.mode,
    budget: state.mode.budget,
    settings: state.settings,
    keptPlayers: keptPlayers(state, kind),
    excludedIds: state.playerPool
      .filter((player) => state.excludedPeople.has(personKey(player)))
      .map((player) => player.id),
    withRunnerUp: true,
  }
}

/** Of two rows of one person the earlier wins: who is in the lineup stays as what he is there. */
function keptPlayers(state: LineupState, kind: RunKind): Player[] {
  const inLineup = kind === 'fill' ? playersOf(state.lineup) : []
  const locked = state.playerPool.filter((player) => state.lockedIds.has(player.id))
  return [...inLineup, ...locked].filter(
    (player, index, all) => all.findIndex((other) => isSamePerson(other, player)) === index,
  )
}
