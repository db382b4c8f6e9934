import { Pencil, Trash2 } from 'lucide-react'
import { Moment } from '#app/components/moment.tsx'
import { PageLink } from '#app/components/page-link.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import type { ContestListItem } from '#contract/contests.ts'
import { formatCount, formatPoints, pluralize } from '#core/figures/format.ts'
import { useContestDialogs } from './contest-dialogs.tsx'

/** The contests of the user, newest first; those that are not listed are a link away. */
export function ContestList({ contests, total }: { contests: ContestListItem[]; total: number }) {
  const { rename, remove, dialogs } = useContestDialogs()
  return (
    <Card tabIndex={-1} aria-labelledby="contests-title">
      <CardHeader>
        <CardTitle id="contests-title">Your contests</CardTitle>
      </CardHeader>
      <ul className="divide-y divide-border border-t border-border">
        {contests.map((contest) => (
          <li key={contest.id} className="flex items-center hover:bg-raised">
            <PageLink
              to={`/contest-insights?contest=${contest.id}`}
              className="min-w-0 flex-1 py-3 pr-2 pl-4 sm:pl-5"
            >
              <span className="grid gap-0.5">
                <span className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
                  <span className="min-w-0">{contest.name}</span>
                  <LearningBadge contest={contest} />
                </span>
                <span className="text-sm text-muted tabular-nums">
                  {pluralize(contest.entries, 'entry', 'entries')}
                  {contest.winningPoints === null
                    ? null
                    : `, won with ${formatPoints(contest.winningPoints)} points`}
                  <span className="max-sm:hidden">
                    {', uploaded '}
                    <Moment iso={contest.uploadedAt} />
                  </span>
                </span>
              </span>
            </PageLink>
            {/* On a phone they are left to the page of the contest, so that names have room. */}
            <span className="flex shrink-0 items-center gap-1 pr-4 max-sm:hidden">
              <Button
                variant="ghost"
                size="iconSmall"
                aria-label={`Rename ${contest.name}`}
                data-tooltip="Rename"
                onClick={() => rename(contest)}
              >
                <Pencil aria-hidden />
              </Button>
              <Button
                data-row-menu=""
                variant="ghost"
                size="iconSmall"
                aria-label={`Delete ${contest.name}`}
                data-tooltip="Delete"
                onClick={() => remove(contest)}
              >
                <Trash2 aria-hidden />
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {contests.length < total ? (
        <p className="border-t border-border px-4 py-3 sm:px-5">
          <PageLink to="?all" preventScrollReset className="text-accent hover:underline">
            Show all {formatCount(total)} contests
          </PageLink>
        </p>
      ) : null}
      {dialogs}
    </Card>
  )
}

function LearningBadge({ contest }: { contest: ContestListItem }) {
  if (contest.isLive) return <Badge tone="warn">Live export</Badge>
  return contest.learning === 'failed' ? <Badge tone="bad">Learning failed</Badge> : null
}
