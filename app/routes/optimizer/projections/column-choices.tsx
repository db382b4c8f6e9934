import { useId } from 'react'
import { ColumnChoice, GuessMark } from '#app/components/column-choice.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { OWNERSHIP_KIND_LABELS, ownershipSumText } from '#contract/projection-words.ts'
import { ownershipColumnText } from '#core/projections/contest-ownership.ts'
import type { ProjectionColumn } from '#core/projections/own-file/columns.ts'
import { expectedSums, type OwnershipKind } from '#core/projections/own-file/ownership.ts'
import { headerOf } from '#core/projections/own-file/read-ownerships.ts'
import { useSlate } from '../state/slate-context.tsx'
import type { CheckedFile } from './use-checked-file.ts'

const LABELS: [ProjectionColumn, string][] = [
  ['name', 'Name'],
  ['team', 'Team'],
  ['position', 'Position'],
  ['salary', 'Salary'],
  ['status', 'Status'],
  ['providerId', 'Player ID'],
  ['points', 'Proj'],
  ['ownership', 'Own'],
  ['captainOwnership', 'captain'],
  ['ceiling', 'Ceiling'],
  ['spread', 'Std Dev'],
]

/** Which column of the file means what; guesses wait for the user. */
export function ColumnChoices({ file }: { file: CheckedFile }) {
  const { captain } = useSlate().format
  const shown = LABELS.filter(([column]) => captain || column !== 'captainOwnership')
  // Names in two columns are recognised as a whole and not chosen.
  const isSplit = !file.places.has('name') && file.places.has('firstName')
  return (
    <details
      open={file.questions.length > 0 || file.report?.ok !== true}
      className="rounded-md border border-border"
    >
      <summary className="cursor-pointer px-3 py-2 pointer-coarse:py-3 text-sm font-medium">
        Columns <span className="font-normal text-muted">{summaryOf(file)}</span>
      </summary>
      <div className="grid gap-x-4 gap-y-2 border-t border-border px-3 py-3 sm:grid-cols-2">
        {shown
          .filter(([column]) => !(isSplit && column === 'name'))
          .map(([column, label]) => (
            <ColumnChoice
              key={column}
              label={column === 'captainOwnership' ? `${captain!.code} Own` : label}
              headers={file.table.headers}
              place={file.places.get(column)}
              isGuess={file.questions.includes(column)}
              onChoose={(place) => file.choose(column, place)}
              onConfirm={() => file.confirm(column)}
            />
          ))}
        <ContestNote file={file} />
        <OwnershipKindChoice file={file} />
      </div>
    </details>
  )
}

function summaryOf({ places, questions, isRemembered }: CheckedFile): string {
  if (questions.length > 0) return `${questions.length} to confirm`
  return isRemembered ? `${places.size} read as last time` : `${places.size} recognised`
}

/** Which type of contest the column of ownership is for, where the file has one for each. */
function ContestNote({ file: { contestColumns, places, table } }: { file: CheckedFile }) {
  const used = contestColumns.find(({ ownership }) => ownership === places.get('ownership'))
  if (!used) return null
  return (
    <p className="text-sm text-muted sm:col-span-2">
      {ownershipColumnText({ contest: used.contest, header: headerOf(table, used) })} The contest above the
      players decides.
    </p>
  )
}

/** Whose shares the column of ownership holds; the sum says it in most files. */
function OwnershipKindChoice({ file }: { file: CheckedFile }) {
  const { format } = useSlate()
  const id = useId()
  const reading = file.report?.ok ? file.report.value.ownership : null
  if (!reading || !format.captain) return null
  const sums = expectedSums(format)
  const kinds = Object.keys(sums) as OwnershipKind[]
  return (
    <div className="grid min-w-0 grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-2 gap-y-1 sm:col-span-2">
      <label htmlFor={id} className="text-sm text-muted">
        Own is of
      </label>
      <Select
        id={id}
        value={file.ownershipKind ?? reading.kind}
        onChange={({ target: { value } }) => file.chooseKind(value as OwnershipKind)}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {OWNERSHIP_KIND_LABELS[kind]} (about {sums[kind]}% together)
          </option>
        ))}
      </Select>
      <p className="col-start-2 text-sm text-muted">{ownershipSumText(reading)}</p>
      {file.questions.includes('ownershipKind') ? (
        <GuessMark label="Own is of" onConfirm={() => file.confirm('ownershipKind')} />
      ) : null}
    </div>
  )
}
