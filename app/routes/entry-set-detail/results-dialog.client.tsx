import { type ClipboardEvent, type FormEvent, useState } from 'react'
import { NotPlayedYet } from '#app/components/not-played-yet.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { FormActions, OpenDialog } from '#app/components/ui/dialog.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { focusField } from '#app/lib/forms/use-field-errors.ts'
import { useRecordChange } from '#app/lib/forms/use-record-change.ts'
import { resultsOf as storedResults } from '#app/lib/outbox/changes/set-changes.ts'
import type { NewChange } from '#app/lib/outbox/outbox.client.ts'
import { sendOrKeep } from '#app/lib/outbox/send-or-keep.client.ts'
import type { EntrySetDetail } from '#contract/entry-sets.ts'
import { pluralize } from '#core/figures/format.ts'
import { fieldName, pasted, resultsOf, type TypedResult, wrongField } from './result-fields.ts'

const FIELDS = [
  { field: 'points', label: 'Points' },
  { field: 'winnings', label: 'Winnings ($)' },
] as const

/** Points and winnings of every lineup, typed or pasted from a spreadsheet. They replace the earlier ones. */
export default function ResultsDialog({ detail, onClose }: { detail: EntrySetDetail; onClose: () => void }) {
  const { entry_set: set, results, lineups } = detail
  const { pending, refusal, change } = useRecordChange('entry-sets', {
    done: { title: 'Results saved', description: set.name },
  })
  const [typed, setTyped] = useState<TypedResult[]>(() =>
    lineups.map((_, index) => typedOf(results?.[index])),
  )
  const [restWonNothing, setRestWonNothing] = useState(true)
  const [error, setError] = useState<string | null>(null)

  function type(index: number, field: keyof TypedResult, text: string) {
    setError(null)
    setTyped((before) => before.with(index, { ...before[index]!, [field]: text }))
  }

  function paste(event: ClipboardEvent, index: number, field: keyof TypedResult) {
    const filled = pasted(typed, event.clipboardData.getData('text/plain'), { index, field })
    if (filled === null) return
    event.preventDefault()
    setError(null)
    setTyped(filled)
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const ranks = lineups.map((_, index) => results?.[index]?.rank ?? null)
    if (results === null && typed.every(({ points, winnings }) => points + winnings === ''))
      return setError('Enter the points or the winnings of at least one lineup.')
    const read = resultsOf(typed, { ranks, restWonNothing })
    if (!read.ok) {
      setError(read.error)
      return focusField(event.currentTarget, wrongField(typed) ?? '')
    }
    const saved: NewChange = {
      kind: 'set_results',
      target: { id: set.id, save: null },
      name: set.name,
      modeId: set.game_mode,
      fields: { results: read.value },
      before: [{ results: storedResults(detail) }],
    }
    if (await change(() => sendOrKeep([saved]))) onClose()
  }

  return (
    <OpenDialog
      title="Record Results"
      description={`${set.name}, ${pluralize(lineups.length, 'lineup')} in the order of the upload file. Paste columns from a spreadsheet into the first field.`}
      onClose={() => !pending && onClose()}
    >
      <form onSubmit={save} noValidate className="grid gap-4">
        <NotPlayedYet gameDate={set.game_date} />
        {refusal || error ? <Alert tone="bad">{refusal ?? error}</Alert> : null}
        <div className="max-h-[50dvh] overflow-y-auto">
          <table className="w-full text-sm">
            <thead className="text-left text-sm text-muted">
              <tr>
                <th className="py-1 font-medium">#</th>
                {FIELDS.map(({ field, label }) => (
                  <th key={field} className="px-1 py-1 font-medium">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {typed.map((result, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a lineup is its place in the set
                <tr key={index}>
                  <td className="pr-2 text-muted tabular-nums">{index + 1}</td>
                  {FIELDS.map(({ field, label }) => (
                    <td key={field} className="p-1">
                      <Input
                        name={fieldName(field, index)}
                        aria-label={`${label} of lineup ${index + 1}`}
                        inputMode="decimal"
                        autoComplete="off"
                        value={result[field]}
                        onChange={(event) => type(index, field, event.target.value)}
                        onPaste={(event) => paste(event, index, field)}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <label className="flex min-h-6 items-center gap-2 text-sm pointer-coarse:min-h-11">
          <input
            type="checkbox"
            className="size-4 accent-accent"
            checked={restWonNothing}
            onChange={(event) => setRestWonNothing(event.target.checked)}
          />
          Lineups without winnings won nothing
        </label>
        <FormActions submit="Save Results" submitting="Saving..." pending={pending} />
      </form>
    </OpenDialog>
  )
}

function typedOf(result: NonNullable<EntrySetDetail['results']>[number] | undefined): TypedResult {
  return {
    points: result?.points_total?.toString() ?? '',
    winnings: result?.winnings_total?.toString() ?? '',
  }
}
