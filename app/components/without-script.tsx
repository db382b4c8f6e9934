import { use } from 'react'
import { BROWSER_CHECK_SCRIPT, NOTICE_ID, OLDEST_BROWSERS } from '#app/lib/browser-support.ts'
import { NonceContext } from '#app/lib/nonce.ts'
import { useRootData } from '#app/lib/root-data.ts'

/**
 * Shown where scripts are off, and by the check below in a browser that is too old for ours. The menu is a script's
 * work on a narrow screen, so the pages that can be read without it are linked here.
 */
export function WithoutScript() {
  const nonce = use(NonceContext)
  const signedIn = Boolean(useRootData()?.user)
  return (
    <>
      <noscript id={NOTICE_ID}>
        <div className="grid gap-2 border-b border-warn bg-warn-ground px-4 py-3 text-sm text-warn">
          <p>
            <strong>Scripts are off.</strong> The optimizer needs scripts and {OLDEST_BROWSERS} or newer.
            Without them you can sign in and read your records.
          </p>
          {signedIn ? <RecordLinks /> : null}
        </div>
      </noscript>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours that every browser can run
        dangerouslySetInnerHTML={{ __html: BROWSER_CHECK_SCRIPT }}
      />
    </>
  )
}

function RecordLinks() {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <a href="/lineups" className="py-1 underline">
        Saved Lineups
      </a>
      <a href="/dashboard" className="py-1 underline">
        Dashboard
      </a>
      <a href="/contest-insights" className="py-1 underline">
        Contest Insights
      </a>
      <a href="/historical-data" className="py-1 underline">
        Historical Data
      </a>
      <form method="post" action="/logout">
        <button type="submit" className="py-1 underline">
          Logout
        </button>
      </form>
    </div>
  )
}
