import { useState } from 'react'
import { Refusal } from '#app/components/refusal.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { discardSaves, sendAgain } from '#app/lib/outbox/outbox.client.ts'
import type { WaitingRecord, WaitingSave } from '#app/lib/outbox/waiting-save.ts'
import { NewName, newNameOf } from './new-name.tsx'
import { SaveHeading } from './save-heading.tsx'

/** A record that waits itself: it can be renamed and deleted. */
export function RecordRow({ save, waiting }: { save: WaitingRecord; waiting: readonly WaitingSave[] }) {
  const [doing, setDoing] = useState<'rename' | 'delete' | null>(null)
  const name = newNameOf(save, waiting)
  const stop = () => setDoing(null)
  return (
    <>
      <SaveHeading save={save} name={name} />
      {save.refusal ? <Refusal sentence={save.refusal.sentence} /> : null}
      {doing === 'delete' ? (
        <>
          <Alert tone="warn">It is on this device only. Deleting it cannot be undone.</Alert>
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={stop}>
              Keep it
            </Button>
            <Button size="small" variant="destructive" onClick={() => void discardSaves(save)}>
              Delete it
            </Button>
          </div>
        </>
      ) : doing === 'rename' ? (
        <NewName save={save} name={name} onClose={stop} />
      ) : (
        <div className="flex flex-wrap gap-2">
          {save.refusal ? (
            <Button size="small" aria-label={`Try again: ${name}`} onClick={() => void sendAgain(save)}>
              Try again
            </Button>
          ) : save.kind !== 'slate' ? (
            <Button size="small" aria-label={`Rename ${name}`} onClick={() => setDoing('rename')}>
              Rename
            </Button>
          ) : null}
          <Button
            size="small"
            variant="destructiveQuiet"
            aria-label={`Delete ${name}`}
            onClick={() => setDoing('delete')}
          >
            Delete
          </Button>
        </div>
      )}
    </>
  )
}
