import { Columns3, ListFilter } from 'lucide-react'
import { type ReactNode, use, useMemo, useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { showAllFigures, useAllFigures } from '#app/lib/all-figures.ts'
import { classNames } from '#app/lib/class-names.ts'
import { formatCount, pluralize } from '#core/figures/format.ts'
import { type Player, personKey } from '#core/players/player.ts'
import { PlayerSearch } from './player-search.tsx'
import { type Column, type ColumnId, columnOf, headOf, type TableContext } from './pool-columns.ts'
import { PoolFilters } from './pool-filters.tsx'
import { type PoolView, showsEveryRow } from './pool-view.ts'
import { InOneScroll } from './screen-scroller.ts'
import { inPlainWords, SIMPLE_SORTS } from './table-choices.ts'

/** The heading and search of the pool, and its filters; on a phone they fold, with the sort that a wide table has in its heads. */
export function PoolToolbar({
  players,
  rowCounts,
  context,
  columns,
  view,
  onChange,
  onEnterList,
  onOpenColumns,
  onImportProjections,
  children,
}: {
  players: readonly Player[]
  /** Rows of the table: those that match search and filters, and all. */
  rowCounts: { matching: number; all: number }
  context: TableContext
  columns: readonly Column[]
  view: PoolView
  onChange: (view: PoolView) => void
  onEnterList: () => void
  onOpenColumns: () => void
  onImportProjections: (() => void) | null
  /** More for the same line. */
  children: ReactNode
}) {
  const people = useMemo(() => new Set(players.map(personKey)).size, [players])
  const [isOpen, setIsOpen] = useState(false)
  const inOneScroll = use(InOneScroll)
  const { matching, all } = rowCounts
  const { isSimple = false, entries } = context
  const sorts = isSimple ? SIMPLE_SORTS.map((id) => inPlainWords(columnOf(id, context))) : columns
  const choices = (
    <>
      {isSimple ? null : <ColumnsButton onOpen={onOpenColumns} />}
      {entries ? null : <AllFiguresSwitch />}
    </>
  )
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 @[38rem]/pool:gap-y-2 @[60rem]/pool:pointer-fine:flex-nowrap">
      <div className="flex min-w-0 items-baseline gap-1.5">
        <h2 id="pool-title" className="sr-only">
          Available Players
        </h2>
        <p role="status" className="text-sm whitespace-nowrap text-muted tabular-nums">
          {matching === all
            ? pluralize(people, 'player')
            : `${formatCount(matching)} of ${pluralize(all, context.rowsBy === 'people' ? 'player' : 'row')}`}
        </p>
      </div>
      <div className="flex min-w-0 gap-2 @max-[38rem]/pool:order-1 @max-[38rem]/pool:w-full @[38rem]/pool:min-w-16 @[38rem]/pool:flex-1 [&_input]:scroll-mt-2 @[38rem]/pool:[&_input]:h-8 @[38rem]/pool:[&_input]:text-sm @[38rem]/pool:pointer-coarse:[&_input]:h-11">
        <PlayerSearch
          label="Search players"
          value={view.search}
          onChange={(search) => onChange({ ...view, search })}
          // The keyboard of a phone leaves room for the search and the players found, and for nothing above them.
          onFocus={({ currentTarget }) => {
            if (inOneScroll) currentTarget.scrollIntoView({ block: 'start' })
          }}
          onArrowDown={onEnterList}
        />
        <Button
          size="besideField"
          variant={showsEveryRow({ ...view, search: '' }) ? 'secondary' : 'chosen'}
          aria-label="Filter and sort"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="px-3 @[38rem]/pool:hidden"
        >
          <ListFilter aria-hidden />
        </Button>
      </div>
      <div
        className={classNames(
          // A filter that fits a finger has no room beside the search.
          'order-2 w-full gap-2 @[38rem]/pool:flex @[60rem]/pool:pointer-fine:contents',
          isOpen ? 'grid' : 'hidden',
        )}
      >
        <PoolFilters players={players} context={context} view={view} onChange={onChange} />
        <div
          className={classNames(
            'flex items-center gap-2 @[38rem]/pool:w-26',
            context.isSimple
              ? '@[38rem]/pool:[&_select]:h-8 @[38rem]/pool:[&_select]:text-sm @[38rem]/pool:pointer-coarse:[&_select]:h-11'
              : '@[38rem]/pool:hidden',
          )}
        >
          <Select
            aria-label="Sort by"
            value={view.sort.column}
            onChange={({ target }) => {
              const column = columnOf(target.value as ColumnId, context)
              onChange({ ...view, sort: { column: column.id, direction: column.first } })
            }}
          >
            {sorts.map((column) => (
              <option key={column.id} value={column.id}>
                {headOf(column, context)}
              </option>
            ))}
          </Select>
          <span className="contents @[38rem]/pool:hidden">{choices}</span>
        </div>
        {onImportProjections ? (
          // On a wide screen it is in the head of the screen.
          <Button
            size="small"
            onClick={onImportProjections}
            className="justify-self-start @3xl/screen:hidden"
          >
            Import projections
          </Button>
        ) : null}
      </div>
      <div className="contents @max-[38rem]/pool:ml-auto @max-[38rem]/pool:block">{children}</div>
      <span className="hidden items-center gap-1 @[38rem]/pool:flex">{choices}</span>
    </div>
  )
}

/** In two places: on a phone beside the sort, in a wide pool at the end of the line. */
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

/** Between the table of a first lineup and the professional's. */
function AllFiguresSwitch() {
  const isOn = useAllFigures()
  return (
    <Button
      size="small"
      variant={isOn ? 'chosen' : 'secondary'}
      aria-pressed={isOn}
      onClick={() => showAllFigures(!isOn)}
      className="px-2 text-xs"
    >
      All figures
    </Button>
  )
}
