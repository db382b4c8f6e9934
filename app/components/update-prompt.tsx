import { useEffect, useState } from 'react'
import {
  registerServiceWorker,
  switchToNewVersion,
  useNewVersionReady,
} from '#app/lib/browser/service-worker-client.ts'
import { Button } from './ui/button.tsx'

/** Offers to load a new version. It does not reload by itself, since a form may be open; Later hides it on this page. */
export function UpdatePrompt() {
  const ready = useNewVersionReady()
  const [postponed, setPostponed] = useState(false)

  useEffect(registerServiceWorker, [])

  return (
    <div
      role="status"
      className="fixed bottom-(--bottom-bar,0px) left-1/2 z-40 w-max max-w-full -translate-x-1/2 p-3 empty:hidden"
    >
      {ready && !postponed ? (
        <div className="flex flex-wrap items-center gap-2 rounded-lg border border-border bg-raised py-2 pr-2 pl-4 shadow-xl duration-150 animate-in slide-in-from-bottom-2">
          <p className="mr-2 text-sm font-semibold whitespace-nowrap">A new version is ready</p>
          <div className="ml-auto flex gap-2">
            <Button size="small" variant="ghost" onClick={() => setPostponed(true)}>
              Later
            </Button>
            <Button size="small" variant="primary" onClick={switchToNewVersion}>
              Reload
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  )
}
