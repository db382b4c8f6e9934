import { isUnreachable, postJson } from '#app/lib/api-client.ts'
import { discardSaves, outboxState, readOutbox, sendOutbox } from '#app/lib/outbox/outbox.client.ts'
import { forgetSession } from '#app/lib/session/session-memory.ts'
import { sessionOwner } from '#app/lib/session/session-owner.ts'
import { hasUnsentStanding, sendStanding } from '#app/lib/slate-memory/standing-memory.ts'
import { pushMemory, unsentSlates } from '#app/lib/slate-memory/sync-memory.ts'
import { sendUnsentChanges } from '#app/lib/stored/memory-changes.ts'
import { LOGOUT_COOKIE } from '#contract/logout-cookie.ts'

/** As long as a session can live. */
const LOGOUT_COOKIE_SECONDS = 30 * 24 * 60 * 60

/** A connection that answers nothing holds the sign-out up for this long; then the user is asked. */
const LONGEST_WAIT_MS = 15_000

/** Sends what the server does not have yet; returns how much of it still waits on this device: saves, slates, what is kept for all slates. */
export async function sendEverything(): Promise<number> {
  const user = sessionOwner() ?? ''
  await Promise.race([sendAll(user), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))])
  const [slates, standing] = await Promise.all([unsentSlates(user), hasUnsentStanding(user)])
  return outboxState().waiting.length + slates.length + Number(standing)
}

async function sendAll(user: string): Promise<void> {
  await sendUnsentChanges(LONGEST_WAIT_MS)
  await readOutbox()
  if (outboxState().waiting.length > 0 && navigator.onLine) await sendOutbox()
  // Those of pages that were left a moment ago, and of slates that were not opened since.
  for (const slate of await unsentSlates(user)) await pushMemory(slate)
  await sendStanding(user)
}

/**
 * Ends the session, deletes all data of the user on this device, and loads /auth as a document, so that nothing stays in
 * memory. Without a connection the session ends with the next request that reaches the server, which the cookie asks for.
 */
export async function endSession(): Promise<void> {
  try {
    await postJson('/api/logout')
  } catch (error) {
    if (!isUnreachable(error)) throw error
    const [prefix, secure] = location.protocol === 'https:' ? ['__Host-', '; Secure'] : ['', '']
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store yet
    document.cookie = `${prefix}${LOGOUT_COOKIE}=1; Path=/; Max-Age=${LOGOUT_COOKIE_SECONDS}; SameSite=Lax${secure}`
  }
  await discardSaves('mine')
  await forgetSession(sessionOwner() ?? '')
  window.location.assign('/auth')
}
