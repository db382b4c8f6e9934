import { type Lineup, playersOf, refreshPlayers } from '#core/lineups/lineup.ts'
import { type Player, personKey } from '#core/players/player.ts'
import type { LineupState } from './lineup-state.ts'

/**
 * A lineup that a person changed is no run's answer any more, and a run that is on its way comes too late. Whoever
 * is in it is not excluded, or the next run would have to keep him and leave him out.
 */
export function withLineup(state: LineupState, lineup: Lineup): LineupState {
  const people = new Set(playersOf(lineup).map(personKey))
  return {
    ...state,
    lineup,
    excludedPeople: new Set([...state.excludedPeople].filter((person) => !people.has(person))),
    pendingRun: null,
    proof: null,
    failure: null,
    notice: null,
  }
}

/** The same rows with other figures, in the lineup too. */
export function withPool(state: LineupState, playerPool: readonly Player[]): LineupState {
  return { ...state, playerPool, lineup: refreshPlayers(state.lineup, playerPool) }
}
