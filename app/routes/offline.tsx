import { use } from 'react'
import { redirect } from 'react-router'
import { OfflineNotice } from '#app/components/offline-notice.tsx'
import { isOfflineCopy } from '#app/context.ts'
import { NonceContext } from '#app/lib/nonce.ts'
import type { Route } from './+types/offline'

/** Not hydrated: it is shown at the address of another page, whose data React Router would expect. */
export const handle = { withoutApp: true }

export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(isOfflineCopy)) throw redirect('/')
  return null
}

/** Loads the requested page as soon as the server answers; it polls only while the browser reports a connection. */
const COME_BACK_SCRIPT = `
function ask(){if(navigator.onLine)fetch('/api/health').then(function(r){r.ok?location.reload():askLater()},askLater)}
function askLater(){setTimeout(ask,5000)}
addEventListener('online',ask)
askLater()`

export default function Offline() {
  const nonce = use(NonceContext)
  return (
    <>
      <OfflineNotice />
      <script
        nonce={nonce}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant script, on a page without the app's script
        dangerouslySetInnerHTML={{ __html: COME_BACK_SCRIPT }}
      />
    </>
  )
}
