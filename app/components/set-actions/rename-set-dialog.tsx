import { lazy } from 'react'
import type { EntrySetItem } from '#contract/entry-sets.ts'
import { loadSetRequests } from './use-set-actions.ts'

export const loadRenameDialog = () => import('#app/components/rename-dialog.client.tsx')
const RenameDialog = lazy(loadRenameDialog)

export function RenameSetDialog({ set, onClose }: { set: EntrySetItem; onClose: () => void }) {
  return (
    <RenameDialog
      title="Rename Entry Set"
      label="Name of the set"
      name={set.name}
      send={async (name) => (await loadSetRequests()).renameSet(set, name)}
      records="lineups"
      onClose={onClose}
    />
  )
}
