import { FileText, Pencil, Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { FileInput } from '#app/components/file-input.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { formatCount } from '#core/figures/format.ts'
import { contestName } from '#core/payouts/contest-line.ts'
import { MOST_MORE_CONTESTS, type SlateContest } from '#core/payouts/slate-contest.ts'
import { MOST_LINEUPS } from '#optimizer/build-request.ts'
import { contestFacts } from '../../contest/settings/contest-words.ts'
import type { KeptEntries } from '../../state/kept-entries.ts'

/** The contests beside the slate's own one, each with the entries wanted in it. */
export function ContestList({
  contests,
  mayRepeat,
  onContests,
  onMayRepeat,
  file,
  onEdit,
  onKnownFile,
  onFile,
}: {
  contests: readonly SlateContest[]
  mayRepeat: boolean
  onContests: (contests: readonly SlateContest[]) => void
  onMayRepeat: (mayRepeat: boolean) => void
  /** Opens the settings of the contest at this place; one past the last for a new one. */
  onEdit: (place: number) => void
  /** The file of reserved entries of the Entries side; its contests, or those of another one, take the place of these. */
  file: KeptEntries['entriesFile'] | null
  onKnownFile: (file: KeptEntries['entriesFile']) => void
  onFile: (file: File) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="grid gap-2">
      {contests.length > 0 ? (
        <>
          <ul aria-label="Further contests" className="grid gap-2">
            {contests.map((contest, place) => (
              <ContestRow
                // biome-ignore lint/suspicious/noArrayIndexKey: contests have no other identity, and their number says when one is gone
                key={`${contests.length} ${place}`}
                contest={contest}
                onMine={(mine) => onContests(contests.with(place, { ...contest, mine }))}
                onEdit={() => onEdit(place)}
                onRemove={() => onContests(contests.toSpliced(place, 1))}
              />
            ))}
          </ul>
          <label className="flex items-center gap-2 text-sm pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={mayRepeat}
              onChange={({ target }) => onMayRepeat(target.checked)}
              className="size-4 accent-accent"
            />
            A lineup may be entered in several contests
          </label>
          <p className="text-sm text-muted">The contest with the highest fee is filled first.</p>
        </>
      ) : null}
      <div className="flex flex-wrap gap-1.5">
        {contests.length < MOST_MORE_CONTESTS ? (
          <Button size="small" onClick={() => onEdit(contests.length)}>
            <Plus aria-hidden />
            Add a contest
          </Button>
        ) : null}
        <Button size="small" onClick={() => (file ? onKnownFile(file) : input.current?.click())}>
          <FileText aria-hidden />
          Contests of {file?.name ?? 'DKEntries.csv'}
        </Button>
        <FileInput
          ref={input}
          label="File of reserved entries"
          accept=".csv"
          onFile={(chosen) => chosen && onFile(chosen)}
        />
      </div>
    </div>
  )
}

function ContestRow({
  contest: { settings, mine },
  onMine,
  onEdit,
  onRemove,
}: {
  contest: SlateContest
  onMine: (mine: number) => void
  onEdit: () => void
  onRemove: () => void
}) {
  const [text, setText] = useState(String(mine))
  const shown = contestName(settings)
  const { text: facts, isWrong } = contestFacts(settings)
  return (
    <li className="flex items-start gap-2 rounded-md border border-border px-2.5 py-2 text-sm">
      <button
        type="button"
        onClick={onEdit}
        className="min-w-0 flex-1 rounded-sm text-left hover:text-accent pointer-coarse:min-h-11"
      >
        <span className="block font-medium wrap-anywhere">
          <span className="sr-only">Change the contest: </span>
          {shown}
          <Pencil aria-hidden className="ml-1.5 inline size-3 align-baseline text-muted" />
        </span>
        <span className={classNames('block text-xs tabular-nums', isWrong ? 'text-bad' : 'text-muted')}>
          {facts}
        </span>
      </button>
      <Field
        label="Mine"
        className="w-20"
        error={mineOf(text) === null ? `1 to ${MOST_LINEUPS}.` : null}
        hint={mine > settings.maxEntries ? `${formatCount(settings.maxEntries)} allowed.` : null}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              const next = mineOf(target.value)
              if (next !== null) onMine(next)
            }}
            className="text-center tabular-nums"
          />
        )}
      </Field>
      <Button size="iconSmall" variant="ghost" aria-label={`Remove the contest: ${shown}`} onClick={onRemove}>
        <X aria-hidden />
      </Button>
    </li>
  )
}

/** Null for a text that is no number of entries. */
function mineOf(text: string): number | null {
  const value = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : 0
  return value >= 1 && value <= MOST_LINEUPS ? value : null
}
