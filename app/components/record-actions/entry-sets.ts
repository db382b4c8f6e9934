import type { EntrySetItem } from '#contract/entry-sets.ts'
import type { RecordKind } from './record-kind.ts'

export const ENTRY_SETS: RecordKind<EntrySetItem> = {
  nameOf: ({ name }) => name,
  renaming: { title: 'Rename Entry Set', label: 'Name of the set' },
  loadRequests: () => import('./set-requests.ts'),
}
