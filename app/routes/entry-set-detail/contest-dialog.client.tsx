import { type FormEvent, useState } from 'react'
import { ContestTypeField } from '#app/components/contest-type-field.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { FormActions, OpenDialog } from '#app/components/ui/dialog.tsx'
import { TextField } from '#app/components/ui/field.tsx'
import { useRecordChange } from '#app/lib/forms/use-record-change.ts'
import { contestOf } from '#app/lib/outbox/changes/set-changes.ts'
import type { NewChange } from '#app/lib/outbox/outbox.client.ts'
import { sendOrKeep } from '#app/lib/outbox/send-or-keep.client.ts'
import type { EntrySetItem } from '#contract/entry-sets.ts'
import { formatMoney, pluralize } from '#core/figures/format.ts'
import { feeOf } from './result-fields.ts'

/** The contest that the set was entered in. Without a fee it counts in no total. */
export default function ContestDialog({ set, onClose }: { set: EntrySetItem; onClose: () => void }) {
  const { pending, refusal, change } = useRecordChange('entry-sets')
  const [fee, setFee] = useState(String(set.entry_fee ?? ''))
  const [contestName, setContestName] = useState(set.contest_name ?? '')
  const [type, setType] = useState(set.contest_type)
  const [error, setError] = useState<string | null>(null)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const read = feeOf(fee)
    if (!read.ok) return setError(read.error)
    const saved: NewChange = {
      kind: 'set_contest',
      target: { id: set.id, save: null },
      name: set.name,
      modeId: set.game_mode,
      fields: {
        contest_name: contestName.trim() || null,
        contest_type: type,
        entry_fee: read.value,
      },
      before: [contestOf(set)],
    }
    if (await change(() => sendOrKeep([saved]))) onClose()
  }

  return (
    <OpenDialog
      title="Contest and Fee"
      description={`${set.name}: its lineups count on the dashboard once they have an entry fee.`}
      onClose={() => !pending && onClose()}
    >
      <form onSubmit={save} noValidate className="grid gap-4">
        {refusal ? <Alert tone="bad">{refusal}</Alert> : null}
        <TextField
          label="Contest"
          name="contest"
          maxLength={255}
          autoComplete="off"
          value={contestName}
          onChange={({ target }) => setContestName(target.value)}
        />
        <ContestTypeField value={type} contestName={contestName} onChange={setType} />
        <TextField
          label="Entry fee of each lineup ($)"
          hint={totalText(fee, set.lineups) ?? '0 for a free contest; empty while the set is not entered'}
          error={error}
          name="fee"
          inputMode="decimal"
          autoComplete="off"
          value={fee}
          onChange={({ target }) => {
            setFee(target.value)
            setError(null)
          }}
        />
        <FormActions submit="Save" submitting="Saving..." pending={pending} />
      </form>
    </OpenDialog>
  )
}

/** What all lineups cost, so that a total typed as a fee is seen; null without a fee. */
function totalText(fee: string, lineups: number): string | null {
  const read = feeOf(fee)
  return read.ok && read.value
    ? `${formatMoney(read.value * lineups)} for ${pluralize(lineups, 'lineup')}`
    : null
}
