import type { FormEvent } from 'react'
import { NameInput } from '#app/components/name-input.tsx'
import { FormActions, OpenDialog } from '#app/components/ui/dialog.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { putJson } from '#app/lib/api-client.ts'
import { useRecordChange } from '#app/lib/forms/use-record-change.ts'
import type { NamedContest } from './contest-dialogs.tsx'

export default function RenameContestDialog({
  contest,
  onClose,
}: {
  contest: NamedContest
  onClose: () => void
}) {
  const { pending, refusal, change } = useRecordChange('contests')

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('name')
    if (await change(() => putJson(`/api/contest/${contest.id}/name`, { name }))) onClose()
  }

  return (
    <OpenDialog title="Rename contest" onClose={onClose}>
      <form onSubmit={save} noValidate className="grid gap-4">
        <Field label="Contest name" error={refusal}>
          {(control) => <NameInput {...control} defaultValue={contest.name} />}
        </Field>
        <FormActions submit="Rename" submitting="Renaming..." pending={pending} />
      </form>
    </OpenDialog>
  )
}
