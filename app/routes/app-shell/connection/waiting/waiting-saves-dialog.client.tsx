import { useState } from 'react'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { OpenDialog } from '#app/components/ui/dialog.tsx'
import { discardSaves, type OutboxState, sendAgain, undoChange } from '#app/lib/outbox/outbox.client.ts'
import { isChange, type WaitingChange } from '#app/lib/outbox/waiting-save.ts'
import { kindsOf, listedSaves, nounFor, othersSentence } from '../outbox-words.ts'
import { RecordRow } from './record-row.tsx'
import { SaveHeading } from './save-heading.tsx'

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
    <OpenDialog
      title={noun === 'save' ? 'Saves on this device' : 'Changes on this device'}
      description="Each is sent once, as soon as there is a connection."
      onClose={onClose}
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
    </OpenDialog>
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

/** A change of a stored record: it can be taken back, and where it was changed elsewhere too the user chooses one of the two. */
function ChangeRow({ change }: { change: WaitingChange }) {
  const { name, refusal } = change
  return (
    <>
      <SaveHeading save={change} name={name} />
      {refusal ? <Alert tone="warn">{refusal.sentence}</Alert> : null}
      <div className="flex flex-wrap gap-2">
        {refusal ? (
          <Choice change={change} />
        ) : (
          <Button
            size="small"
            aria-label={`Undo the change of ${name}`}
            onClick={() => void undoChange(change)}
          >
            Undo
          </Button>
        )}
      </div>
    </>
  )
}

function Choice({ change }: { change: WaitingChange }) {
  const { send, drop } = choiceWords(change)
  return (
    <>
      <Button size="small" aria-label={`${send}: ${change.name}`} onClick={() => void sendAgain(change)}>
        {send}
      </Button>
      <Button
        size="small"
        variant="ghost"
        aria-label={`${drop}: ${change.name}`}
        onClick={() => void discardSaves(change)}
      >
        {drop}
      </Button>
    </>
  )
}

function choiceWords({ refusal, fields }: WaitingChange): { send: string; drop: string } {
  if (!refusal?.present) return { send: 'Try again', drop: 'Discard my change' }
  return 'deleted' in fields
    ? { send: 'Delete it', drop: 'Keep it' }
    : { send: 'Use mine', drop: 'Keep the other' }
}
