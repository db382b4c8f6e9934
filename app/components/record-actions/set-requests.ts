import { setBeforeDeletion } from '#app/lib/outbox/changes/deletions.ts'
import { invalidateEntrySets } from '#app/lib/session/session-memory.ts'
import { exportEntrySet, openEntrySet } from '#app/lib/slates/open-entry-set.ts'
import type { EntrySetDetail, EntrySetItem } from '#contract/entry-sets.ts'
import { recordRequests } from './record-requests.ts'

export const requests = recordRequests<EntrySetItem, EntrySetDetail>({
  noun: 'Set',
  api: '/api/entry-sets',
  page: '/entry-sets',
  nameOf: ({ name }) => name,
  open: openEntrySet,
  optimizerOf: ({ game_mode }) => `/${game_mode}/optimizer?side=entries`,
  export: exportEntrySet,
  copied: ({ entry_set }) => entry_set,
  name: ({ name }, wanted) => ({ kind: 'set_name', fields: { name: wanted }, before: [{ name }] }),
  deletion: 'set_deletion',
  beforeDeletion: setBeforeDeletion,
  invalidate: invalidateEntrySets,
})
