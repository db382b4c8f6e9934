import { StatCard, StatCards } from '#app/components/stat-card.tsx'
import type { ContestDetail } from '#contract/contests.ts'
import { formatCount, formatPct, formatPoints, pluralize } from '#core/figures/format.ts'

export function KeyFigures({ detail: { contest, analytics } }: { detail: ContestDetail }) {
  const { winningPoints, averagePoints, entries, distinctLineups, captainCode } = contest
  return (
    <StatCards>
      <StatCard name="Winning Score" note="points">
        {winningPoints === null ? '-' : formatPoints(winningPoints)}
      </StatCard>
      <StatCard name="Average Score" note="points; empty lineups count as 0">
        {averagePoints === null ? '-' : formatPoints(averagePoints)}
      </StatCard>
      <StatCard
        name={`Most Common ${captainCode ?? 'Captain'}`}
        note={captainNote(analytics.mostCommonCpt, entries)}
      >
        {analytics.mostCommonCpt?.player ?? 'N/A'}
      </StatCard>
      <StatCard
        name="Total Entries"
        note={distinctLineups === null ? '' : pluralize(distinctLineups, 'different lineup')}
      >
        {formatCount(entries)}
      </StatCard>
    </StatCards>
  )
}

function captainNote(most: ContestDetail['analytics']['mostCommonCpt'], entries: number): string {
  if (!most) return 'No captains in this contest'
  return `${pluralize(most.count, 'entry', 'entries')}, ${formatPct((most.count / entries) * 100)}`
}
