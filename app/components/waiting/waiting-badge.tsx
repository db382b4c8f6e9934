import { Badge } from '#app/components/ui/badge.tsx'
import type { ChangedRecord } from '#app/lib/outbox/changes/change-fields.ts'
import { useShownChanges } from '#app/lib/outbox/shown-changes.ts'
import { recordOf } from '#app/lib/outbox/waiting-save.ts'

/** Marks a record of which a change waits on this device, or was not stored; nothing on others. */
export function WaitingBadge({ of, id, className }: { of: ChangedRecord; id: number; className?: string }) {
  const changes = useShownChanges().filter(
    (change) => change.target.id === id && recordOf(change) === of && !change.isSent,
  )
  if (changes.length === 0) return null
  const isRefused = changes.some(({ refusal }) => refusal !== null)
  return (
    <Badge tone={isRefused ? 'warn' : 'accent'} className={className}>
      {isRefused ? 'Not stored' : 'Not sent yet'}
    </Badge>
  )
}
