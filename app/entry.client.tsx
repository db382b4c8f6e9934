import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isBrowserTooOld } from '#app/lib/browser/browser-support.ts'
import { stopKeepingPresses } from '#app/lib/browser/early-press.ts'
import { reloadOnMissingChunk } from '#app/lib/page/missing-chunk.ts'
import { reportError, reportUncaughtErrors } from '#app/lib/page/report-error.ts'

// An unsupported browser keeps the server-rendered page, whose forms and links work without scripts.
if (!isBrowserTooOld()) {
  reloadOnMissingChunk()
  reportUncaughtErrors()
  stopKeepingPresses()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter onError={(error) => reportError('page', error)} />
      </StrictMode>,
    )
  })
}
