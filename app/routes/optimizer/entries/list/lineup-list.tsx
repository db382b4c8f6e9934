import { ArrowDown, ArrowUp } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import type { Format } from '#core/formats/format.ts'
import { ColumnHeader, GridRow } from '../../pool/grid-parts.tsx'
import { PlayerGrid, type RowKey } from '../../pool/player-grid.tsx'
import { LINEUP_ROW, type LineupActions, LineupCells } from './lineup-row.tsx'
import {
  type ListColumn,
  type ListedLineup,
  type ListSort,
  listSortAfterPress,
  sortedLineups,
} from './listed-lineups.ts'

/** The built lineups: sorted by a press on a head; a row takes keys as a row of the pool does. */
export function LineupList({
  lineups,
  mode,
  actions,
  onKey,
}: {
  /** In the order in which they were built. */
  lineups: readonly ListedLineup[]
  mode: Format
  actions: LineupActions
  /** Returns whether the key did something. */
  onKey: (key: RowKey, lineup: ListedLineup) => boolean
}) {
  const [sort, setSort] = useState<ListSort>({ column: 'number', direction: 'low' })
  const shownSort = useDeferredValue(sort)
  const rows = useMemo(() => sortedLineups(lineups, shownSort), [lineups, shownSort])
  return (
    <PlayerGrid
      label="Built lineups"
      rows={rows}
      idOf={idOf}
      view={shownSort}
      header={
        <LineupHeads mode={mode} sort={sort} onSort={(column) => setSort(listSortAfterPress(sort, column))} />
      }
      className="@container/pool flex-1"
      onRowKey={onKey}
      rowClassName={({ isLocked }) =>
        classNames('border-l-2 bg-card', isLocked ? 'border-l-accent' : 'border-l-transparent')
      }
      row={(listed, tabbable) => (
        <LineupCells
          listed={listed}
          captainCode={mode.captain?.code ?? null}
          tabbable={tabbable}
          actions={actions}
        />
      )}
    />
  )
}

const idOf = ({ key }: ListedLineup) => key

function LineupHeads({
  mode: { captain },
  sort,
  onSort,
}: {
  mode: Format
  sort: ListSort
  onSort: (column: ListColumn) => void
}) {
  const heads: { column: ListColumn; text: string; meaning: string; isLeft?: boolean }[] = [
    { column: 'number', text: '#', meaning: 'Order in which the lineups were built', isLeft: true },
    ...(captain
      ? [{ column: 'captain' as const, text: captain.code, meaning: 'Captain, by name', isLeft: true }]
      : []),
    { column: 'points', text: 'Proj', meaning: 'Points expected, the captain counted more' },
    { column: 'salary', text: 'Salary', meaning: 'Dollars spent' },
    { column: 'left', text: 'Rem', meaning: 'Dollars left of the budget' },
    { column: 'ownership', text: 'Own Sum', meaning: 'Sum of the ownership of the rows, in percent' },
  ]
  return (
    <GridRow
      aria-rowindex={1}
      className={classNames(
        'sticky top-0 z-20 border-b border-border bg-card text-xs text-muted @max-2xl/pool:flex @max-2xl/pool:flex-wrap @max-2xl/pool:gap-x-3',
        LINEUP_ROW,
      )}
    >
      {heads.map(({ column, text, meaning, isLeft }) => {
        const direction = sort.column === column ? sort.direction : null
        return (
          <ColumnHeader
            key={column}
            {...(direction ? { 'aria-sort': direction === 'high' ? 'descending' : 'ascending' } : {})}
            className={classNames(
              'flex',
              !isLeft && '@2xl/pool:justify-end',
              column === 'number' && !captain && '@2xl/pool:col-span-2',
            )}
          >
            <button
              type="button"
              data-tooltip={meaning}
              onClick={() => onSort(column)}
              className={classNames(
                'inline-flex h-6 min-w-6 items-center gap-0.5 whitespace-nowrap hover:text-foreground pointer-coarse:h-11 pointer-coarse:min-w-11',
                direction && 'font-medium text-foreground',
              )}
            >
              {direction === 'high' ? <ArrowDown aria-hidden className="size-2.5" /> : null}
              {direction === 'low' ? <ArrowUp aria-hidden className="size-2.5" /> : null}
              {text}
            </button>
          </ColumnHeader>
        )
      })}
      <ColumnHeader>
        <span className="sr-only">Actions</span>
      </ColumnHeader>
    </GridRow>
  )
}
