import type { Player } from '#core/players/player.ts'
import type { LineupState } from '../state/lineup-state.ts'
import { draftText, withDraft } from '../state/tab-draft.ts'
import { initialLineupState } from './initial-lineup-state.ts'

/** The state after a reload. `rows`: what the file lists then. */
export function reloaded(
  state: LineupState,
  listed: readonly Player[],
  rows: readonly Player[] = listed,
): LineupState {
  return withDraft(initialLineupState(state.mode, rows), draftText(state, listed), rows).state
}
