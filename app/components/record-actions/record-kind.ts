import type { RecordAction } from './action-items.ts'
import type { RecordRequests } from './record-requests.ts'

type StoredRecord = { id: number; game_mode: string }

/** A kind of stored record, as its menu and its dialogs need it: a saved lineup or an entry set. */
export type RecordKind<Item extends StoredRecord> = {
  nameOf: (item: Item) => string
  /** Absent: every record of the kind can be renamed. */
  canRename?: (item: Item) => boolean
  renaming: { title: string; label: string }
  /** What the menu does, apart from the menu, so that the code is loaded when it is used. */
  loadRequests: () => Promise<{ requests: RecordRequests<Item> }>
}

/** Carries out an action of the menu. */
export type ChooseAction<Item> = (action: RecordAction, item: Item) => void
