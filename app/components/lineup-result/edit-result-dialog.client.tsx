import { type FormEvent, useEffect, useState } from 'react'
import { Alert } from '#app/components/ui/alert.tsx'
import { FormActions, OpenDialog } from '#app/components/ui/dialog.tsx'
import { TextField } from '#app/components/ui/field.tsx'
import { getJson } from '#app/lib/api-client.ts'
import { atLeast } from '#app/lib/forms/field-checks.ts'
import { useFieldErrors } from '#app/lib/forms/use-field-errors.ts'
import { useRecordChange } from '#app/lib/forms/use-record-change.ts'
import { resultOf } from '#app/lib/outbox/changes/lineup-changes.ts'
import type { NewChange } from '#app/lib/outbox/outbox.client.ts'
import { sendOrKeep } from '#app/lib/outbox/send-or-keep.client.ts'
import { useShownChanges } from '#app/lib/outbox/shown-changes.ts'
import type { LineupDetail, LineupEntryItem, LineupListItem } from '#contract/saved-lineups.ts'
import { formatMoney, pluralize } from '#core/figures/format.ts'
import { contestTitle } from '#core/lineups/lineup-title.ts'
import { NotPlayedYet } from '../not-played-yet.tsx'
import { entryIdsIn } from './entry-ids.ts'
import { feesOf, needsWinnings, resultIn } from './result-form.ts'

const NO_WINNINGS = 'Enter the winnings, 0 for none. Without them the lineup stays pending.'

const NUMBER_FIELDS = [
  { label: 'Final Points', name: 'points', column: 'points_total', min: 0, step: 0.01 },
  { label: 'Winnings ($)', name: 'winnings', column: 'winnings_total', min: 0, step: 0.01 },
  { label: 'Finish Rank (optional)', name: 'rank', column: 'rank', min: 1, step: 1 },
] as const

/** SPEC.md section 5. */
const CHECKS = {
  points: atLeast(0, 'Points must be non-negative'),
  winnings: atLeast(0, 'Winnings must be non-negative'),
  rank: atLeast(1, 'Rank must be a positive number'),
  entries: (typed: string) =>
    entryIdsIn(typed) ? null : 'Type the number of the entry, such as 4123456789.',
  fees: atLeast(0, 'Entry fees must be non-negative'),
}

/** The result is typed, or comes from the lineup's entries at the provider once they have one. */
export default function EditResultDialog({
  lineup,
  title,
  onClose,
}: {
  lineup: LineupListItem & { game_date: string | null }
  title: string
  onClose: () => void
}) {
  const { pending, refusal, change } = useRecordChange('lineups', {
    done: { title: 'Lineup updated', description: 'Contest results have been saved successfully.' },
    failed: 'Update failed',
  })

  const entries = useLineupEntries(lineup.id)
  const waiting = useWaitingEntryIds(lineup.id)
  const stored = (waiting ?? entries?.map(({ entry_key }) => entry_key) ?? []).join(', ')
  const [typed, setTyped] = useState<string | null>(null)
  const ids = entryIdsIn(typed ?? stored) ?? []
  const settling = entries?.find(({ source }) => source !== null && source !== 'live')
  const { errors, check, formProps } = useFieldErrors({
    ...CHECKS,
    winnings: (winnings, form) =>
      winnings.trim() !== '' || settling || !needsWinnings(form, lineup)
        ? CHECKS.winnings(winnings)
        : NO_WINNINGS,
  })

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!check(event.currentTarget)) return
    const fields = new FormData(event.currentTarget)
    const fees = fields.has('fees') ? feesOf(String(fields.get('fees'))) : lineup.entry_fee_total
    const hasOtherFees = fees !== lineup.entry_fee_total
    const isEntered = hasOtherFees || (typed !== null && ids.join(', ') !== stored)
    const isTyped = NUMBER_FIELDS.some(
      ({ name, column }) => fields.get(name) !== String(lineup[column] ?? ''),
    )
    const about = {
      target: { id: lineup.id, save: null },
      name: lineup.lineup_name,
      modeId: lineup.game_mode,
    } as const
    const entered: NewChange = {
      ...about,
      kind: 'lineup_entries',
      fields: { entry_keys: ids, ...(hasOtherFees ? { entry_fee_total: fees } : {}) },
      before: [{ entry_keys: entryIdsIn(stored) ?? [], entry_fee_total: lineup.entry_fee_total }],
    }
    const scored: NewChange = {
      ...about,
      kind: 'lineup_result',
      fields: resultIn(fields),
      before: [resultOf(lineup)],
    }
    const changes = [
      ...(isEntered ? [entered] : []),
      ...(!settling && fields.get('winnings') !== '' && (isTyped || !isEntered) ? [scored] : []),
    ]
    if (await change(() => sendOrKeep(changes))) onClose()
  }

  return (
    <OpenDialog
      title="Edit Contest Results"
      description={`Update the final results for ${title}`}
      onClose={onClose}
    >
      <form onSubmit={save} {...formProps} className="grid gap-4">
        {refusal ? <Alert tone="bad">{refusal}</Alert> : null}
        <NotPlayedYet gameDate={lineup.game_date} />
        <p className="text-sm wrap-anywhere text-muted tabular-nums">{contestText(lineup)}</p>
        {NUMBER_FIELDS.map(({ label, name, column, ...range }) => (
          <TextField
            key={name}
            label={label}
            error={errors[name] ?? null}
            type="number"
            name={name}
            inputMode="decimal"
            defaultValue={lineup[column] ?? ''}
            // Not disabled: the field may have the focus when the entries arrive.
            readOnly={settling !== undefined}
            className={settling ? 'text-muted' : undefined}
            {...range}
          />
        ))}
        <TextField
          label="Entry ID (optional)"
          error={errors.entries ?? null}
          hint={
            settling
              ? `The result is that of entry ${settling.entry_key}.`
              : 'The entry number from DraftKings. The result is then filled in for you.'
          }
          name="entries"
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? stored}
          onChange={({ target }) => setTyped(target.value)}
        />
        {ids.length > 1 ? (
          <EntryFeesField entries={ids.length} stored={lineup.entry_fee_total} error={errors.fees ?? null} />
        ) : null}
        <FormActions submit="Save Changes" submitting="Saving..." pending={pending} />
      </form>
    </OpenDialog>
  )
}

/** `50/50 of Sunday · Cash · $5.00 · 100 entries`: what the result is of. */
function contestText({
  contest_name,
  contest_type,
  entry_fee_total,
  entry_field_size,
}: LineupListItem): string {
  return [
    contestTitle(contest_name),
    contest_type,
    entry_fee_total === null ? null : formatMoney(entry_fee_total),
    entry_field_size === null ? null : pluralize(entry_field_size, 'entry', 'entries'),
  ]
    .filter((part) => part)
    .join(' · ')
}

/** The fees of a lineup's entries together. They are asked for where it has several, since the fee may have been typed for one. */
function EntryFeesField({
  entries,
  stored,
  error,
}: {
  entries: number
  /** In dollars. */
  stored: number | null
  error: string | null
}) {
  const [typed, setTyped] = useState(String(stored ?? ''))
  const fees = feesOf(typed)
  return (
    <TextField
      label={`Entry Fees of All ${entries} ($)`}
      error={error}
      hint={fees === null ? `Of all ${entries} entries together` : `${formatMoney(fees / entries)} each`}
      type="number"
      name="fees"
      inputMode="decimal"
      min={0}
      step={0.01}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}

/** The entries of a lineup at the provider, which the list does not have; null until they are loaded. */
function useLineupEntries(lineupId: number): readonly LineupEntryItem[] | null {
  const [entries, setEntries] = useState<readonly LineupEntryItem[] | null>(null)
  useEffect(() => {
    let isCurrent = true
    getJson<LineupDetail>(`/api/saved-lineups/${lineupId}`).then(
      (detail) => isCurrent && setEntries(detail.entries),
      // The result can be typed all the same; entries that were not shown are not changed.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [lineupId])
  return entries
}

/** The ids that the user has typed and that wait on this device; null without any. */
function useWaitingEntryIds(lineupId: number): readonly string[] | null {
  const changes = useShownChanges()
  for (const change of changes)
    if (change.kind === 'lineup_entries' && change.target.id === lineupId && change.refusal === null)
      return change.fields.entry_keys
  return null
}
