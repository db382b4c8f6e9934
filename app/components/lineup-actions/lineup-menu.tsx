import { Copy, Download, FolderOpen, Pencil, Trash2 } from 'lucide-react'
import { RowMenu } from '#app/components/ui/row-menu.tsx'
import type { RowMenuItem } from '#app/components/ui/row-menu-button.tsx'
import type { LineupAction, LineupInMenu } from './lineup-in-menu.ts'

const ITEMS: Record<LineupAction, Omit<RowMenuItem, 'onChoose'>> = {
  open: { label: 'Open in optimizer', icon: FolderOpen },
  export: { label: 'Export upload file', icon: Download },
  rename: { label: 'Rename', icon: Pencil },
  duplicate: { label: 'Duplicate', icon: Copy },
  delete: { label: 'Delete', icon: Trash2, deletes: true },
}

const ACTIONS = Object.keys(ITEMS) as LineupAction[]

/** The less frequent actions on a saved lineup. A finalized one can't be renamed. */
export function LineupMenu({
  lineup,
  onChoose,
}: {
  lineup: LineupInMenu
  onChoose: (action: LineupAction, lineup: LineupInMenu) => void
}) {
  const actions = ACTIONS.filter((action) => action !== 'rename' || !lineup.finalized)
  return (
    <RowMenu
      label={`More actions for ${lineup.lineup_name}`}
      items={actions.map((action) => ({ ...ITEMS[action], onChoose: () => onChoose(action, lineup) }))}
    />
  )
}
