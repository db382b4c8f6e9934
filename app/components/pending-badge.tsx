import { Badge } from '#app/components/ui/badge.tsx'
import { returnsOf } from '#contract/lineup-returns.ts'
import type { LineupListItem } from '#contract/saved-lineups.ts'

/** A grey badge on a lineup whose result is still to come, and another one where only its winnings are; nothing on others. */
export function PendingBadge({ lineup, className }: { lineup: LineupListItem; className?: string }) {
  if (returnsOf(lineup).winnings !== null) return null
  return <Badge className={className}>{lineup.points_total === null ? 'Pending' : 'Winnings missing'}</Badge>
}
