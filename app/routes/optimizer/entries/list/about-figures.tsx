import type { ReactNode } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { showsDupes } from '#core/figures/estimates.ts'
import type { Format } from '#core/formats/format.ts'
import { ContestFacts } from '../../contest/settings/contest-facts.tsx'
import type { Simulation } from '../../contest/simulation/simulation.ts'
import {
  fieldSentence,
  gamesSentence,
  opponentsSentence,
} from '../../contest/simulation/simulation-sentences.ts'
import { contestOf } from '../../state/contest-of.ts'
import { useSlate } from '../../state/slate-context.tsx'
import { useList } from '../set/list-context.ts'
import { FIGURE_COLUMNS, type ListColumn, type ListSort, listSortAfterPress } from '../set/listed-lineups.ts'
import { orderNote } from './order.ts'

type Props = {
  /** How the list is sorted. */
  sort: ListSort
  onRaw: (showsRaw: boolean) => void
}

/** The contest of the list, and what its figures are once it was simulated. */
export default function AboutFigures({
  simulateButton,
  onSort,
  ...of
}: Props & {
  onSort: (sort: ListSort) => void
  /** Null where it stands beside the list. */
  simulateButton: ReactNode
}) {
  const state = useSlate()
  const { format } = state
  const { simulation: result } = useList()
  const hasDupes = result !== null && showsDupes(format, result.means)
  return (
    <section aria-label="Contest" className="grid gap-1 border-b border-border px-3 pb-1.5 text-sm">
      <div className="flex items-center justify-between gap-3">
        <ContestFacts contest={contestOf(state)} files={state.numbers.files} />
        {simulateButton}
      </div>
      {result ? <OfGames {...{ result, hasDupes, ...of }} /> : null}
      <SortChoice {...{ hasDupes, onSort, format }} sort={of.sort} isSimulated={result !== null} />
    </section>
  )
}

const COLUMN_NAMES: Record<ListColumn, string> = {
  ...{ number: 'Order built', captain: 'Captain', stack: 'Stack', points: 'Projection', salary: 'Salary' },
  ...{ left: 'Salary left', ownership: 'Ownership' },
  ...{ top1: 'Top 1%', cash: 'Cash', win: 'Win', roi: 'Sim ROI', dupes: 'Dupes' },
}

/** Every order, also that of a column which a narrow list has no head for. */
function SortChoice({
  format: { captain, from },
  sort,
  isSimulated,
  hasDupes,
  onSort,
}: {
  format: Format
  sort: ListSort
  isSimulated: boolean
  hasDupes: boolean
  onSort: (sort: ListSort) => void
}) {
  const columns: ListColumn[] = [
    'number',
    ...(captain ? (['captain'] as const) : from.games > 1 ? (['stack'] as const) : []),
    ...(['points', 'salary', 'ownership'] as const),
    ...(isSimulated ? FIGURE_COLUMNS : (['left'] as const)),
    ...(hasDupes ? (['dupes'] as const) : []),
  ]
  return (
    <Field label="Sorted by">
      {(control) => (
        <Select
          {...control}
          value={sort.column}
          onChange={({ target }) => onSort(listSortAfterPress(sort, target.value as ListColumn))}
        >
          {columns.map((column) => (
            <option key={column} value={column}>
              {COLUMN_NAMES[column]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** What the figures do not say, and the switch to those that came out of the games. */
function OfGames({ result, hasDupes, sort, onRaw }: Props & { result: Simulation; hasDupes: boolean }) {
  const { format } = useSlate()
  const { showsRaw } = useList()
  const notes = [
    fieldSentence(result.field),
    opponentsSentence(result.field, format),
    hasDupes && format.ownership ? 'Dupes are of chance alone.' : null,
    result.field.crowds ?? null,
  ].filter((note) => note !== null)
  const order = orderNote(result, sort)
  return (
    <>
      <p className="text-muted">{gamesSentence(result)}</p>
      {order ? <p className="text-muted">{order}</p> : null}
      <div className="flex items-baseline justify-between gap-x-3">
        {notes.length > 0 ? (
          <details className="min-w-0 text-muted">
            <summary className="flex min-h-6 w-fit cursor-pointer items-center text-accent hover:underline pointer-coarse:min-h-11">
              How far to trust these figures
            </summary>
            {notes.map((note) => (
              <p key={note} className="mt-1">
                {note}
              </p>
            ))}
          </details>
        ) : null}
        <Button
          variant="link"
          size="inline"
          aria-pressed={showsRaw}
          data-tooltip={
            showsRaw
              ? 'Figures as they came out of the games. Simulations promise more than contests pay.'
              : 'Figures are moved towards the field, because simulations promise more than contests pay.'
          }
          onClick={() => onRaw(!showsRaw)}
          className="ml-auto aria-pressed:underline"
        >
          Raw figures
        </Button>
      </div>
    </>
  )
}
