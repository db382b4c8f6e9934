import { WifiOff } from 'lucide-react'
import { useOnline } from '#app/lib/online-status.ts'

/** The status element is always rendered: screen readers announce only changes inside an existing one. */
export function OfflineBanner() {
  const online = useOnline()
  return (
    <div role="status">
      {online ? null : (
        <p className="flex items-start gap-2.5 border-b border-warn/50 bg-warn-ground px-4 py-2 text-sm text-warn sm:px-6">
          <WifiOff aria-hidden className="mt-0.5 size-4 shrink-0" />
          You are offline. Building and optimizing still work. Saving needs a connection.
        </p>
      )}
    </div>
  )
}
