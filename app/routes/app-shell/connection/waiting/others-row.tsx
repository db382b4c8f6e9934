import { useState } from 'react'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { discardSaves } from '#app/lib/outbox/outbox.client.ts'
import { othersSentence } from '../outbox-words.ts'

/** What other users of this browser have waiting: its number, and its deletion. */
export function OthersRow({ others }: { others: number }) {
  const [isSure, setSure] = useState(false)
  return (
    <div className="grid gap-2 border-t border-border pt-3">
      <p className="text-sm">{othersSentence(others)}</p>
      {isSure ? <Alert tone="warn">That user loses them. Deleting cannot be undone.</Alert> : null}
      <div className="flex flex-wrap gap-2">
        {isSure ? (
          <>
            <Button size="small" onClick={() => setSure(false)}>
              Keep them
            </Button>
            <Button size="small" variant="destructive" onClick={() => void discardSaves('others')}>
              Delete them
            </Button>
          </>
        ) : (
          <Button size="small" variant="destructiveQuiet" onClick={() => setSure(true)}>
            Delete the other user’s saves
          </Button>
        )}
      </div>
    </div>
  )
}
