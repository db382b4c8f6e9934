import type { Player } from '#core/players/player.ts'
import { type Choices, changesBetween, withValues } from '#core/slate-memory/memory.ts'
import { choicesOfDraft, draftOfChoices } from './draft-choices.ts'
import { draftOf, isDraft, type LineupDraft, withDraft } from './lineup-draft.ts'
import type { LineupState } from './lineup-state.ts'

/**
 * The state with fields from the slate's memory: from this browser, another device, or an earlier file. `listed`: the
 * slate's rows as its file lists them. Fields that make no valid draft are left out.
 */
export function withRecalled(state: LineupState, changes: Choices, listed: readonly Player[]): LineupState {
  const choices = choicesOfDraft(draftOf(state, listed), listed)
  if (Object.keys(changesBetween(choices, withValues(choices, changes))).length === 0) return state
  const draft = draftWith(choices, changes, listed)
  // It comes by itself: a message about the last press that is not shown yet stays.
  return { ...withDraft({ ...state, playerPool: listed }, draft), notice: state.notice }
}

function draftWith(choices: Choices, changes: Choices, listed: readonly Player[]): LineupDraft {
  const draft = draftOfChoices(withValues(choices, changes), listed)
  if (isDraft(draft)) return draft
  const valid = Object.entries(changes).filter(([field, value]) =>
    isDraft(draftOfChoices(withValues(choices, { [field]: value }), listed)),
  )
  return draftOfChoices(withValues(choices, Object.fromEntries(valid)), listed)
}
