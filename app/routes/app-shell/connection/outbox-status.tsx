import { CircleCheck, CloudUpload, X } from 'lucide-react'
import { lazy, useState } from 'react'
import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { closeReport, type OutboxState } from '#app/lib/outbox/outbox.client.ts'
import { kindsOf, listedSaves, nounFor, othersSentence, outboxSentence } from './outbox-words.ts'
import { StatusLine } from './status-line.tsx'

const loadDialog = () => import('./waiting/waiting-saves-dialog.client.tsx')
const WaitingSavesDialog = lazy(loadDialog)

/** Says how many saves wait on this device and when they were sent, and opens their list. */
export function OutboxStatus({
  outbox,
  isOnline,
  isKnown,
  isAlone,
}: {
  outbox: OutboxState
  isOnline: boolean
  /** This device knows the user whose saves it keeps. */
  isKnown: boolean
  /** No other line stands beside it. */
  isAlone: boolean
}) {
  const [isOpen, setOpen] = useState(false)
  const { waiting, others, blockedBy } = outbox
  const sentence = outboxSentence(outbox, isOnline)
  const isSignedOut = isOnline && blockedBy?.status === 'signed_out' && waiting.length > 0
  const isDone = waiting.length === 0
  return (
    <>
      <div role="status" data-testid="outbox" className={isAlone ? 'not-empty:flex-1' : '@5xl:max-w-1/2'}>
        {sentence !== null ? (
          <StatusLine
            icon={isDone ? CircleCheck : CloudUpload}
            tone={waiting.some(({ refusal }) => refusal) || isSignedOut ? 'warn' : 'neutral'}
            actions={
              <>
                {isSignedOut ? (
                  <Button size="small" asChild>
                    <a href="/auth">Sign in</a>
                  </Button>
                ) : null}
                {isDone ? (
                  <Button
                    variant="ghost"
                    size="iconSmall"
                    aria-label="Close this message"
                    onClick={closeReport}
                  >
                    <X aria-hidden />
                  </Button>
                ) : (
                  <Button size="small" onClick={() => setOpen(true)}>
                    {`Show ${nounFor(kindsOf(listedSaves(waiting)))}s`}
                  </Button>
                )}
              </>
            }
          >
            {sentence}
          </StatusLine>
        ) : isKnown && others > 0 ? (
          <StatusLine
            icon={CloudUpload}
            tone="neutral"
            actions={
              <Button size="small" onClick={() => setOpen(true)}>
                Show saves
              </Button>
            }
          >
            {othersSentence(others)}
          </StatusLine>
        ) : null}
      </div>
      {isOpen ? (
        <OptionalPart failed={<DialogLoadFailure />}>
          <WaitingSavesDialog outbox={outbox} onClose={() => setOpen(false)} />
        </OptionalPart>
      ) : null}
    </>
  )
}
