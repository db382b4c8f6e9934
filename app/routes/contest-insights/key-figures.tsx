import { StatCard, StatCards } from '#app/components/stat-card.tsx'
import { formatCount, formatPct, formatPoints, pluralize } from '#app/lib/format.ts'
import type { ContestDetail } from '#contract/contests.ts'

export function KeyFigures({ detail: { contest, analytics } }: { detail: ContestDetail }) {
  const { winningPoints, averagePoints, entries, distinctLineups } = contest
  const most = analytics.mostCommonCpt
  return (
    <StatCards label="Analytics">
      <StatCard name="Winning Score">{winningPoints === null ? '-' : formatPoints(winningPoints)}</StatCard>
      <StatCard name="Average Score">{averagePoints === null ? '-' : formatPoints(averagePoints)}</StatCard>
      <StatCard
        name="Most Common CPT"
        note={
          most
            ? `${pluralize(most.count, 'entry', 'entries')}, ${formatPct((most.count / entries) * 100)}`
            : 'No captains in this contest'
        }
      >
        {most?.player ?? 'N/A'}
      </StatCard>
      <StatCard
        name="Total Entries"
        note={distinctLineups === null ? null : pluralize(distinctLineups, 'different lineup')}
      >
        {formatCount(entries)}
      </StatCard>
    </StatCards>
  )
}
