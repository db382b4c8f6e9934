import { type Lineup, playersOf, refreshPlayers } from '#core/lineups/lineup.ts'
import { type Player, personKey } from '#core/players/player.ts'
import { withNumbers } from '#core/projections/with-numbers.ts'
import { notPlaying, withPeopleUsed } from './left-out.ts'
import type { LineupState } from './lineup-state.ts'

/**
 * Sets a lineup edited by the user: drops any pending run. Players in the lineup are no
 * longer left out, since a run could not both keep and exclude them.
 */
export function withLineup(state: LineupState, lineup: Lineup): LineupState {
  const people = new Set(playersOf(lineup).map(personKey))
  return {
    ...state,
    lineup,
    ...withPeopleUsed(state, people),
    pendingRun: null,
    failure: null,
    notice: null,
  }
}

/** Replaces the figures of all rows, in the pool and in the lineup; the slate's numbers are applied again. */
export function withPool(state: LineupState, rows: readonly Player[]): LineupState {
  const playerPool = withNumbers(rows, state.format, state.numbers, notPlaying(state))
  return { ...state, playerPool, lineup: refreshPlayers(state.lineup, playerPool) }
}

/** Attaches texts about players, by id, to their rows. No figure depends on them, so none is worked out anew. */
export function withInsights(state: LineupState, insights: Readonly<Record<string, string>>): LineupState {
  const playerPool = state.playerPool.map((player) => {
    const aiInsight = insights[player.id] ?? player.aiInsight
    return aiInsight === player.aiInsight ? player : { ...player, aiInsight }
  })
  return { ...state, playerPool, lineup: refreshPlayers(state.lineup, playerPool) }
}

/** After a change of who is put back: the field holds such a player, so the ownership of everyone follows. */
export function withOwnershipAfter(before: LineupState, after: LineupState): LineupState {
  const isSame =
    before.putBack.size === after.putBack.size &&
    [...before.putBack].every((person) => after.putBack.has(person))
  return isSame ? after : withPool(after, after.playerPool)
}
