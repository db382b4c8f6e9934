import { WifiOff } from 'lucide-react'
import { Button } from '#app/components/ui/button.tsx'
import { useOnline } from '#app/lib/browser/online-status.ts'
import { useRootData } from '#app/lib/session/root-data.ts'
import { sessionOwner } from '#app/lib/session/session-owner.ts'
import { StatusLine } from './status-line.tsx'

/** The status element is always rendered: screen readers announce only changes inside an existing one. */
export function OfflineBanner({ isSignedOut }: { isSignedOut: boolean }) {
  const isOffline = !useOnline()
  const isOfflineCopy = useRootData()?.isOfflineCopy ?? false
  const isKnown = sessionOwner() !== null
  return (
    <div role="status">
      {isSignedOut ? (
        <StatusLine
          icon={WifiOff}
          tone="warn"
          actions={
            <Button size="small" asChild>
              <a href="/auth">Sign in</a>
            </Button>
          }
        >
          You are back online, but signed out. Sign in to save and to see your account.
        </StatusLine>
      ) : isOffline || isOfflineCopy ? (
        <StatusLine icon={WifiOff} tone="warn">
          You are offline. Building and simulating work.{' '}
          {isKnown
            ? 'What you save or change is sent when you are back online.'
            : 'To save, sign in when you are back online.'}
        </StatusLine>
      ) : null}
    </div>
  )
}
