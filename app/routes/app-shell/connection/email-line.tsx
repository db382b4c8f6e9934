import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { EMAIL_NOTICE_KEY } from '#app/lib/session/session-memory.ts'
import { StatusLine } from './status-line.tsx'

/** Tells a user that another account has their email, until they press OK in this browser. */
export function EmailLine({ removedAt }: { removedAt: number | null }) {
  const [readAt, setReadAt] = useState(storedReading)
  if (removedAt === null || readAt === String(removedAt)) return null
  return (
    <StatusLine
      icon={CircleAlert}
      tone="warn"
      actions={
        <Button
          size="small"
          onClick={() => {
            setReadAt(String(removedAt))
            storeReading(removedAt)
          }}
        >
          OK
        </Button>
      }
    >
      Another account has your email, so it was removed from yours. Sign in with your username from now on.
    </StatusLine>
  )
}

function storedReading(): string | null {
  try {
    return localStorage.getItem(EMAIL_NOTICE_KEY)
  } catch {
    return null
  }
}

/** Where storage is blocked, the line comes back with the next page load. */
function storeReading(removedAt: number): void {
  try {
    localStorage.setItem(EMAIL_NOTICE_KEY, String(removedAt))
  } catch {}
}
