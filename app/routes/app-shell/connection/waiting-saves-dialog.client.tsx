import { useState } from 'react'
import { Refusal } from '#app/components/refusal.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Dialog, DialogContent } from '#app/components/ui/dialog.tsx'
import { formatMoment } from '#app/lib/format-moment.ts'
import { discardSaves, type OutboxState, sendAgain } from '#app/lib/outbox/outbox.client.ts'
import type { WaitingSave } from '#app/lib/outbox/waiting-save.ts'
import { kindOf, othersSentence } from './outbox-words.ts'

/** What waits on this device, one row a save, with what the user can do about it. */
export default function WaitingSavesDialog({
  outbox: { waiting, others },
  onClose,
}: {
  outbox: OutboxState
  onClose: () => void
}) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Saves on this device"
        description="Each is sent once, as soon as there is a connection."
      >
        {waiting.length > 0 ? (
          <ul className="grid gap-3">
            {waiting.map((save) => (
              <li key={save.key} className="grid gap-2 border-t border-border pt-3">
                <SaveRow save={save} />
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

function SaveRow({ save }: { save: WaitingSave }) {
  const { name, refusal, savedAt } = save
  const [isSure, setSure] = useState(false)
  return (
    <>
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-[0.8125rem] text-muted">
          {kindOf(save)}, saved {formatMoment(new Date(savedAt).toISOString())}
        </p>
      </div>
      {refusal ? <Refusal sentence={refusal.sentence} /> : null}
      {isSure ? <Alert tone="warn">It is on this device only. Deleting it cannot be undone.</Alert> : null}
      <div className="flex flex-wrap gap-2">
        {refusal ? (
          <Button size="small" aria-label={`Try again: ${name}`} onClick={() => void sendAgain(save)}>
            Try again
          </Button>
        ) : null}
        {isSure ? (
          <>
            <Button size="small" onClick={() => setSure(false)}>
              Keep it
            </Button>
            <Button size="small" variant="destructive" onClick={() => void discardSaves(save)}>
              Delete it
            </Button>
          </>
        ) : (
          <Button
            size="small"
            variant="destructiveQuiet"
            aria-label={`Delete ${name}`}
            onClick={() => setSure(true)}
          >
            Delete
          </Button>
        )}
      </div>
    </>
  )
}

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
