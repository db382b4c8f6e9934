import type { HomeSlate } from '#core/slate/home-slate.ts'
import type { PendingByRecord } from '#core/totals/pending-entries.ts'
import type { EntrySetItem } from './entry-sets.ts'

/** Where a user can go on. */
export type Home = {
  /** At most four, the one that the user worked on last first; of files of the same game only the latest. */
  slates: HomeSlate[]
  /** The newest three. */
  entrySets: EntrySetItem[]
  pending: PendingByRecord
}
