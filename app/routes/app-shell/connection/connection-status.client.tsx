import { CircleAlert } from 'lucide-react'
import { startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#app/components/ui/button.tsx'
import { ApiError, getJson } from '#app/lib/api-client.ts'
import { keepTrying } from '#app/lib/browser/keep-trying.ts'
import { useOnline } from '#app/lib/browser/online-status.ts'
import {
  type OutboxState,
  outboxState,
  readOutbox,
  sendOutbox,
  subscribeToOutbox,
} from '#app/lib/outbox/outbox.client.ts'
import { forgetChanges, type ShownChange, sentChanges } from '#app/lib/outbox/shown-changes.ts'
import { deviceUser, rememberDeviceUser } from '#app/lib/session/device-user.ts'
import { useRootData } from '#app/lib/session/root-data.ts'
import { sessionOwner } from '#app/lib/session/session-owner.ts'
import { useIsStale } from '#app/lib/session/shown-data.ts'
import { useBetweenPresses, watchPresses } from '#app/lib/turns/between-presses.ts'
import type { ShellUser } from '../shell-user.ts'
import { EmailLine } from './email-line.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { OutboxStatus } from './outbox-status.tsx'
import { StatusLine, StatusLines } from './status-line.tsx'

/**
 * Below the header: the connection, figures that could not be updated, and what waits to be sent. A page that was opened
 * without the server is told the user of this device.
 */
export default function ConnectionStatus({
  onDeviceUser,
}: {
  onDeviceUser: (user: ShellUser | null) => void
}) {
  const root = useRootData()
  const user = root?.user ?? null
  const shown = useConnection(root?.isOfflineCopy ?? false)

  useEffect(() => {
    if (user !== null) return rememberDeviceUser(user)
    const known = deviceUser()
    onDeviceUser(known && { ...known, mustChangePassword: false })
  }, [user, onDeviceUser])

  const { isOnline, isWithoutServer, isSignedOut, isStale, outbox } = shown
  const isKnown = sessionOwner() !== null
  return (
    <StatusLines>
      <OfflineBanner isOffline={isWithoutServer} isSignedOut={isSignedOut} isKnown={isKnown} />
      <EmailLine removedAt={user?.emailRemovedAt ?? null} />
      <StaleBanner isStale={isOnline && isStale} />
      <OutboxStatus
        outbox={outbox}
        isOnline={isOnline}
        isKnown={isKnown}
        isAlone={!isWithoutServer && !isSignedOut && !isStale}
      />
    </StatusLines>
  )
}

/** The state of the connection; it changes between presses, since each line moves the page below it. */
function useConnection(isOfflineCopy: boolean) {
  const isOnline = useOnline()
  const isStale = useIsStale()
  const isSignedOut = useComeBack() === 'signed_out'
  const outbox = useOutbox()
  useEffect(watchPresses, [])
  const isWithoutServer = !isOnline || isOfflineCopy
  return useBetweenPresses(
    useMemo(
      () => ({ isOnline, isWithoutServer, isSignedOut, isStale, outbox }),
      [isOnline, isWithoutServer, isSignedOut, isStale, outbox],
    ),
  )
}

/** Hidden offline, when OfflineBanner is shown. The status element is always rendered, so that changes are announced. */
function StaleBanner({ isStale }: { isStale: boolean }) {
  const { state, revalidate } = useRevalidator()
  return (
    <div role="status" className="not-empty:flex-1">
      {isStale ? (
        <StatusLine
          icon={CircleAlert}
          tone="warn"
          actions={
            <Button size="small" disabled={state === 'loading'} onClick={() => void revalidate()}>
              {state === 'loading' ? 'Updating...' : 'Try again'}
            </Button>
          }
        >
          This page could not be updated and may show older figures. What you saved is safe.
        </StatusLine>
      ) : null}
    </div>
  )
}

/**
 * On a page that was opened without the server: loads its data once the server answers, and what the user works on stays.
 * Without a session it asks nothing more; the page stays as it is and the user chooses when to sign in.
 */
function useComeBack(): 'waiting' | 'signed_out' | null {
  const isOfflineCopy = useRootData()?.isOfflineCopy ?? false
  const [isSignedOut, setSignedOut] = useState(false)
  const { revalidate } = useRevalidator()

  useEffect(() => {
    if (!isOfflineCopy) return
    let isGone = false
    const { stop } = keepTrying(async () => {
      if (!navigator.onLine) return false
      const found = await sessionState()
      if (isGone) return false
      setSignedOut(found === 'signed_out')
      // The work on the screen is the former user's.
      if (found === 'other_user') location.assign('/')
      if (found === 'signed_in') await revalidate()
      // A page that could load its data is no copy any more, which ends this.
      return found === 'signed_in' || found === 'no_answer'
    })
    return () => {
      isGone = true
      stop()
    }
  }, [isOfflineCopy, revalidate])

  if (!isOfflineCopy) return null
  return isSignedOut ? 'signed_out' : 'waiting'
}

async function sessionState(): Promise<'signed_in' | 'other_user' | 'signed_out' | 'no_answer'> {
  try {
    const { id } = await getJson<{ id: number }>('/api/user')
    return String(id) === (sessionOwner() ?? String(id)) ? 'signed_in' : 'other_user'
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? 'signed_out' : 'no_answer'
  }
}

/**
 * What waits to be sent. Sends it when the page opens, when the browser is online again and when the user comes back to the
 * tab; after a failure again, in growing steps.
 */
function useOutbox(): OutboxState {
  const state = useSyncExternalStore(subscribeToOutbox, outboxState)
  const { revalidate } = useRevalidator()
  const { sent } = state
  const unsent = state.waiting.filter(({ refusal }) => refusal === null).length

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save that is added starts the tries anew
  useEffect(() => {
    let isGone = false
    const tries = keepTrying(async () => {
      await readOutbox()
      if (!navigator.onLine || isGone || outboxState().waiting.length === 0) return false
      await sendOutbox()
      const blockedBy = outboxState().blockedBy?.status
      return blockedBy === 'no_answer' || blockedBy === 'failed'
    })
    const shown = () => document.visibilityState === 'visible' && tries.now()
    document.addEventListener('visibilitychange', shown)
    return () => {
      isGone = true
      tries.stop()
      document.removeEventListener('visibilitychange', shown)
    }
  }, [unsent])

  // The page may list what was sent. The router draws new data in a transition, so the changes are forgotten after that one.
  const [read, setRead] = useState<readonly ShownChange[]>([])
  useEffect(() => {
    if (sent.length === 0) return
    const changes = sentChanges()
    void revalidate().then(() => startTransition(() => setRead(changes)))
  }, [sent, revalidate])
  useEffect(() => forgetChanges(read), [read])

  return state
}
