import type { ReactNode } from 'react'
import { PendingBadge } from '#app/components/pending-badge.tsx'
import { ProfitFigure, RoiFigure } from '#app/components/profit-figure.tsx'
import { cardClasses } from '#app/components/ui/card.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { formatCount, formatMoney, formatPoints } from '#app/lib/format.ts'
import { returnsOf } from '#contract/lineup-returns.ts'
import type { LineupListItem } from '#contract/saved-lineups.ts'

export function ResultCards({ lineup }: { lineup: LineupListItem }) {
  const { entryFee, winnings, profit, roiPct } = returnsOf(lineup)
  return (
    <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <ResultCard name="Points" note={rankNote(lineup)}>
        {lineup.points_total === null ? '-' : formatPoints(lineup.points_total)}
      </ResultCard>
      <ResultCard
        name="Profit"
        note={`Entry: ${formatMoney(entryFee)} → Winnings: ${winnings === null ? '-' : formatMoney(winnings)}`}
      >
        <ProfitFigure profit={profit} />
        <PendingBadge lineup={lineup} className="ml-2 align-middle" />
      </ResultCard>
      <ResultCard name="ROI">
        <RoiFigure roiPct={roiPct} />
      </ResultCard>
      <ResultCard name="Contest Type" note={lineup.week === null ? null : `Week ${lineup.week}`}>
        {lineup.contest_type ?? '-'}
      </ResultCard>
    </dl>
  )
}

function ResultCard({ name, note, children }: { name: string; note?: string | null; children: ReactNode }) {
  return (
    <div className={classNames(cardClasses, 'p-4')}>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="grid gap-1">
        <span className="text-2xl font-semibold tabular-nums">{children}</span>
        {note ? <span className="text-[0.8125rem] wrap-anywhere text-muted">{note}</span> : null}
      </dd>
    </div>
  )
}

function rankNote({ rank, entry_field_size }: LineupListItem): string | null {
  if (rank === null) return null
  return `Rank: ${formatCount(rank)} / ${entry_field_size === null ? '-' : formatCount(entry_field_size)}`
}
