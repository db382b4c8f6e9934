import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { PageLink } from '#app/components/page-link.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { lineupQuery } from '#contract/lineup-query.ts'
import { LINEUP_COLUMNS, type LineupColumn, type LineupView, nextOrder } from '#core/lineups/lineup-view.ts'
import { COLUMN_NAMES, GIVES_WAY } from './sorted-lineups.ts'

const WIDTHS: Record<LineupColumn, string> = {
  name: 'w-auto',
  contest: 'w-auto md:max-xl:w-36',
  week: 'w-14',
  points: 'w-20 xl:w-24',
  fee: 'w-21',
  winnings: 'w-27',
  profit: 'w-22 xl:w-27',
  roi: 'w-22 xl:w-24',
}

/** The cells of the table's head; `view` is null where the lineups can't be sorted. */
export function LineupHead({ view }: { view: LineupView | null }) {
  return (
    <>
      {LINEUP_COLUMNS.map((column) =>
        view ? (
          <SortableHeader key={column} column={column} view={view} />
        ) : (
          <th key={column} className={classNames('px-2 py-3 first:pl-4 xl:px-3', headerClasses(column))}>
            {COLUMN_NAMES[column]}
          </th>
        ),
      )}
      <th className="sticky right-0 w-38 min-[90rem]:w-52 bg-card px-3 py-3 text-right font-medium">
        Actions
      </th>
    </>
  )
}

function headerClasses(column: LineupColumn): string {
  const isText = column === 'name' || column === 'contest'
  return classNames(
    WIDTHS[column],
    'font-medium',
    isText ? 'text-left' : 'text-right',
    GIVES_WAY.has(column) && 'md:max-xl:hidden',
  )
}

function SortableHeader({ column, view }: { column: LineupColumn; view: LineupView }) {
  const { order } = view
  const sorted = order?.column === column ? (order.descending ? 'descending' : 'ascending') : undefined
  const Icon = sorted === undefined ? ArrowUpDown : sorted === 'descending' ? ArrowDown : ArrowUp
  return (
    <th aria-sort={sorted} className={classNames('px-0.5 py-1.5 xl:px-1.5', headerClasses(column))}>
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
