import { use } from 'react'
import { redirect } from 'react-router'
import { OfflineNotice } from '#app/components/offline-notice.tsx'
import { isOfflineCopy } from '#app/context.ts'
import { NonceContext } from '#app/lib/browser/nonce.ts'
import { CHANGE_LABELS } from '#app/lib/outbox/changes/change-labels.ts'
import { LOGOUT_COOKIE } from '#contract/logout-cookie.ts'
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

const LIST_ID = 'waiting-saves'
const LOGGED_OUT_ID = 'logged-out'

/** After a logout without a connection (app-shell/end-session.client.ts). */
const LOGGED_OUT_SCRIPT = `if(/(^|; |__Host-)${LOGOUT_COOKIE}=1/.test(document.cookie))document.getElementById('${LOGGED_OUT_ID}').hidden=false`

/** Lists what waits on this device (app/lib/outbox), for the user who is signed in on it. A database that is not there is not made. */
const WAITING_SCRIPT = `
(function(){try{
var words=${JSON.stringify(CHANGE_LABELS)},user=localStorage.getItem('session-owner'),opening=indexedDB.open('outbox',1);
opening.onupgradeneeded=function(){opening.transaction.abort()};
opening.onerror=function(event){event.preventDefault()};
opening.onsuccess=function(){
var db=opening.result,all=db.transaction('saves').objectStore('saves').getAll();
all.onsuccess=function(){
db.close();
var list=document.getElementById('${LIST_ID}');
all.result.filter(function(save){return save.user===user}).forEach(function(save){
var row=document.createElement('li');
row.textContent='Waits on this device: '+(words[save.kind]?words[save.kind]+', ':'')+save.name;
list.append(row);list.hidden=false})}}
}catch(error){}})()`

export default function Offline() {
  const nonce = use(NonceContext)
  return (
    <>
      <OfflineNotice
        waiting={
          <>
            <p id={LOGGED_OUT_ID} hidden className="text-sm">
              You are logged out, and this device shows nothing of your account any more. The server ends the
              session once there is a connection.
            </p>
            <ul id={LIST_ID} hidden className="grid gap-1 text-left text-sm wrap-anywhere" />
          </>
        }
      />
      <script
        nonce={nonce}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: constant scripts, on a page without the app's script
        dangerouslySetInnerHTML={{ __html: `${COME_BACK_SCRIPT};${WAITING_SCRIPT};${LOGGED_OUT_SCRIPT}` }}
      />
    </>
  )
}
