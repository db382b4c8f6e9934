import type { ChangeKind } from './change-fields.ts'

/** What each kind of change is called in the list of what waits. */
export const CHANGE_LABELS: Record<ChangeKind, string> = {
  lineup_name: 'New name',
  lineup_result: 'Result',
  lineup_entries: 'Entry IDs',
  lineup_deletion: 'Deletion',
  set_name: 'New name',
  set_contest: 'Contest and fee',
  set_results: 'Results',
  set_deletion: 'Deletion',
}
