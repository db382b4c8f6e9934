import { use } from 'react'
import { redirect } from 'react-router'
import { OfflineNotice } from '#app/components/offline-notice.tsx'
import { isOfflineCopy } from '#app/context.ts'
import { NonceContext } from '#app/lib/nonce.ts'
import type { Route } from './+types/offline'

/** Shown at the address of whatever page could not be loaded, where React Router would expect that page's data. */
export const handle = { withoutApp: true }

export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(isOfflineCopy)) throw redirect('/')
  return null
}

/** Loads the wanted page as soon as the server answers; it is asked only while the browser knows of a connection. */
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
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, on a page without the app's script
        dangerouslySetInnerHTML={{ __html: COME_BACK_SCRIPT }}
      />
    </>
  )
}
