import { use } from 'react'
import { BROWSER_CHECK_SCRIPT, NOTICE_ID, OLDEST_BROWSERS } from '#app/lib/browser/browser-support.ts'
import { NonceContext } from '#app/lib/browser/nonce.ts'
import { useRootData } from '#app/lib/session/root-data.ts'

/**
 * Shown if JavaScript is off, and by the check below in an unsupported browser. It links the pages that work without
 * scripts, because the menu of a narrow screen needs one.
 */
export function NoScriptNotice() {
  const nonce = use(NonceContext)
  const signedIn = Boolean(useRootData()?.user)
  return (
    <>
      <noscript id={NOTICE_ID}>
        <div className="grid gap-2 border-b border-warn bg-warn-ground px-4 py-3 text-sm text-warn">
          <p>
            <strong>JavaScript is off.</strong> The optimizer needs JavaScript and {OLDEST_BROWSERS} or newer.
            Without it you can sign in and read your records.
          </p>
          {signedIn ? <RecordLinks /> : null}
        </div>
      </noscript>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant script that every browser can run
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
