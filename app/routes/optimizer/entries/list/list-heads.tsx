import { classNames } from '#app/lib/class-names.ts'
import type { Format } from '#core/formats/format.ts'
import { ColumnHeader, GridRow } from '../../pool/grid-parts.tsx'
import type { ListColumn, ListSort } from '../set/listed-lineups.ts'
import { LINEUP_FIGURES, LINEUP_ROW } from './lineup-row.tsx'
import { type Head, SortHead } from './sort-head.tsx'

export const NUMBER_HEAD: Head = {
  column: 'number',
  text: '#',
  meaning: 'Order in which the lineups were built',
}
export const POINTS_HEAD: Head = {
  column: 'points',
  text: 'Proj',
  meaning: 'Points expected, the captain counted more',
}
export const SALARY_HEAD: Head = { column: 'salary', text: 'Salary', meaning: 'Dollars spent' }
export const OWNERSHIP_HEAD: Head = {
  column: 'ownership',
  text: (
    <span>
      Own<span className="@max-lg/pool:sr-only"> Sum</span>
    </span>
  ),
  meaning: 'Sum of the ownership of the rows, in percent',
}

/** What the lineups of the format are known by: their captain, or their stack; null where they have neither. */
export function leaderHead({ captain, from }: Format): Head | null {
  if (captain) return { column: 'captain', text: captain.code, meaning: 'Captain, by name' }
  return from.games > 1 ? { column: 'stack', text: 'Stack', meaning: STACK_MEANING } : null
}

const STACK_MEANING =
  'QB+2+1: two receivers or tight ends of the quarterback’s team, and one player of the other team (bring-back)'

/** The heads of a list that was not simulated. */
export function ListHeads({
  format,
  sort,
  onSort,
}: {
  format: Format
  sort: ListSort
  onSort: (column: ListColumn) => void
}) {
  const leader = leaderHead(format)
  const common = { sort, onSort }
  const figures: Head[] = [
    SALARY_HEAD,
    { column: 'left', text: 'Rem', meaning: 'Dollars left of the budget' },
    OWNERSHIP_HEAD,
  ]
  return (
    <GridRow
      aria-rowindex={1}
      className={classNames(
        'sticky top-0 z-20 border-b border-l-2 border-border border-l-transparent bg-card text-xs text-muted',
        LINEUP_ROW,
      )}
    >
      <SortHead head={NUMBER_HEAD} {...common} className="justify-end" />
      <div role="none" className={LINEUP_FIGURES}>
        <div role="none" className="flex justify-end @2xl/pool:contents">
          {leader ? <SortHead head={leader} {...common} className="mr-auto @max-lg/pool:hidden" /> : null}
          <SortHead
            head={POINTS_HEAD}
            {...common}
            className={classNames('justify-end', !leader && '@2xl/pool:col-start-3')}
          />
        </div>
        {figures.map((head) => (
          <SortHead key={head.column} head={head} {...common} className="min-w-0 justify-end" />
        ))}
      </div>
      <ColumnHeader className="hidden @2xl/pool:flex">
        <span className="sr-only">Actions</span>
      </ColumnHeader>
    </GridRow>
  )
}
