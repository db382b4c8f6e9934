import { PendingBadge } from '#app/components/pending-badge.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { formatMoney, formatPoints } from '#app/lib/format.ts'
import type { LineupListItem } from '#contract/saved-lineups.ts'
import { formatName } from '#core/formats/lookup.ts'

export function ContestBadges({ lineup }: { lineup: LineupListItem }) {
  return (
    <p className="mt-1 flex flex-wrap gap-1">
      <Badge tone="accent">{lineup.contest_type}</Badge>
      <Badge>{formatName(lineup.game_mode)}</Badge>
      <PendingBadge lineup={lineup} />
    </p>
  )
}

export function pointsText(lineup: LineupListItem): string {
  return lineup.points_total === null ? '-' : formatPoints(lineup.points_total)
}

/** Winnings; "-" while the result is pending. */
export function winningsText(winnings: number | null): string {
  return winnings === null ? '-' : formatMoney(winnings)
}
