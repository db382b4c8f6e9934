import { CircleAlert } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { Button } from '#app/components/ui/button.tsx'
import { StatusLine } from './status-line.tsx'

/** Hidden offline, when OfflineBanner is shown. The status element is always rendered, so that changes are announced. */
export function StaleBanner({ isStale }: { isStale: boolean }) {
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
