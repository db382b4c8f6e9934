import { classNames } from '#app/lib/class-names.ts'
import type { Format } from '#core/formats/format.ts'
import { GridRow } from '../../pool/grid-parts.tsx'
import type { ListColumn, ListSort } from '../set/listed-lineups.ts'
import { leaderHead, NUMBER_HEAD, OWNERSHIP_HEAD, POINTS_HEAD, SALARY_HEAD } from './list-heads.tsx'
import { dupesPlace, FIGURES_LINE, FROM_MD, salaryPlace, simulatedRow } from './simulated-row.tsx'
import { type Head, SortHead } from './sort-head.tsx'

const FIGURES: Head[] = [
  { column: 'top1', text: 'Top 1%', meaning: 'Share of games in which it finishes in the top 1%' },
  { column: 'cash', text: 'Cash', meaning: 'Share of games in which it is paid' },
  { column: 'win', text: 'Win', meaning: 'Wins or ties one in so many games' },
  {
    column: 'roi',
    text: 'Sim ROI',
    meaning:
      'Profit of the fee, with its standard error. Above 999%: points and ownership contradict each other',
  },
]
const DUPES: Head = { column: 'dupes', text: 'Dupes', meaning: 'Other entries with the same lineup' }

const SHORT_OWNERSHIP_HEAD: Head = {
  ...OWNERSHIP_HEAD,
  text: (
    <span>
      Own<span className="sr-only"> Sum</span>
    </span>
  ),
}

/** As wide as the column of figures; a longer head reaches into the gap at its left. */
const HEAD = 'min-w-0 justify-end'

/** The heads of a list that was simulated. */
export function SimulatedHeads({
  format,
  hasDupes,
  sort,
  onSort,
}: {
  format: Format
  hasDupes: boolean
  sort: ListSort
  onSort: (column: ListColumn) => void
}) {
  const leader = leaderHead(format)
  const common = { sort, onSort }
  const hasCaptain = format.captain !== null
  return (
    <GridRow
      aria-rowindex={1}
      className={classNames(
        simulatedRow(hasCaptain),
        'sticky top-0 z-20 border-b border-l-2 border-border border-l-transparent bg-card text-xs text-muted',
      )}
    >
      <SortHead head={NUMBER_HEAD} {...common} className="justify-end" />
      <div role="none" className={FIGURES_LINE}>
        <div role="none" className={`flex min-w-0 justify-end gap-x-1 @2xl/pool:contents ${FROM_MD}`}>
          {leader ? (
            <SortHead
              head={leader}
              {...common}
              className={classNames(
                'mr-auto pointer-coarse:hidden',
                // Beside the head of the points there is room for three letters.
                format.captain ? '@max-lg/pool:hidden' : '@max-2xl/pool:hidden',
              )}
            />
          ) : null}
          <SortHead
            head={POINTS_HEAD}
            {...common}
            className={classNames('justify-end', !leader && '@2xl/pool:col-start-3')}
          />
        </div>
        <SortHead head={SALARY_HEAD} {...common} className={`${HEAD} ${salaryPlace(hasCaptain)}`} />
        <SortHead head={SHORT_OWNERSHIP_HEAD} {...common} className={`${HEAD} ${FROM_MD}`} />
        {FIGURES.map((head) => (
          <SortHead key={head.column} head={head} {...common} className={HEAD} />
        ))}
        {hasDupes ? (
          <SortHead head={DUPES} {...common} className={`${HEAD} ${dupesPlace(hasCaptain)}`} />
        ) : null}
      </div>
    </GridRow>
  )
}
