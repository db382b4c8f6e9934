import { type Lineup, playersOf } from '#core/lineups/lineup.ts'
import { type SlateLocks, slotStates } from '#core/lineups/slot-states.ts'
import { isSamePerson, type Player } from '#core/players/player.ts'
import type { OptimizeRequest } from '#optimizer/optimize-request.ts'
import { settingsOf } from './contest-of.ts'
import { leftOutIds } from './left-out.ts'
import type { LineupState } from './lineup-state.ts'

/**
 * The optimizer request of a state: it keeps the players in the lineup and the rows that the user locked. While games of the slate
 * are on, the lineup's players of those games stay in their slots, and it takes nobody else of them.
 */
export function runRequest(state: LineupState, locks: SlateLocks | null = null): OptimizeRequest {
  const request = {
    playerPool: state.playerPool,
    format: state.format,
    budget: state.format.budget,
    settings: settingsOf(state),
    keptPlayers: keptPlayers(state),
    excludedIds: leftOutIds(state),
    rules: state.rules,
    withRunnerUp: true,
  }
  if (locks === null) return request
  const lockedCells = cellsThatStay(state.lineup, locks)
  const mayStand = ({ id }: Player) => lockedCells.includes(id) || !locks.begun.has(id)
  return {
    ...request,
    lockedCells,
    keptPlayers: request.keptPlayers.filter(mayStand),
    excludedIds: [...request.excludedIds, ...[...locks.begun].filter((id) => !lockedCells.includes(id))],
  }
}

/** The row that stays in each slot whatever is run; null in open slots. */
export function cellsThatStay({ slots }: Lineup, locks: SlateLocks): (string | null)[] {
  const states = slotStates(
    slots.map((player) => ({ player })),
    locks,
  )
  return slots.map((player, slot) => (states[slot] === 'open' ? null : (player?.id ?? null)))
}

/** The first of two rows of one player is kept, so a player in the lineup keeps the role there. */
function keptPlayers({ lineup, playerPool, lockedIds }: LineupState): Player[] {
  const locked = playerPool.filter((player) => lockedIds.has(player.id))
  return [...playersOf(lineup), ...locked].filter(
    (player, index, all) => all.findIndex((other) => isSamePerson(other, player)) === index,
  )
}
