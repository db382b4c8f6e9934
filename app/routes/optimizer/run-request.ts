import { playersOf } from '#core/lineup.ts'
import { isSamePerson, type Player, personKey } from '#core/player.ts'
import type { OptimizeRequest } from '#optimizer/optimizer.ts'
import type { LineupState } from './lineup-state.ts'
import type { RunKind } from './notices.ts'

/** What a run asks of the optimizer: Fill builds on the lineup, and every run on the locks and exclusions. */
export function runRequest(state: LineupState, kind: RunKind): OptimizeRequest {
  const kept = keptPlayers(state, kind)
  return {
    playerPool: state.playerPool,
    mode: state.mode,
    budget: state.mode.budget,
    settings: state.settings,
    keptPlayers: kept,
    excludedIds: excludedIds(state, kept),
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

/** Excluded people, but for those whom a person put into the lineup that is to be filled. */
function excludedIds(state: LineupState, kept: readonly Player[]): string[] {
  const keptPeople = new Set(kept.map(personKey))
  return state.playerPool
    .filter((player) => state.excludedPeople.has(personKey(player)) && !keptPeople.has(personKey(player)))
    .map((player) => player.id)
}
