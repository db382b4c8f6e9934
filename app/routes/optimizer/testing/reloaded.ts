import type { Player } from '#core/players/player.ts'
import type { LineupState } from '../state/lineup-state.ts'
import { draftOf, withDraft } from '../state/tab-draft.ts'
import { initialLineupState } from './initial-lineup-state.ts'

/** The state after a reload. `rows`: what the file lists then. */
export function reloaded(
  state: LineupState,
  listed: readonly Player[],
  rows: readonly Player[] = listed,
): LineupState {
  const text = JSON.stringify(draftOf(state, listed))
  return withDraft(initialLineupState(state.format, rows), text, rows).state
}
