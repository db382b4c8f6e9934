import { type FormEvent, useState } from 'react'
import { NameInput } from '#app/components/name-input.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { FormActions, OpenDialog } from '#app/components/ui/dialog.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { focusField } from '#app/lib/forms/use-field-errors.ts'
import { useRecordChange } from '#app/lib/forms/use-record-change.ts'

/** Changes one name: of a lineup or entry set, also without a connection; of a stored file or an import. */
export default function RenameDialog({
  title,
  label,
  name,
  send,
  records,
  onClose,
}: {
  title: string
  label: string
  name: string
  send: (name: string) => Promise<unknown>
  records: 'lineups' | 'slates' | 'history'
  onClose: () => void
}) {
  const { pending, refusal, change } = useRecordChange(records)
  const [typed, setTyped] = useState(name)
  const [error, setError] = useState<string | null>(null)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = typed.trim()
    if (wanted === '') {
      setError('Enter a name')
      return focusField(event.currentTarget, 'name')
    }
    if (wanted === name || (await change(() => send(wanted)))) onClose()
  }

  return (
    <OpenDialog title={title} onClose={() => !pending && onClose()}>
      <form onSubmit={save} noValidate className="grid gap-4">
        {refusal ? <Alert tone="bad">{refusal}</Alert> : null}
        <Field label={label} error={error}>
          {(control) => (
            <NameInput
              {...control}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                setError(null)
              }}
            />
          )}
        </Field>
        <FormActions submit="Save Name" submitting="Saving..." pending={pending} />
      </form>
    </OpenDialog>
  )
}
