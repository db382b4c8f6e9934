import type { Entries, LineupState, Notice } from './lineup-state.ts'

const MOST_UNDONE = 50

export const UNDO_ENTRIES = { type: 'undo_entries' } as const

/** One step of the Entries side, which can be undone. */
export function withEntries(state: LineupState, entries: Partial<Entries>, notice?: Notice): LineupState {
  const { buildRules, build } = state
  return {
    ...state,
    ...entries,
    replacedEntries: [...state.replacedEntries, { buildRules, build }].slice(-MOST_UNDONE),
    notice: notice ?? null,
  }
}

/** Puts back the rules and the list from before the last step. */
export function withEntriesUndone(state: LineupState): LineupState {
  const before = state.replacedEntries.at(-1)
  if (!before) return { ...state, notice: { title: 'No step to undo' } }
  return {
    ...state,
    ...before,
    replacedEntries: state.replacedEntries.slice(0, -1),
    notice: { title: 'Step undone' },
  }
}
