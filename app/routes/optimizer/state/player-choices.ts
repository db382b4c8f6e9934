import { type Lineup, type PlacementIssue, placePlayerInSlot, removePlayer } from '#core/lineups/lineup.ts'
import {
  type InjuryStatus,
  isCaptainRow,
  isSamePerson,
  type Player,
  personKey,
} from '#core/players/player.ts'
import type { Result } from '#core/result.ts'
import { isLeftOut, withPeopleUsed, withPersonLeftOut } from './left-out.ts'
import { withLineup, withPool } from './lineup-change.ts'
import { withoutRun } from './lineup-run.ts'
import type { LineupState } from './lineup-state.ts'
import { placementNotice } from './notices.ts'

export function placed(
  state: LineupState,
  player: Player,
  result: Result<Lineup, PlacementIssue>,
): LineupState {
  if (!result.ok) return { ...state, notice: placementNotice(result.error, state.lineup, player) }
  return {
    ...withLineup(state, result.value),
    notice: {
      title: 'Player added',
      description: isCaptainRow(player) ? `${player.name} is your captain` : player.name,
    },
  }
}

/** Puts the player into the slot, in place of whom it holds, who is also unlocked. */
export function placedInSlot(state: LineupState, player: Player, slotIndex: number): LineupState {
  const next = placed(state, player, placePlayerInSlot(state.lineup, player, slotIndex))
  const replaced = state.lineup.slots[slotIndex]
  if (!replaced || next.lineup === state.lineup) return next
  return withUndo(state, replaced, {
    ...next,
    notice: { title: 'Player swapped', description: `${player.name} for ${replaced.name}` },
  })
}

/** Empties a slot. The player is also unlocked, or the next run would add the player again. */
export function removed(state: LineupState, slotIndex: number): LineupState {
  const player = state.lineup.slots[slotIndex]
  if (!player) return state
  return withUndo(state, player, {
    ...withLineup(state, removePlayer(state.lineup, slotIndex)),
    notice: { title: 'Player removed', description: player.name },
  })
}

/** The player has left the lineup: takes the lock off, and lets Undo bring both back. */
function withUndo({ lineup, lockedIds }: LineupState, left: Player, next: LineupState): LineupState {
  const lock = lockedIds.has(left.id) ? left.id : undefined
  return {
    ...next,
    lockedIds: without(lockedIds, left.id),
    notice: next.notice && { ...next.notice, undo: { type: 'restore', lineup, lock } },
  }
}

export function withLockToggled(state: LineupState, player: Player): LineupState {
  if (state.lockedIds.has(player.id))
    return { ...state, lockedIds: without(state.lockedIds, player.id), notice: null }
  const rowsOfOthers = state.playerPool.filter(
    (other) => state.lockedIds.has(other.id) && !isSamePerson(other, player),
  )
  return {
    ...state,
    lockedIds: new Set([...rowsOfOthers.map((other) => other.id), player.id]),
    ...withPeopleUsed(state, new Set([personKey(player)])),
    notice: null,
  }
}

export function withExclusionToggled(running: LineupState, player: Player): LineupState {
  const state = withoutRun(running)
  const person = personKey(player)
  if (isLeftOut(state, player)) return { ...state, ...withPeopleUsed(state, new Set([person])), notice: null }
  const rows = state.playerPool.filter((other) => isSamePerson(other, player)).map((row) => row.id)
  const slotIndex = state.lineup.slots.findIndex((other) => other !== null && isSamePerson(other, player))
  const rest = slotIndex < 0 ? state : withLineup(state, removePlayer(state.lineup, slotIndex))
  return {
    ...rest,
    notice: null,
    lockedIds: new Set([...state.lockedIds].filter((id) => !rows.includes(id))),
    ...withPersonLeftOut(state, person),
  }
}

export function withInjury(state: LineupState, player: Player, status: InjuryStatus): LineupState {
  const playerPool = state.playerPool.map((other) =>
    isSamePerson(other, player) ? { ...other, injuryStatus: status } : other,
  )
  return {
    ...withPool(state, playerPool),
    notice: { title: 'Injury status updated', description: `${player.name}: ${status}` },
  }
}

/** The enriched rows in the place of the `asked` ones. An injury status that was set while the enrichment ran stays. */
export function withEnriched(
  state: LineupState,
  enriched: readonly Player[],
  asked: readonly Player[],
): LineupState {
  const before = new Map(asked.map(({ id, injuryStatus }) => [id, injuryStatus]))
  const now = new Map(state.playerPool.map(({ id, injuryStatus }) => [id, injuryStatus]))
  const players = enriched.map((player) => {
    const status = now.get(player.id)
    return status === undefined || status === before.get(player.id)
      ? player
      : { ...player, injuryStatus: status }
  })
  return withPool(state, players)
}

function without(set: ReadonlySet<string>, value: string): ReadonlySet<string> {
  const rest = new Set(set)
  rest.delete(value)
  return rest
}
