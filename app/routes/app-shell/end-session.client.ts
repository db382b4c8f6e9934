import { isUnreachable, postJson } from '#app/lib/api-client.ts'
import { discardSaves, outboxState, readOutbox, sendOutbox } from '#app/lib/outbox/outbox.client.ts'
import { forgetSession } from '#app/lib/session/session-memory.ts'
import { sessionOwner } from '#app/lib/session/session-owner.ts'
import { sendUnsentChanges } from '#app/lib/slate-memory/memory-changes.ts'
import { memoriesOf } from '#app/lib/slate-memory/memory-store.ts'
import { LOGOUT_COOKIE } from '#contract/logout-cookie.ts'
import { hasUnsent } from '#core/slate-memory/kept-memory.ts'

/** As long as a session can live. */
const LOGOUT_COOKIE_SECONDS = 30 * 24 * 60 * 60

/** Sends what the server does not have yet; returns how many saves, and without a connection slates, still wait on this device. */
export async function sendEverything(): Promise<number> {
  await sendUnsentChanges()
  await readOutbox()
  if (outboxState().waiting.length > 0 && navigator.onLine) await sendOutbox()
  return outboxState().waiting.length + (navigator.onLine ? 0 : await unsentSlates())
}

async function unsentSlates(): Promise<number> {
  const memories = await memoriesOf(sessionOwner() ?? '')
  return memories.filter(({ kept }) => kept.slateId !== null && hasUnsent(kept)).length
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
