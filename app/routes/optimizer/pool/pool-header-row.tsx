import { ArrowDown, ArrowUp, Sparkles } from 'lucide-react'
import { classNames } from '#app/lib/class-names.ts'
import { ColumnHeader, GridRow } from './grid-parts.tsx'
import type { PointsOfPool } from './points-of-pool.ts'
import { type Column, hasBothRoles, headOf, type TableContext } from './pool-columns.ts'
import type { PoolSort } from './pool-view.ts'
import { roleCodes } from './row-name.ts'
import { WIDE_ROW } from './table-layout.ts'

/** The heads of the columns, which sort; hidden in the narrow layout, which has no columns. */
export function PoolHeaderRow({
  columns,
  context,
  sort,
  points,
  onSort,
}: {
  columns: readonly Column[]
  context: TableContext
  sort: PoolSort
  points: PointsOfPool
  onSort: (column: Column) => void
}) {
  return (
    <div className="sticky top-0 z-20 hidden bg-card @[38rem]/pool:block">
      <GridRow
        aria-rowindex={1}
        className={classNames(
          'grid items-center border-b border-l-2 border-border border-l-transparent text-xs text-muted ',
          WIDE_ROW,
        )}
      >
        {columns.map((column) => {
          const direction = sort.column === column.id ? sort.direction : null
          return (
            <ColumnHeader
              key={column.id}
              {...(direction ? { 'aria-sort': direction === 'high' ? 'descending' : 'ascending' } : {})}
              className={classNames(
                'flex min-w-0',
                !column.isLeft && 'justify-end',
                column.id === 'name' && 'sticky left-0 z-1 bg-card',
              )}
            >
              <button
                type="button"
                data-tooltip={
                  column.id === 'projection' ? `${column.meaning}: ${points.meaning}` : column.meaning
                }
                onClick={() => onSort(column)}
                className={classNames(
                  'inline-flex h-6 min-w-6 items-center gap-0.5 whitespace-nowrap hover:text-foreground pointer-coarse:h-11',
                  !column.isLeft && 'justify-end',
                  direction && 'font-medium text-foreground',
                )}
              >
                {column.isEnriched ? (
                  <Sparkles role="img" aria-label="Enriched" className="size-3 text-accent" />
                ) : null}
                {column.id === 'projection' ? (
                  <span className="grid justify-items-end leading-3">
                    <span className="inline-flex items-center gap-0.5">
                      <SortArrow direction={direction} />
                      {headOf(column, context)}
                    </span>
                    <span className="max-w-14.5 truncate text-xs font-normal text-faint">{points.word}</span>
                  </span>
                ) : (
                  <>
                    <SortArrow direction={direction} />
                    <span className={column.isCaptains ? 'w-min text-right leading-3 whitespace-normal' : ''}>
                      {headOf(column, context)}
                    </span>
                  </>
                )}
              </button>
            </ColumnHeader>
          )
        })}
        <ColumnHeader className="sticky right-0 flex items-center gap-1 self-stretch bg-card">
          {/* The locks below them have no words. */}
          {context.entries && hasBothRoles(context)
            ? roleCodes(context.format).map((code) => (
                <span key={code} aria-hidden className="flex w-7 justify-center pointer-coarse:w-11">
                  {code}
                </span>
              ))
            : null}
          <span className="sr-only">Actions</span>
        </ColumnHeader>
      </GridRow>
    </div>
  )
}

function SortArrow({ direction }: { direction: PoolSort['direction'] | null }) {
  if (direction === null) return null
  const Icon = direction === 'high' ? ArrowDown : ArrowUp
  return <Icon aria-hidden className="-mr-0.5 size-2.5" />
}
