import { Columns3 } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { formatCount, pluralize } from '#core/figures/format.ts'
import { type Player, personKey } from '#core/players/player.ts'
import { PlayerSearch } from './player-search.tsx'
import { type Column, type ColumnId, columnOf, headOf, type TableContext } from './pool-columns.ts'
import { PoolFilters } from './pool-filters.tsx'
import type { PoolView } from './pool-view.ts'

/** The heading, search and filters of the pool; on a phone also its sort, which a wide table has in its heads. */
export function PoolToolbar({
  titleId,
  players,
  rowCounts,
  context,
  columns,
  view,
  onChange,
  onEnterList,
  onOpenColumns,
  children,
}: {
  titleId: string
  players: readonly Player[]
  /** Rows of the table: those that match search and filters, and all. */
  rowCounts: { matching: number; all: number }
  context: TableContext
  columns: readonly Column[]
  view: PoolView
  onChange: (view: PoolView) => void
  onEnterList: () => void
  onOpenColumns: () => void
  /** More for the same line. */
  children: ReactNode
}) {
  const people = useMemo(() => new Set(players.map(personKey)).size, [players])
  const { matching, all } = rowCounts
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
      <div className="flex min-w-0 items-baseline gap-2 @max-2xl/pool:w-full @max-2xl/pool:justify-between">
        <h2 id={titleId} className="text-base font-semibold @2xl/pool:sr-only">
          Available Players
        </h2>
        <p role="status" className="text-[0.8125rem] whitespace-nowrap text-muted tabular-nums">
          {matching === all
            ? pluralize(people, 'player')
            : `${formatCount(matching)} of ${pluralize(all, context.rowsBy === 'people' ? 'player' : 'row')}`}
        </p>
      </div>
      <div className="flex min-w-0 gap-2 @max-2xl/pool:w-full @2xl/pool:min-w-24 @2xl/pool:flex-1 @2xl/pool:[&_input]:h-8 @2xl/pool:[&_input]:text-[0.8125rem] @2xl/pool:pointer-coarse:[&_input]:h-11">
        <PlayerSearch
          label="Search players"
          value={view.search}
          onChange={(search) => onChange({ ...view, search })}
          onArrowDown={onEnterList}
        />
        <div className="flex w-28 shrink-0 @2xl/pool:hidden">
          <Select
            aria-label="Sort by"
            value={view.sort.column}
            onChange={({ target }) => {
              const column = columnOf(target.value as ColumnId, context)
              onChange({ ...view, sort: { column: column.id, direction: column.first } })
            }}
          >
            {columns.map((column) => (
              <option key={column.id} value={column.id}>
                {headOf(column, context)}
              </option>
            ))}
          </Select>
        </div>
        <span className="@2xl/pool:hidden">
          <ColumnsButton onOpen={onOpenColumns} />
        </span>
      </div>
      <PoolFilters players={players} context={context} view={view} onChange={onChange} />
      {children}
      <span className="hidden @2xl/pool:inline">
        <ColumnsButton onOpen={onOpenColumns} />
      </span>
    </div>
  )
}

/** In two places: on a phone beside the search, in a wide pool at the end of the line. */
function ColumnsButton({ onOpen }: { onOpen: () => void }) {
  return (
    <Button
      variant="ghost"
      size="iconSmall"
      aria-label="Columns"
      data-tooltip="Columns and rows of the table"
      onClick={onOpen}
    >
      <Columns3 aria-hidden />
    </Button>
  )
}
