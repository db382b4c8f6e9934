import type { ChangeFields, ChangeKind } from './change-fields.ts'
import type { ChangeRules } from './change-rules.ts'
import { LINEUP_DELETION, SET_DELETION } from './deletions.ts'
import { LINEUP_ENTRIES, LINEUP_NAME, LINEUP_RESULT } from './lineup-changes.ts'
import { SET_CONTEST, SET_NAME, SET_RESULTS } from './set-changes.ts'

const CHANGES = {
  lineup_name: LINEUP_NAME,
  lineup_result: LINEUP_RESULT,
  lineup_entries: LINEUP_ENTRIES,
  lineup_deletion: LINEUP_DELETION,
  set_name: SET_NAME,
  set_contest: SET_CONTEST,
  set_results: SET_RESULTS,
  set_deletion: SET_DELETION,
} satisfies { [Kind in ChangeKind]: ChangeRules<never, ChangeFields[Kind]> }

/** The rules of a kind, for a change whose fields are those of its kind. */
export function rulesOf(kind: ChangeKind): ChangeRules<unknown, unknown> {
  return CHANGES[kind] as ChangeRules<unknown, unknown>
}
