import { PendingBadge } from '#app/components/pending-badge.tsx'
import { ProfitFigure, RoiFigure } from '#app/components/profit-figure.tsx'
import { StatCard, StatCards } from '#app/components/stat-card.tsx'
import { returnsOf } from '#contract/lineup-returns.ts'
import type { LineupListItem } from '#contract/saved-lineups.ts'
import { formatCount, formatMoney, formatPoints } from '#core/figures/format.ts'

export function ResultCards({ lineup }: { lineup: LineupListItem }) {
  const { entryFee, winnings, profit, roiPct } = returnsOf(lineup)
  return (
    <StatCards>
      <StatCard name="Points" note={rankNote(lineup)}>
        {lineup.points_total === null ? '-' : formatPoints(lineup.points_total)}
      </StatCard>
      <StatCard
        name="Profit"
        note={`Entry: ${entryFee === null ? '-' : formatMoney(entryFee)} → Winnings: ${winnings === null ? '-' : formatMoney(winnings)}`}
      >
        <ProfitFigure profit={profit} />
        <PendingBadge lineup={lineup} className="ml-2 align-middle" />
      </StatCard>
      <StatCard name="ROI">
        <RoiFigure roiPct={roiPct} />
      </StatCard>
      <StatCard name="Contest Type" note={lineup.week === null ? null : `Week ${lineup.week}`}>
        {lineup.contest_type ?? '-'}
      </StatCard>
    </StatCards>
  )
}

function rankNote({ rank, entry_field_size }: LineupListItem): string | null {
  if (rank === null) return null
  return `Rank: ${formatCount(rank)} / ${entry_field_size === null ? '-' : formatCount(entry_field_size)}`
}
