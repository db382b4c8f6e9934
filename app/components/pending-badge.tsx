import { Badge } from '#app/components/ui/badge.tsx'
import { returnsOf } from '#contract/lineup-returns.ts'
import type { LineupListItem } from '#contract/saved-lineups.ts'

/** A grey badge on a lineup whose result is still to come; nothing on others. */
export function PendingBadge({ lineup, className }: { lineup: LineupListItem; className?: string }) {
  return returnsOf(lineup).winnings === null ? <Badge className={className}>Pending</Badge> : null
}
