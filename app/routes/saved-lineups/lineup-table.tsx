import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { Fragment } from 'react'
import { PageLink } from '#app/components/page-link.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { openRow } from '#app/lib/lists/open-row.ts'
import type { MoreRows } from '#app/lib/lists/use-near-end.ts'
import { useWindowRows } from '#app/lib/lists/use-window-rows.ts'
import type { PagedLineupItem } from '#contract/lineup-page.ts'
import { lineupQuery } from '#contract/lineup-query.ts'
import { LINEUP_COLUMNS, type LineupColumn, type LineupView, nextOrder } from '#core/lineups/lineup-view.ts'
import { LineupRow } from './lineup-row.tsx'
import { COLUMN_NAMES, GIVES_WAY, type LineupRequests } from './sorted-lineups.ts'

const WIDTHS: Record<LineupColumn, string> = {
  name: 'w-auto',
  contest: 'w-auto',
  week: 'w-14',
  points: 'w-22',
  fee: 'w-21',
  winnings: 'w-27',
  profit: 'w-27',
  roi: 'w-22',
}

/**
 * The lineups that were loaded, of which only those near the window are drawn. `total` is the length of the whole list.
 */
export function LineupTable({
  lineups,
  view,
  total,
  memoryKey,
  following,
  ...requests
}: LineupRequests & {
  lineups: readonly PagedLineupItem[]
  /** Null where the lineups can't be sorted. */
  view: LineupView | null
  total: number
  /** Of what is remembered about this list (session-memory.ts). */
  memoryKey: string
  following: MoreRows
}) {
  const { table, rows, spaceAfter, measure, onFocus } = useWindowRows(memoryKey, lineups, following)
  return (
    <table
      ref={table}
      aria-rowcount={total + 1}
      className="w-full table-fixed text-sm max-sm:block sm:min-w-[44rem] xl:min-w-0"
    >
      <thead className="text-sm text-muted max-sm:hidden">
        <tr aria-rowindex={1}>
          {LINEUP_COLUMNS.map((column) =>
            view ? (
              <SortableHeader key={column} column={column} view={view} />
            ) : (
              <th key={column} className={classNames('py-3 pr-2 first:pl-4', headerClasses(column))}>
                {COLUMN_NAMES[column]}
              </th>
            ),
          )}
          <th className="sticky right-0 w-38 min-[90rem]:w-52 bg-card px-3 py-3 text-right font-medium">
            Actions
          </th>
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: each row has a link for the keyboard */}
      <tbody className="max-sm:block" onFocus={onFocus} onClick={openRow}>
        {rows.map(({ index, space }) => {
          const lineup = lineups[index]!
          return (
            <Fragment key={lineup.id}>
              <Space height={space} />
              <LineupRow ref={measure} lineup={lineup} index={index} {...requests} />
            </Fragment>
          )
        })}
        <Space height={spaceAfter} />
      </tbody>
    </table>
  )
}

/** Stands for rows that are not drawn. Its one cell has no `colSpan`: columns that a narrow table hides would take room again. */
function Space({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden className="max-sm:block">
      <td className="max-sm:block" style={{ height }} />
    </tr>
  )
}

function headerClasses(column: LineupColumn): string {
  const isText = column === 'name' || column === 'contest'
  return classNames(
    WIDTHS[column],
    'font-medium',
    isText ? 'text-left' : 'text-right',
    GIVES_WAY.has(column) && 'sm:max-xl:hidden',
  )
}

function SortableHeader({ column, view }: { column: LineupColumn; view: LineupView }) {
  const { order } = view
  const sorted = order?.column === column ? (order.descending ? 'descending' : 'ascending') : undefined
  const Icon = sorted === undefined ? ArrowUpDown : sorted === 'descending' ? ArrowDown : ArrowUp
  return (
    <th aria-sort={sorted} className={classNames('px-0.5 py-1.5', headerClasses(column))}>
      <PageLink
        to={`/lineups${lineupQuery({ ...view, order: nextOrder(order, column) })}`}
        preventScrollReset
        className={classNames(
          'inline-flex h-9 items-center gap-1 rounded-md px-1.5 whitespace-nowrap hover:text-foreground',
          column === 'name' && 'pl-3.5',
          sorted && 'text-foreground',
        )}
      >
        {COLUMN_NAMES[column]}
        <Icon
          aria-hidden
          className={classNames('size-3.5', sorted ? 'text-accent' : 'text-faint max-2xl:hidden')}
        />
      </PageLink>
    </th>
  )
}
