import { memo, type ReactNode } from 'react'
import { PendingBadge } from '#app/components/pending-badge.tsx'
import { ProfitFigure, RoiFigure } from '#app/components/profit-figure.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { formatMoney } from '#app/lib/format.ts'
import { returnsOf } from '#contract/lineup-returns.ts'
import type { LineupListItem } from '#contract/saved-lineups.ts'
import { LineupActions } from './lineup-actions.tsx'
import { ContestBadges, pointsText, winningsText } from './lineup-facts.tsx'
import { COLUMN_NAMES, LINEUP_COLUMNS, type LineupColumn } from './sort-lineups.ts'
import type { LineupRequests, SortedLineups } from './sorted-lineups.ts'

export function LineupCards({ lineups, order, onSort, ...requests }: SortedLineups) {
  return (
    <div className="grid gap-3 sm:hidden">
      <Select
        aria-label="Sort by"
        value={order?.column ?? ''}
        onChange={(event) => onSort(event.target.value as LineupColumn)}
      >
        <option value="" disabled>
          Sort by
        </option>
        {LINEUP_COLUMNS.map((column) => (
          <option key={column} value={column}>
            {COLUMN_NAMES[column]}
          </option>
        ))}
      </Select>
      <ul className="grid gap-3">
        {lineups.map((lineup) => (
          <li key={lineup.id} className="min-w-0">
            <LineupCard lineup={lineup} {...requests} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const LineupCard = memo(function LineupCard({
  lineup,
  ...requests
}: LineupRequests & { lineup: LineupListItem }) {
  const { entryFee, winnings, profit, roiPct } = returnsOf(lineup)
  return (
    <Card className="grid gap-3 p-4">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{lineup.lineup_name}</p>
        <p className="text-sm wrap-anywhere text-muted">{lineup.contest_name ?? '-'}</p>
        <ContestBadges lineup={lineup}>
          <PendingBadge lineup={lineup} />
        </ContestBadges>
      </div>
      <dl className="grid grid-cols-3 gap-x-3 gap-y-2 text-sm">
        <Figure name="Week">{lineup.week ?? '-'}</Figure>
        <Figure name="Points">{pointsText(lineup)}</Figure>
        <Figure name="ROI">
          <RoiFigure roiPct={roiPct} />
        </Figure>
        <Figure name="Entry Fee">{formatMoney(entryFee)}</Figure>
        <Figure name="Winnings">{winningsText(winnings)}</Figure>
        <Figure name="Profit">
          <ProfitFigure profit={profit} />
        </Figure>
      </dl>
      <LineupActions lineup={lineup} className="-mb-1 -ml-2" {...requests} />
    </Card>
  )
})

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="break-words tabular-nums">{children}</dd>
    </div>
  )
}
