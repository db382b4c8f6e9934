import { lazy, useEffect, useState } from 'react'
import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { whenIdle } from '#app/lib/turns/when-idle.ts'

const loadDelete = () => import('./delete-contest-dialog.client.tsx')
const loadRename = () => import('./rename-contest-dialog.client.tsx')
const DeleteContestDialog = lazy(loadDelete)
const RenameContestDialog = lazy(loadRename)

/** What the dialogs say about a contest, in the list and on its page. */
export type NamedContest = { id: number; name: string; entries: number }

/** The dialogs to rename and delete one contest, at most one open. `onDeleted` follows a deletion. */
export function useContestDialogs({ onDeleted }: { onDeleted?: () => Promise<void> } = {}) {
  const [open, setOpen] = useState<{ dialog: 'rename' | 'delete'; contest: NamedContest } | null>(null)
  useEffect(() => whenIdle(() => Promise.all([loadDelete(), loadRename()])), [])
  const props = open && { contest: open.contest, onClose: () => setOpen(null) }
  return {
    rename: (contest: NamedContest) => setOpen({ dialog: 'rename', contest }),
    remove: (contest: NamedContest) => setOpen({ dialog: 'delete', contest }),
    dialogs: (
      <OptionalPart failed={<DialogLoadFailure />}>
        {props && open.dialog === 'rename' ? <RenameContestDialog {...props} /> : null}
        {props && open.dialog === 'delete' ? (
          <DeleteContestDialog {...props} {...(onDeleted ? { onDeleted } : {})} />
        ) : null}
      </OptionalPart>
    ),
  }
}
