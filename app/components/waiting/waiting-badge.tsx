import { Badge } from '#app/components/ui/badge.tsx'
import { useShownChanges } from '#app/lib/outbox/shown-changes.ts'
import { isEntrySetChange } from '#app/lib/outbox/waiting-save.ts'

/** Marks a lineup or an entry set of which a change waits on this device, or was not stored; nothing on others. */
export function WaitingBadge({
  of,
  id,
  className,
}: {
  of: 'lineup' | 'entry_set'
  id: number
  className?: string
}) {
  const changes = useShownChanges().filter(
    (change) =>
      change.target.id === id && isEntrySetChange(change) === (of === 'entry_set') && !change.isSent,
  )
  if (changes.length === 0) return null
  const isRefused = changes.some(({ refusal }) => refusal !== null)
  return (
    <Badge tone={isRefused ? 'warn' : 'accent'} className={className}>
      {isRefused ? 'Not stored' : 'Not sent yet'}
    </Badge>
  )
}
