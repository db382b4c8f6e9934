import { playerToWire } from '#contract/player.ts'
import type { Constraints } from '#core/analysis/alternatives/forced-player.ts'
import { isComplete, playersOf } from '#core/lineups/lineup.ts'
import type { StackKind } from '#core/lineups/stack.ts'
import type { Player } from '#core/players/player.ts'
import { settingsOf } from '../state/contest-of.ts'
import { leftOutIds } from '../state/left-out.ts'
import type { LineupState } from '../state/lineup-state.ts'

/** Request bodies of the AI endpoints, with the field names of the API. */
export function storyPayload(state: LineupState) {
  return {
    lineup: playersOf(state.lineup).map(playerToWire),
    ...settingsPayload(state),
    enhancementLevel: state.enhancementLevel,
    playerPool: state.playerPool.map(playerToWire),
    ...constraintsOf(state),
  }
}

export function stackPayload(kind: StackKind, players: readonly Player[], state: LineupState) {
  return {
    stackType: kind,
    players: players.map(playerToWire),
    ...settingsPayload(state),
    playerPool: state.playerPool.map(playerToWire),
  }
}

export function questionPayload(
  question: string,
  playerNames: readonly string[],
  thread: readonly { question: string; answer: string }[],
  state: LineupState,
) {
  return {
    playerNames,
    question,
    ...settingsPayload(state),
    players: state.playerPool.map(playerToWire),
    lineup: isComplete(state.lineup) ? playersOf(state.lineup).map(({ id }) => id) : [],
    ...constraintsOf(state),
    thread,
  }
}

export function constraintsOf(state: LineupState): Required<Constraints> {
  return {
    lockedIds: [...state.lockedIds],
    excludedIds: leftOutIds(state),
    rules: state.rules,
  }
}

function settingsPayload(state: LineupState) {
  const settings = settingsOf(state)
  return {
    strategy: settings.strategy,
    gameMode: settings.contestFormat,
    creativity: settings.creativity,
    priceGuard: settings.priceGuard,
    format: state.format.id,
  }
}
