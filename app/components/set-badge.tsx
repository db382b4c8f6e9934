import { Badge } from '#app/components/ui/badge.tsx'
import { setReturnsOf } from '#contract/entry-set-returns.ts'
import type { EntrySetItem } from '#contract/entry-sets.ts'
import { formatCount } from '#core/figures/format.ts'

/** Whether the set is entered, and how many of its lineups wait for a result; nothing once all have one. */
export function SetBadge({ set }: { set: EntrySetItem }) {
  if (!set.entered) return <Badge>Not entered</Badge>
  const { pending } = setReturnsOf(set)
  if (pending === 0) return null
  return <Badge>{pending === set.lineups ? 'Pending' : `${formatCount(pending)} pending`}</Badge>
}
