import { Copy, Download, FolderOpen, Pencil, Trash2 } from 'lucide-react'
import type { RowMenuItem } from '#app/components/ui/row-menu-button.tsx'

/** What can be done with a stored record from its menu. */
export type RecordAction = 'open' | 'export' | 'rename' | 'duplicate' | 'delete'

export const ACTION_ITEMS: Record<RecordAction, Omit<RowMenuItem, 'onChoose'>> = {
  open: { label: 'Open in optimizer', icon: FolderOpen },
  export: { label: 'Export upload file', icon: Download },
  rename: { label: 'Rename', icon: Pencil },
  duplicate: { label: 'Duplicate', icon: Copy },
  delete: { label: 'Delete', icon: Trash2, deletes: true },
}

export const RECORD_ACTIONS = Object.keys(ACTION_ITEMS) as RecordAction[]
