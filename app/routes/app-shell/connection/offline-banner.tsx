import { WifiOff } from 'lucide-react'
import { Button } from '#app/components/ui/button.tsx'
import { StatusLine } from './status-line.tsx'

/** The status element is always rendered: screen readers announce only changes inside an existing one. */
export function OfflineBanner({
  isOffline,
  isSignedOut,
  isKnown,
}: {
  isOffline: boolean
  isSignedOut: boolean
  /** This device knows the user whose saves it keeps. */
  isKnown: boolean
}) {
  return (
    <div role="status" className="not-empty:flex-1">
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
      ) : isOffline ? (
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
