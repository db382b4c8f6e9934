import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { useShownChanges } from '#app/lib/outbox/shown-changes.ts'
import { changesOf, isDeletion } from '#app/lib/outbox/shown-records.ts'

/** On the page of a record whose deletion waits on this device: says so, and takes it back. */
export function WaitingDeletion({ of, id }: { of: 'lineup' | 'entry_set'; id: number }) {
  const waiting = changesOf(of, id, useShownChanges()).find((change) => isDeletion(change) && !change.isSent)
  if (!waiting) return null
  return (
    <Alert tone="warn">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-52">
          Deleted on this device. It is sent when you are back online.
        </p>
        <Button
          size="small"
          onClick={async () => (await import('#app/lib/outbox/outbox.client.ts')).undoChange(waiting)}
        >
          Undo
        </Button>
      </div>
    </Alert>
  )
}
