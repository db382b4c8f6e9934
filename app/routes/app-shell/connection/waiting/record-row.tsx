import { type FormEvent, useState } from 'react'
import { NameInput } from '#app/components/name-input.tsx'
import { Refusal } from '#app/components/refusal.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { discardSaves, type NewChange, sendAgain } from '#app/lib/outbox/outbox.client.ts'
import { changesOf } from '#app/lib/outbox/queue.ts'
import { sendOrKeep } from '#app/lib/outbox/send-or-keep.client.ts'
import type { WaitingRecord, WaitingSave } from '#app/lib/outbox/waiting-save.ts'
import { SaveHeading } from './save-heading.tsx'

/** A record that waits itself: it can be renamed and deleted. */
export function RecordRow({ save, waiting }: { save: WaitingRecord; waiting: readonly WaitingSave[] }) {
  const [doing, setDoing] = useState<'rename' | 'delete' | null>(null)
  const name = newNameOf(save, waiting)
  const stop = () => setDoing(null)
  return (
    <>
      <SaveHeading save={save} name={name} />
      {save.refusal ? <Refusal sentence={save.refusal.sentence} /> : null}
      {doing === 'delete' ? (
        <>
          <Alert tone="warn">It is on this device only. Deleting it cannot be undone.</Alert>
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={stop}>
              Keep it
            </Button>
            <Button size="small" variant="destructive" onClick={() => void discardSaves(save)}>
              Delete it
            </Button>
          </div>
        </>
      ) : doing === 'rename' ? (
        <NewName save={save} name={name} onClose={stop} />
      ) : (
        <div className="flex flex-wrap gap-2">
          {save.refusal ? (
            <Button size="small" aria-label={`Try again: ${name}`} onClick={() => void sendAgain(save)}>
              Try again
            </Button>
          ) : save.kind !== 'slate' ? (
            <Button size="small" aria-label={`Rename ${name}`} onClick={() => setDoing('rename')}>
              Rename
            </Button>
          ) : null}
          <Button
            size="small"
            variant="destructiveQuiet"
            aria-label={`Delete ${name}`}
            onClick={() => setDoing('delete')}
          >
            Delete
          </Button>
        </div>
      )}
    </>
  )
}

/** The name that a waiting record is to have. */
function newNameOf(save: WaitingRecord, waiting: readonly WaitingSave[]): string {
  for (const change of changesOf(waiting, save.key)) {
    if (change.kind === 'lineup_name') return change.fields.lineup_name
    if (change.kind === 'set_name') return change.fields.name
  }
  return save.name
}

/** Renames a record that waits itself: the new name is sent after it. */
function NewName({ save, name, onClose }: { save: WaitingRecord; name: string; onClose: () => void }) {
  const [error, setError] = useState<string | null>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = String(new FormData(event.currentTarget).get('name')).trim()
    if (wanted === '') return setError('Enter a name')
    try {
      if (wanted !== name) await sendOrKeep([renamed(save, wanted)])
      onClose()
    } catch {
      setError('The new name could not be kept on this device. Close this list and try again.')
    }
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <Field label="New name" error={error}>
        {(control) => <NameInput {...control} autoFocus defaultValue={name} />}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="small" type="submit" variant="primary">
          Save Name
        </Button>
        <Button size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function renamed({ kind, key, name, modeId }: WaitingRecord, wanted: string): NewChange {
  const about = { target: { id: null, save: key }, name, modeId } as const
  return kind === 'entry_set'
    ? { ...about, kind: 'set_name', fields: { name: wanted }, before: [{ name }] }
    : { ...about, kind: 'lineup_name', fields: { lineup_name: wanted }, before: [{ lineup_name: name }] }
}
