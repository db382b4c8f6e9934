import { Badge } from '#app/components/ui/badge.tsx'
import type { RecordedEntryWire } from '#contract/entered-entries.ts'
import { formatCount, formatMoney, formatPoints } from '#core/figures/format.ts'

type Outcome = Pick<RecordedEntryWire, 'rank' | 'points_total' | 'winnings_total' | 'source'>

/** What an entry at the provider brought so far: rank, points, winnings. */
export function EntryOutcome({ entry: { rank, points_total, winnings_total, source } }: { entry: Outcome }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 tabular-nums sm:justify-end">
      {rank === null ? null : <span>{`#${formatCount(rank)}`}</span>}
      {points_total === null ? null : <span>{`${formatPoints(points_total)} pts`}</span>}
      {source === 'live' ? <Badge tone="accent">Live</Badge> : null}
      {winnings_total === null ? (
        <Badge>{points_total === null || source === 'live' ? 'Pending' : 'Winnings missing'}</Badge>
      ) : (
        <span className={winnings_total > 0 ? 'text-good' : 'text-muted'}>{formatMoney(winnings_total)}</span>
      )}
    </span>
  )
}
