import { lazy, type ReactNode, useEffect } from 'react'
import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import type { Player } from '#core/players/player.ts'
import { useSlate } from '../state/slate-context.tsx'
import type { NewGroup } from './groups/kept-groups.ts'
import type { LineupActions } from './list/lineup-actions.ts'
import { useList } from './set/list-context.ts'

const loadAbout = () => import('./list/about-list-dialog.tsx')
const AboutListDialog = lazy(loadAbout)
const SaveAndDownload = lazy(() => loadAbout().then((module) => ({ default: module.SaveAndDownload })))
const LineupDialog = lazy(() => import('./list/lineup-dialog.tsx'))
const AddGroupDialog = lazy(() =>
  import('./groups/group-dialog.tsx').then((module) => ({ default: module.AddGroupDialog })),
)
const EditGroupDialog = lazy(() =>
  import('./groups/group-dialog.tsx').then((module) => ({ default: module.EditGroupDialog })),
)
const DownloadDialog = lazy(() => import('./download/download-dialog.tsx'))
const SaveEntriesDialog = lazy(() => import('./save/save-entries-dialog.tsx'))
const ChooseDialog = lazy(() => import('./choose/choose-dialog.tsx'))
const loadRepair = () => import('./repair/repair-list-dialog.tsx')
const RepairDialog = lazy(loadRepair)

export type OpenEntriesDialog =
  | { kind: 'about' | 'add_group' | 'choose' | 'download' | 'save' }
  | { kind: 'edit_group'; name: string }
  /** Whom the repair takes out of all lineups; null: those who are out. */
  | { kind: 'repair'; replaced: Player | null }
  | { kind: 'lineup'; key: string }

/** The dialogs of the Entries side; each is loaded when it is opened first, the repair as soon as lineups hold a player who is out. */
export function EntriesDialogs({
  open,
  actions,
  names,
  isRoomy,
  hasOut,
  aboutList,
  onOpen,
  onEntriesFile,
  onRepaired,
  onAddGroup,
}: {
  open: OpenEntriesDialog | null
  actions: LineupActions
  /** Of the upload file; and the format, the game and its day. */
  names: { file: string; slate: string }
  /** The panel has the buttons that save and download. */
  isRoomy: boolean
  /** Lineups hold a player who is out. */
  hasOut: boolean
  /** What does not stand above the list. */
  aboutList: ReactNode
  onOpen: (dialog: OpenEntriesDialog | null) => void
  onEntriesFile: () => void
  onRepaired: () => void
  onAddGroup: (group: NewGroup) => void
}) {
  const state = useSlate()
  const onClose = () => onOpen(null)
  const { lineups } = useList()
  useEffect(() => (hasOut ? whenIdle(loadRepair) : undefined), [hasOut])
  return <OptionalPart failed={<DialogLoadFailure />}>{drawn()}</OptionalPart>

  function drawn() {
    switch (open?.kind) {
      case 'lineup': {
        const listed = lineups.find(({ key }) => key === open.key)
        return listed ? <LineupDialog {...{ listed, actions, onClose }} /> : null
      }
      case 'about':
        return (
          <AboutListDialog onClose={onClose}>
            {aboutList}
            {isRoomy ? null : (
              <SaveAndDownload
                onSave={() => onOpen({ kind: 'save' })}
                onDownload={() => onOpen({ kind: 'download' })}
              />
            )}
          </AboutListDialog>
        )
      case 'add_group':
        return <AddGroupDialog onClose={onClose} onAdd={onAddGroup} />
      case 'edit_group': {
        const group = state.build?.groups?.find(({ name }) => name === open.name)
        return group ? <EditGroupDialog {...{ group, onClose }} /> : null
      }
      case 'choose':
        return <ChooseDialog onClose={onClose} />
      case 'repair':
        return <RepairDialog {...{ onRepaired, onClose }} replaced={open.replaced} />
      case 'download':
        return (
          <DownloadDialog
            onClose={onClose}
            fileName={names.file}
            onEntriesFile={() => {
              onClose()
              onEntriesFile()
            }}
          />
        )
      case 'save':
        return <SaveEntriesDialog onClose={onClose} slateName={names.slate} />
      default:
        return null
    }
  }
}
