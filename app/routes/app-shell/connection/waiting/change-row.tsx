import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { discardSaves, sendAgain, undoChange } from '#app/lib/outbox/outbox.client.ts'
import type { WaitingChange } from '#app/lib/outbox/waiting-save.ts'
import { SaveHeading } from './save-heading.tsx'

/** A change of a stored record: it can be taken back, and where it was changed elsewhere too the user chooses one of the two. */
export function ChangeRow({ change }: { change: WaitingChange }) {
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
