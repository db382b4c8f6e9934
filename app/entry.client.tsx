import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isBrowserTooOld } from '#app/lib/browser-support.ts'
import { reloadOnMissingChunk } from '#app/lib/missing-chunk.ts'
import { reportError, reportUncaughtErrors } from '#app/lib/report-error.ts'

// In a browser that is too old the page stays as the server sent it, with forms and links that need no script.
if (!isBrowserTooOld()) {
  reloadOnMissingChunk()
  reportUncaughtErrors()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter onError={(error) => reportError('page', error)} />
      </StrictMode>,
    )
  })
}
