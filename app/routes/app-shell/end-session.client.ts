import { postJson } from '#app/lib/api-client.ts'
import { discardSaves, outboxState, readOutbox, sendOutbox } from '#app/lib/outbox/outbox.client.ts'
import { forgetSession } from '#app/lib/session/session-memory.ts'
import { sessionOwner } from '#app/lib/session/session-owner.ts'
import { sendUnsentChanges } from '#app/lib/slate-memory/memory-changes.ts'

/** Sends what the server does not have yet; returns how many saves still wait on this device. */
export async function sendEverything(): Promise<number> {
  await sendUnsentChanges()
  await readOutbox()
  if (outboxState().waiting.length > 0 && navigator.onLine) await sendOutbox()
  return outboxState().waiting.length
}

/** Ends the session, deletes all data of the user on this device, and loads /auth as a document, so that nothing stays in memory. */
export async function endSession(): Promise<void> {
  await postJson('/api/logout')
  await discardSaves('mine')
  await forgetSession(sessionOwner() ?? '')
  window.location.assign('/auth')
}
