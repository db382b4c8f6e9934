import { Badge } from '#app/components/ui/badge.tsx'
import { Card, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { formatCount, formatPct, formatPoints, pluralize } from '#app/lib/format.ts'
import type { ContestLineupItem } from '#contract/contests.ts'
import { LineupText } from './lineup-text.tsx'

const SHOWN = 10

export function TopLineups({
  lineups,
  captainCode,
}: {
  lineups: ContestLineupItem[]
  captainCode: string | null
}) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Top 10 Lineups</CardTitle>
      </CardHeader>
      <ol className="divide-y divide-border border-t border-border">
        {lineups.slice(0, SHOWN).map((lineup) => (
          <li
            key={lineup.entryId}
            className="grid grid-cols-[2.5rem_1fr_auto] items-baseline gap-x-3 gap-y-1 px-4 py-2.5 sm:px-5"
          >
            <span className="font-semibold tabular-nums">{formatCount(lineup.rank)}</span>
            <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
              {lineup.cptPlayer ? (
                <Badge tone="gold" wraps>
                  {captainCode ?? 'Captain'} {lineup.cptPlayer}
                </Badge>
              ) : (
                <span className="text-muted">N/A</span>
              )}
              {lineup.copies > 1 ? <Badge>{pluralize(lineup.copies, 'copy', 'copies')}</Badge> : null}
            </span>
            <span className="text-right tabular-nums sm:row-span-2">
              <span className="font-medium">{formatPoints(lineup.points)}</span>
              <span className="block text-[0.8125rem] text-muted">
                {lineup.ownershipAvg === null ? 'no lineup' : `${formatPct(lineup.ownershipAvg)} owned`}
              </span>
            </span>
            <p className="col-start-2 col-end-4 text-[0.8125rem] wrap-anywhere text-muted sm:col-end-3">
              <LineupText text={lineup.lineupText} />
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
