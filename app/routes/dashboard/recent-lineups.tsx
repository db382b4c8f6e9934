import { PageLink } from '#app/components/page-link.tsx'
import { PendingBadge } from '#app/components/pending-badge.tsx'
import { ProfitFigure } from '#app/components/profit-figure.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardHeaderRow, CardTitle } from '#app/components/ui/card.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { returnsOf } from '#contract/lineup-returns.ts'
import type { LineupListItem } from '#contract/saved-lineups.ts'
import { formatPoints } from '#core/figures/format.ts'
import { contestTitle, lineupTitle } from '#core/lineups/lineup-title.ts'
import type { RecentItem } from './dashboard-figures.ts'

export function RecentLineups({ lineups, className }: { lineups: RecentItem[]; className?: string }) {
  return (
    <Card className={classNames('overflow-hidden', className)}>
      <CardHeaderRow>
        <CardTitle>Recent Lineups</CardTitle>
        <Button variant="link" size="inline" className="text-sm print:hidden" asChild>
          <PageLink to="/lineups">All lineups</PageLink>
        </Button>
      </CardHeaderRow>
      <ul className="divide-y divide-border border-t border-border">
        {lineups.map((lineup) => (
          <li key={lineup.id}>
            <RecentLineup lineup={lineup} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function RecentLineup({ lineup }: { lineup: RecentItem }) {
  const { profit } = returnsOf(lineup)
  return (
    <PageLink
      to={`/lineups/${lineup.id}`}
      className="grid grid-cols-[1fr_auto] gap-x-4 px-4 py-2.5 hover:bg-raised sm:px-5"
    >
      <span className="min-w-0 wrap-anywhere font-medium">
        {lineupTitle({
          lineupName: lineup.lineup_name,
          contestName: lineup.contest_name,
          captain: lineup.captain,
        })}
      </span>
      <span className="text-right font-medium">
        {profit === null ? <PendingBadge lineup={lineup} /> : <ProfitFigure profit={profit} />}
      </span>
      <span className="min-w-0 truncate text-sm text-muted">{whereAndWhen(lineup)}</span>
      <span className="text-right text-sm text-muted tabular-nums">
        {lineup.points_total === null ? '-' : `${formatPoints(lineup.points_total)} pts`}
      </span>
    </PageLink>
  )
}

function whereAndWhen({ contest_name, week }: LineupListItem): string {
  return (
    [contestTitle(contest_name), week === null ? null : `Week ${week}`].filter(Boolean).join(' · ') || '-'
  )
}
