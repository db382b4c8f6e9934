import { type FormEvent, useState } from 'react'
import { NameInput } from '#app/components/name-input.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import type { NewChange } from '#app/lib/outbox/outbox.client.ts'
import { changesOf } from '#app/lib/outbox/queue.ts'
import { sendOrKeep } from '#app/lib/outbox/send-or-keep.client.ts'
import type { WaitingRecord, WaitingSave } from '#app/lib/outbox/waiting-save.ts'

/** The name that a waiting record is to have. */
export function newNameOf(save: WaitingRecord, waiting: readonly WaitingSave[]): string {
  for (const change of changesOf(waiting, save.key)) {
    if (change.kind === 'lineup_name') return change.fields.lineup_name
    if (change.kind === 'set_name') return change.fields.name
  }
  return save.name
}

/** Renames a record that waits itself: the new name is sent after it. */
export function NewName({ save, name, onClose }: { save: WaitingRecord; name: string; onClose: () => void }) {
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
