import { useState } from 'react'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Dialog, DialogContent } from '#app/components/ui/dialog.tsx'
import { discardSaves, type OutboxState } from '#app/lib/outbox/outbox.client.ts'
import { isChange } from '#app/lib/outbox/waiting-save.ts'
import { kindsOf, listedSaves, nounFor, othersSentence } from '../outbox-words.ts'
import { ChangeRow } from './change-row.tsx'
import { RecordRow } from './record-row.tsx'

/** What waits on this device, one row a save, with what the user can do about it. */
export default function WaitingSavesDialog({
  outbox: { waiting, others },
  onClose,
}: {
  outbox: OutboxState
  onClose: () => void
}) {
  const listed = listedSaves(waiting)
  // The noun is that of what waited when the list was opened: its title stays as the rows go.
  const [noun] = useState(() => nounFor(kindsOf(listed)))
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={noun === 'save' ? 'Saves on this device' : 'Changes on this device'}
        description="Each is sent once, as soon as there is a connection."
      >
        {listed.length > 0 ? (
          <ul className="grid gap-3">
            {listed.map((save) => (
              <li key={save.key} className="grid gap-2 border-t border-border pt-3">
                {isChange(save) ? <ChangeRow change={save} /> : <RecordRow save={save} waiting={waiting} />}
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-sm text-muted">Nothing of yours waits on this device.</p>
        )}
        {others > 0 ? <OthersRow others={others} /> : null}
      </DialogContent>
    </Dialog>
  )
}

/** What other users of this browser have waiting: its number, and its deletion. */
function OthersRow({ others }: { others: number }) {
  const [isSure, setSure] = useState(false)
  return (
    <div className="grid gap-2 border-t border-border pt-3">
      <p className="text-sm">{othersSentence(others)}</p>
      {isSure ? <Alert tone="warn">That user loses them. Deleting cannot be undone.</Alert> : null}
      <div className="flex flex-wrap gap-2">
        {isSure ? (
          <>
            <Button size="small" onClick={() => setSure(false)}>
              Keep them
            </Button>
            <Button size="small" variant="destructive" onClick={() => void discardSaves('others')}>
              Delete them
            </Button>
          </>
        ) : (
          <Button size="small" variant="destructiveQuiet" onClick={() => setSure(true)}>
            Delete the other user’s saves
          </Button>
        )}
      </div>
    </div>
  )
}
