import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { memo } from 'react'
import { PendingBadge } from '#app/components/pending-badge.tsx'
import { ProfitFigure, RoiFigure } from '#app/components/profit-figure.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { formatMoney } from '#app/lib/format.ts'
import { returnsOf } from '#contract/lineup-returns.ts'
import type { LineupListItem } from '#contract/saved-lineups.ts'
import { LineupActions } from './lineup-actions.tsx'
import { ContestBadges, pointsText, winningsText } from './lineup-facts.tsx'
import { COLUMN_NAMES, LINEUP_COLUMNS, type LineupColumn, type LineupOrder } from './sort-lineups.ts'
import type { LineupRequests, SortedLineups } from './sorted-lineups.ts'

const FIGURE = 'px-2 py-2.5 text-right tabular-nums whitespace-nowrap xl:px-3'
/** A sticky column, visible when the table is wider than its card. */
const ACTIONS = 'sticky right-0 bg-card px-3 text-right'

export function LineupTable({ lineups, order, onSort, ...requests }: SortedLineups) {
  return (
    <table className="w-full text-sm">
      <thead className="border-b border-border text-[0.8125rem] text-muted">
        <tr>
          {LINEUP_COLUMNS.map((column) => (
            <SortableHeader key={column} column={column} order={order} onSort={onSort} />
          ))}
          <th className={`${ACTIONS} py-3 font-medium`}>Actions</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-border">
        {lineups.map((lineup) => (
          <LineupRow key={lineup.id} lineup={lineup} {...requests} />
        ))}
      </tbody>
    </table>
  )
}

function SortableHeader({
  column,
  order,
  onSort,
}: {
  column: LineupColumn
  order: LineupOrder | null
  onSort: (column: LineupColumn) => void
}) {
  const isText = column === 'name' || column === 'contest'
  const sorted = order?.column === column ? (order.descending ? 'descending' : 'ascending') : undefined
  const Icon = sorted === undefined ? ArrowUpDown : sorted === 'descending' ? ArrowDown : ArrowUp
  return (
    <th
      aria-sort={sorted}
      className={classNames('px-1.5 py-1.5 font-medium', isText ? 'text-left' : 'text-right')}
    >
      <button
        type="button"
        onClick={() => onSort(column)}
        className={classNames(
          'inline-flex h-9 items-center gap-1 rounded-md px-1.5 whitespace-nowrap hover:text-foreground',
          column === 'name' && 'pl-2.5',
          sorted && 'text-foreground',
        )}
      >
        {COLUMN_NAMES[column]}
        <Icon
          aria-hidden
          className={classNames('size-3.5', sorted ? 'text-accent' : 'text-faint max-2xl:hidden')}
        />
      </button>
    </th>
  )
}

const LineupRow = memo(function LineupRow({
  lineup,
  ...requests
}: LineupRequests & { lineup: LineupListItem }) {
  const { entryFee, winnings, profit, roiPct } = returnsOf(lineup)
  return (
    <tr>
      <td className="min-w-28 max-w-56 py-2.5 pr-2 pl-4 font-medium wrap-anywhere">
        <p>{lineup.lineup_name}</p>
        <PendingBadge lineup={lineup} className="mt-1" />
      </td>
      <td className="min-w-28 max-w-56 px-2 py-2.5">
        <p className="wrap-anywhere">{lineup.contest_name ?? '-'}</p>
        <ContestBadges lineup={lineup} />
      </td>
      <td className={FIGURE}>{lineup.week ?? '-'}</td>
      <td className={FIGURE}>{pointsText(lineup)}</td>
      <td className={FIGURE}>{formatMoney(entryFee)}</td>
      <td className={FIGURE}>{winningsText(winnings)}</td>
      <td className={FIGURE}>
        <ProfitFigure profit={profit} />
      </td>
      <td className={FIGURE}>
        <RoiFigure roiPct={roiPct} />
      </td>
      <td className={`${ACTIONS} py-2.5`}>
        <LineupActions lineup={lineup} className="justify-end" {...requests} />
      </td>
    </tr>
  )
})
