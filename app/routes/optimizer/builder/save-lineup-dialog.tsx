import { type FormEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ContestTypeField } from '#app/components/contest-type-field.tsx'
import { Refusal } from '#app/components/refusal.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { DialogClose, DialogFooter, OpenDialog, withoutKeys } from '#app/components/ui/dialog.tsx'
import { TextField } from '#app/components/ui/field.tsx'
import { useSaveOnce } from '#app/lib/outbox/use-save-once.ts'
import { invalidate } from '#app/lib/session/session-memory.ts'
import { savedKey } from '#app/lib/slates/saved-key.ts'
import { loadSavedMarks, type SavedMark } from '#app/lib/stored/saved-marks.ts'
import { loadStoredSlate } from '#app/lib/stored/slate-storage.ts'
import { showErrorToast, showToast } from '#app/lib/toast-store.ts'
import type { SaveLineupRequest } from '#contract/saved-lineups.ts'
import { formatPoints, formatSalary } from '#core/figures/format.ts'
import { captainOf, type Lineup, playersOf, projectedPoints, totalSalary } from '#core/lineups/lineup.ts'
import { lineupTitle } from '#core/lineups/lineup-title.ts'
import { toDollars } from '#core/money/cents.ts'
import { contestTypeOf, savedContestName } from '#core/payouts/contest-line.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import { pointsWords } from '#core/players/points-words.ts'
import type { Slate } from '#core/slate/slate-csv.ts'
import { contestId, defaultLineupName } from '#core/slate/slate-name.ts'
import { checkSaveForm, type SaveForm, type SaveFormErrors, saveRequest } from './save-form.ts'

type FigureField = { name: keyof SaveForm; label: string; step?: string; inputMode: 'numeric' | 'decimal' }

const CONTEST_FIGURES: FigureField[] = [
  { name: 'week', label: 'Week', inputMode: 'numeric' },
  { name: 'entry_field_size', label: 'Field Size', inputMode: 'numeric' },
]

const FEE: FigureField = {
  name: 'entry_fee_total',
  label: 'Entry Fee ($)',
  step: '0.01',
  inputMode: 'decimal',
}

const RESULT_FIGURES: FigureField[] = [
  { name: 'points_total', label: 'Points', step: '0.01', inputMode: 'decimal' },
  { name: 'winnings_total', label: 'Winnings ($)', step: '0.01', inputMode: 'decimal' },
  { name: 'rank', label: 'Finish Rank', inputMode: 'numeric' },
]

/** The fields that are always in sight; the others are filled in, or can wait. */
const ASKED: readonly string[] = ['lineup_name', 'contest_type', 'entry_fee_total']

/**
 * Saves the lineup with its name, contest and, if already played, its result. A lineup that is saved already is saved as
 * a copy, and the dialog says so.
 */
export default function SaveLineupDialog({
  lineup,
  contest,
  slate,
  saved: savedAtFirst,
  onSaved,
  onClose,
}: {
  lineup: Lineup
  /** What the lineup is entered in. */
  contest: ContestSettings
  slate: Slate
  saved: SavedMark | null
  onSaved: (mark: SavedMark) => void
  onClose: () => void
}) {
  const [form, setForm] = useState<SaveForm>(() => firstForm(slate, contest))
  const [errors, setErrors] = useState<SaveFormErrors>({})
  const more = useRef<HTMLDetailsElement>(null)
  const openSaved = useRef<HTMLAnchorElement>(null)
  const { pending, refusal, save } = useSaveLineup()
  // These must not change while the dialog is open: a retry has to send what was sent before.
  const [saved] = useState(() => sentSince(savedAtFirst, lineup) ?? savedAtFirst)
  const [slateId] = useState(() => loadStoredSlate(lineup.format.id)?.slateId)

  // As lists name it.
  const title = lineupTitle({
    lineupName: form.lineup_name.trim(),
    contestName: contestId(slate),
    captain: captainOf(lineup)?.name ?? null,
  })

  function change(name: keyof SaveForm, value: string) {
    setForm({ ...form, [name]: value })
    setErrors({ ...errors, [name]: undefined })
  }

  /** Enter right after opening must not save a second copy. */
  function focusSaved(event: Event) {
    if (!openSaved.current) return withoutKeys(event)
    event.preventDefault()
    openSaved.current.focus()
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const checked = checkSaveForm(form, lineup.format.id)
    if (checked.errors) {
      setErrors(checked.errors)
      // A field in the folded part can't be seen or focused.
      if (Object.keys(checked.errors).some((name) => !ASKED.includes(name))) more.current!.open = true
      event.currentTarget.querySelector<HTMLElement>(`[name="${Object.keys(checked.errors)[0]}"]`)?.focus()
      return
    }
    const key = savedKey(lineup)
    const kept = await save(saveRequest(checked.details, lineup, slate, slateId), key)
    if (kept === null) return
    onSaved({ id: kept.id, key })
    onClose()
  }

  function figureField({ name, label, step = '1', inputMode }: FigureField) {
    return (
      <TextField
        key={name}
        label={label}
        error={errors[name] ?? null}
        type="number"
        name={name}
        step={step}
        inputMode={inputMode}
        value={form[name]}
        onChange={(event) => change(name, event.target.value)}
      />
    )
  }

  return (
    <OpenDialog
      title={saved ? 'Save a Copy' : 'Save Lineup'}
      description={`${formatPoints(projectedPoints(lineup))} points (${pointsWords(playersOf(lineup))}) for ${formatSalary(totalSalary(lineup))}`}
      onClose={() => !pending && onClose()}
      onOpenAutoFocus={focusSaved}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        {refusal ? <Refusal sentence={refusal} /> : null}
        {saved ? (
          <Alert tone="neutral">
            {saved.id === null
              ? 'This lineup is already saved on this device. It is sent when you are back online.'
              : 'This lineup is already saved. Open it, or save a copy under another name.'}
          </Alert>
        ) : null}
        <TextField
          label="Lineup Name"
          hint={title === form.lineup_name.trim() ? undefined : `Lists show “${title}” until you name it`}
          error={errors.lineup_name ?? null}
          name="lineup_name"
          required
          maxLength={255}
          autoComplete="off"
          value={form.lineup_name}
          onChange={(event) => change('lineup_name', event.target.value)}
        />
        <div className="grid grid-cols-2 items-start gap-4">
          <ContestTypeField
            value={form.contest_type}
            contestName={form.contest_name}
            onChange={(type) => change('contest_type', type)}
          />
          {figureField(FEE)}
        </div>
        <details ref={more} className="border-t border-border pt-2">
          <summary className="text-sm text-muted">Contest and result</summary>
          <div className="grid gap-4 pt-3">
            <TextField
              label="Contest Name"
              error={errors.contest_name ?? null}
              name="contest_name"
              maxLength={255}
              autoComplete="off"
              value={form.contest_name}
              onChange={(event) => change('contest_name', event.target.value)}
            />
            <div className="grid grid-cols-2 items-start gap-4">{CONTEST_FIGURES.map(figureField)}</div>
            <fieldset className="grid gap-3">
              <legend className="sr-only">Result</legend>
              <p className="text-sm text-muted">{resultHint(form)}</p>
              <div className="grid grid-cols-2 items-start gap-4 xs:grid-cols-3">
                {RESULT_FIGURES.map(figureField)}
              </div>
            </fieldset>
          </div>
        </details>
        <DialogFooter>
          {saved && saved.id !== null ? (
            <Button asChild>
              <Link ref={openSaved} to={`/lineups/${saved.id}`}>
                Open the saved lineup
              </Link>
            </Button>
          ) : (
            <DialogClose asChild>
              <Button>Cancel</Button>
            </DialogClose>
          )}
          <Button type="submit" variant="primary" disabled={pending}>
            {pending ? 'Saving...' : saved ? 'Save a Copy' : 'Save Lineup'}
          </Button>
        </DialogFooter>
      </form>
    </OpenDialog>
  )
}

/** The mark of a lineup that waited on this device and was sent while this screen was open. */
function sentSince(saved: SavedMark | null, { format }: Lineup): SavedMark | null {
  return (saved && loadSavedMarks(format.id).find(({ key }) => key === saved.key)) ?? null
}

/** A result needs winnings, 0 included: without them the profit is unknown. */
function resultHint({ points_total, winnings_total, rank }: SaveForm): string {
  const needsWinnings = winnings_total === '' && (points_total !== '' || rank !== '')
  return needsWinnings
    ? 'Enter the winnings too, 0 for none. The lineup is pending until then.'
    : 'The result can wait: add it later, or the entry ID that brings it.'
}

/** The slate and the contest say all but the result. */
function firstForm(slate: Slate, contest: ContestSettings): SaveForm {
  return {
    lineup_name: defaultLineupName(new Date()),
    week: slate.week === null ? '' : String(slate.week),
    contest_name: (savedContestName(contest) ?? contestId(slate) ?? '').slice(0, 255),
    contest_type: contestTypeOf(contest),
    entry_field_size: String(contest.size),
    entry_fee_total: String(toDollars(contest.feeCents)),
    winnings_total: '',
    points_total: '',
    rank: '',
  }
}

/** Saves a lineup, see `useSaveOnce`. */
function useSaveLineup() {
  const navigate = useNavigate()
  const { pending, refusal, saveOnce } = useSaveOnce()

  /** Returns the id of the saved lineup, or a null id if it waits on this device; null if it was not saved. `mark`: its `savedKey`. */
  async function save(request: SaveLineupRequest, mark: string): Promise<{ id: number | null } | null> {
    const { lineup_name: name, game_mode } = request.lineup
    const outcome = await saveOnce<{ lineup: { id: number } }>(
      { kind: 'lineup', name, modeId: game_mode ?? '', path: '/api/saved-lineups', body: request, mark },
      ['Failed to save lineup', 'Your lineup is kept.'],
    )
    if (outcome.status === 'waits') return { id: null }
    if (outcome.status === 'refused')
      showErrorToast({ title: 'Error saving lineup', description: outcome.message })
    if (outcome.status !== 'saved') return null
    invalidate('lineups')
    showToast({
      title: 'Lineup saved!',
      action: { label: 'Saved Lineups', onAction: () => void navigate('/lineups') },
    })
    return { id: outcome.answer.lineup.id }
  }

  return { pending, refusal, save }
}
