import { Badge } from '#app/components/ui/badge.tsx'
import { type LineupListItem, returnsOf } from '#contract/saved-lineups.ts'

/** A grey badge on a lineup whose result is still to come; nothing on others. */
export function PendingBadge({ lineup, className }: { lineup: LineupListItem; className?: string }) {
  return returnsOf(lineup).winnings === null ? <Badge className={className}>Pending</Badge> : null
}
