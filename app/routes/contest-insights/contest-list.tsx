import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { Moment } from '#app/components/moment.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Card, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { formatPoints, pluralize } from '#app/lib/format.ts'
import type { ContestListItem } from '#contract/contests.ts'

/** All contests of the user, newest first. */
export function ContestList({ contests }: { contests: ContestListItem[] }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Your contests</CardTitle>
      </CardHeader>
      <ul className="divide-y divide-border border-t border-border">
        {contests.map((contest) => (
          <li key={contest.id}>
            <Link
              to={`/contest-insights?contest=${contest.id}`}
              className="flex items-center gap-3 px-4 py-3 hover:bg-raised sm:px-5"
            >
              <span className="grid min-w-0 flex-1 gap-0.5">
                <span className="flex flex-wrap items-center gap-2 font-medium break-all">
                  {contest.name}
                  <LearningBadge contest={contest} />
                </span>
                <span className="text-sm text-muted tabular-nums">
                  {pluralize(contest.entries, 'entry', 'entries')}
                  {contest.winningPoints === null
                    ? null
                    : `, won with ${formatPoints(contest.winningPoints)}`}
                  {', '}
                  <Moment iso={contest.uploadedAt} />
                </span>
              </span>
              <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function LearningBadge({ contest }: { contest: ContestListItem }) {
  if (contest.isLive) return <Badge tone="warn">Live export</Badge>
  return contest.learning === 'failed' ? <Badge tone="bad">Learning failed</Badge> : null
}
