import type { SlateColumn } from '#core/slate/columns.ts'
import type { Slate } from '#core/slate/slate-csv.ts'
import { ColumnChoice } from './column-choice.tsx'

const LABELS: readonly [SlateColumn, string][] = [
  ['name', 'Name'],
  ['salary', 'Salary'],
  ['points', 'FPPG'],
  ['position', 'Position'],
  ['rosterPosition', 'Roster slot'],
  ['team', 'Team'],
  ['gameInfo', 'Game'],
  ['status', 'Status'],
  ['oprk', 'OPRK'],
  ['providerId', 'Player ID'],
]

/** Which column of the salary file means what; guesses wait for the user. */
export function SlateColumns({
  slate: { headers, columns },
  places,
  guesses,
  isOpen,
  onChoose,
  onConfirm,
}: {
  /** As it was recognised. */
  slate: Slate
  places: ReadonlyMap<SlateColumn, number>
  guesses: readonly SlateColumn[]
  isOpen: boolean
  onChoose: (column: SlateColumn, place: number | null) => void
  onConfirm: (column: SlateColumn) => void
}) {
  // Names in two columns are recognised as a whole and not chosen.
  const shown = LABELS.filter(([column]) => column !== 'name' || columns.name !== undefined)
  return (
    <details open={isOpen} className="rounded-md border border-border">
      <summary className="cursor-pointer px-3 py-2 pointer-coarse:py-3 text-sm font-medium">
        Columns{' '}
        <span className="font-normal wrap-anywhere text-muted">
          {[...places.values()].map((place) => headers[place]).join(', ')}
        </span>
      </summary>
      <div className="grid gap-x-4 gap-y-2 border-t border-border px-3 py-3 sm:grid-cols-2">
        {shown.map(([column, label]) => (
          <ColumnChoice
            key={column}
            label={label}
            headers={headers}
            place={places.get(column)}
            isGuess={guesses.includes(column)}
            onChoose={(place) => onChoose(column, place)}
            onConfirm={() => onConfirm(column)}
          />
        ))}
      </div>
    </details>
  )
}
