import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { ContestTypeField } from '#app/components/contest-type-field.tsx'
import { Refusal } from '#app/components/refusal.tsx'
import { FormActions, OpenDialog } from '#app/components/ui/dialog.tsx'
import { TextField } from '#app/components/ui/field.tsx'
import { focusField } from '#app/lib/forms/use-field-errors.ts'
import { useSaveOnce } from '#app/lib/outbox/use-save-once.ts'
import { invalidate } from '#app/lib/session/session-memory.ts'
import { loadStoredSlate } from '#app/lib/stored/slate-storage.ts'
import { showToast } from '#app/lib/toast-store.ts'
import type { EntrySetDetail, SaveEntrySetRequest } from '#contract/entry-sets.ts'
import { formatCount, formatMoney, pluralize } from '#core/figures/format.ts'
import type { ContestType } from '#core/lineups/saved-lineup.ts'
import { toDollars } from '#core/money/cents.ts'
import { contestTypeOf, savedContestName } from '#core/payouts/contest-line.ts'
import { contestOf } from '../../state/contest-of.ts'
import { useSlate } from '../../state/slate-context.tsx'
import { groupsOfSet } from '../groups/groups-of-set.ts'
import { typedNumber } from '../rules/typed-number.ts'
import { useList } from '../set/list-context.ts'
import { rulesOfList } from '../set/rules-in-force.ts'
import { saveSetRequest } from './save-request.ts'

/** Saves the list under a name, so that it can be opened on another device and its results recorded. */
export default function SaveEntriesDialog({
  slateName,
  onClose,
}: {
  slateName: string
  onClose: () => void
}) {
  const state = useSlate()
  const { format, contest: chosen } = state
  const { lineups } = useList()
  const [name, setName] = useState(`${slateName}, ${pluralize(lineups.length, 'lineup')}`)
  const contest = contestOf({ contest: chosen })
  const [contestName, setContestName] = useState((savedContestName(contest) ?? '').slice(0, 255))
  const [contestType, setContestType] = useState<ContestType>(contestTypeOf(contest))
  // A list that is longer than what the contest takes of one user is not entered in it.
  const isTaken = lineups.length <= contest.maxEntries
  const [fee, setFee] = useState(isTaken ? String(toDollars(contest.feeCents)) : '')
  const [isTried, setIsTried] = useState(false)
  const { pending, refusal, save } = useSaveSet()
  // A retry must send what was sent before.
  const [slateId] = useState(() => loadStoredSlate(format.id)?.slateId ?? null)
  const nameError = isTried && name.trim() === '' ? 'The set needs a name.' : null
  const feeError = isTried && feeOf(fee) === 'wrong' ? 'Type dollars such as 5 or 0.25.' : null

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsTried(true)
    const entryFee = feeOf(fee)
    if (name.trim() === '') return focusField(event.currentTarget, 'name')
    if (entryFee === 'wrong') return focusField(event.currentTarget, 'fee')
    const request = saveSetRequest(
      { name, contestName, contestType, entryFee },
      lineups,
      { rules: rulesOfList(state, lineups.length), groups: groupsOfSet(state.build, lineups) },
      { modeId: format.id, slate: { id: slateId, name: slateName } },
    )
    if (await save(request)) onClose()
  }

  return (
    <OpenDialog
      title="Save entries"
      description={`${pluralize(lineups.length, 'lineup')} and their rules, under a name.`}
      onClose={() => !pending && onClose()}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        {refusal ? <Refusal sentence={refusal} /> : null}
        <TextField
          label="Name"
          error={nameError}
          name="name"
          required
          maxLength={255}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <div className="grid grid-cols-2 items-start gap-4">
          <ContestTypeField value={contestType} contestName={contestName} onChange={setContestType} />
          <TextField
            label="Entry Fee ($)"
            hint={`${
              isTaken || fee !== ''
                ? `Of each lineup${totalText(fee, lineups.length)}.`
                : `${formatMoney(toDollars(contest.feeCents))} for each of ${formatCount(contest.maxEntries)} that the contest takes.`
            } Leave it empty until they are entered.`}
            error={feeError}
            name="fee"
            inputMode="decimal"
            autoComplete="off"
            value={fee}
            onChange={({ target }) => setFee(target.value)}
          />
        </div>
        <details className="border-t border-border pt-2">
          <summary className="text-sm text-muted">Contest</summary>
          <div className="pt-3">
            <TextField
              label="Contest Name"
              maxLength={255}
              autoComplete="off"
              value={contestName}
              onChange={({ target }) => setContestName(target.value)}
            />
          </div>
        </details>
        <FormActions submit="Save entries" submitting="Saving..." pending={pending} />
      </form>
    </OpenDialog>
  )
}

/** Null for an empty field. */
function feeOf(text: string): number | null | 'wrong' {
  if (text.trim() === '') return null
  const dollars = typedNumber(text)
  return dollars !== null && dollars >= 0 ? dollars : 'wrong'
}

/** What all lineups cost, so that a total typed as a fee is seen. */
function totalText(text: string, lineups: number): string {
  const fee = feeOf(text)
  return fee === 'wrong' || !fee ? '' : `: ${formatMoney(fee * lineups)} in all`
}

/** Saves a set, see `useSaveOnce`. */
function useSaveSet() {
  const navigate = useNavigate()
  const { pending, refusal, saveOnce } = useSaveOnce()

  /** Whether it was saved, here or on the server. */
  async function save(request: SaveEntrySetRequest): Promise<boolean> {
    const { name, game_mode } = request.entry_set
    const outcome = await saveOnce<EntrySetDetail>(
      { kind: 'entry_set', name, modeId: game_mode ?? '', path: '/api/entry-sets', body: request },
      ['The entries could not be saved', 'They are kept with the slate.'],
    )
    if (outcome.status !== 'saved') return outcome.status === 'waits'
    const { entry_set } = outcome.answer
    invalidate('entry-sets')
    invalidate('lineups')
    showToast({
      title: 'Entries saved',
      description: entry_set.name,
      action: { label: 'View', onAction: () => void navigate(`/entry-sets/${entry_set.id}`) },
    })
    return true
  }

  return { pending, refusal, save }
}
