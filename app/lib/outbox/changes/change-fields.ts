import type { ChangeEntrySetRequest, SetResultsRequest } from '#contract/entry-sets.ts'
import type { EnterLineupRequest, RenameLineupRequest, UpdateResultRequest } from '#contract/saved-lineups.ts'

/** Each kind of change that can wait for a connection, with what the user wants, as the API takes it. */
export type ChangeFields = {
  lineup_name: RenameLineupRequest
  lineup_result: Required<UpdateResultRequest>
  lineup_entries: EnterLineupRequest
  lineup_deletion: Deletion
  set_name: { name: string }
  set_contest: Required<Omit<ChangeEntrySetRequest, 'name'>>
  set_results: SetResultsRequest
  set_deletion: Deletion
}
export type ChangeKind = keyof ChangeFields

/** The record that a kind of change is about: the kind's name begins with it. */
export type ChangedRecord<Kind = ChangeKind> = Kind extends `${infer Name}_${string}` ? Name : never

/** False: its undoing. */
export type Deletion = { deleted: boolean }
