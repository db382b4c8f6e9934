import { CircleAlert } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { useOnline } from '#app/lib/online-status.ts'
import { useIsStale } from '#app/lib/shown-data.ts'
import { Button } from './ui/button.tsx'

/** Hidden offline, when OfflineBanner is shown. The status element is always rendered, so that changes are announced. */
export function StaleBanner() {
  const online = useOnline()
  const isStale = useIsStale()
  const { state, revalidate } = useRevalidator()
  return (
    <div role="status">
      {online && isStale ? (
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 border-b border-warn/50 bg-warn-ground px-4 py-2 text-sm text-warn sm:px-6">
          <CircleAlert aria-hidden className="size-4 shrink-0" />
          <p className="min-w-0 flex-1">
            This page could not be updated and may show older figures. What you saved is safe.
          </p>
          <Button size="small" disabled={state === 'loading'} onClick={() => void revalidate()}>
            {state === 'loading' ? 'Updating...' : 'Try again'}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
