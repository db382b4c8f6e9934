import { Copy, Download, FolderOpen, Pencil, Trash2 } from 'lucide-react'
import { RowMenu } from '#app/components/ui/row-menu.tsx'
import type { RowMenuItem } from '#app/components/ui/row-menu-button.tsx'
import type { EntrySetItem } from '#contract/entry-sets.ts'

export type SetAction = 'open' | 'export' | 'rename' | 'duplicate' | 'delete'

const ITEMS: Record<SetAction, Omit<RowMenuItem, 'onChoose'>> = {
  open: { label: 'Open in optimizer', icon: FolderOpen },
  export: { label: 'Export upload file', icon: Download },
  rename: { label: 'Rename', icon: Pencil },
  duplicate: { label: 'Duplicate', icon: Copy },
  delete: { label: 'Delete', icon: Trash2, deletes: true },
}

const ACTIONS = Object.keys(ITEMS) as SetAction[]

/** The less frequent actions on an entry set. */
export function SetMenu({
  set,
  onChoose,
}: {
  set: EntrySetItem
  onChoose: (action: SetAction, set: EntrySetItem) => void
}) {
  return (
    <RowMenu
      label={`More actions for ${set.name}`}
      items={ACTIONS.map((action) => ({ ...ITEMS[action], onChoose: () => onChoose(action, set) }))}
    />
  )
}
