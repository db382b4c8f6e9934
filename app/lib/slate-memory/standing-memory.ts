import { emptyMemory, hasUnsent, type KeptMemory, withEntries } from '#core/slate-memory/kept-memory.ts'
import { type Choices, choicesIn, entriesFor } from '#core/slate-memory/memory.ts'
import { deviceId } from '../session/device-id.ts'
import { tellOtherTabs } from '../stored/memory-changes.ts'
import { changeMemory, readMemory } from '../stored/memory-store.ts'
import { pullMemory, pushMemory, type SyncedMemory } from './sync-memory.ts'

/*
 * What an account keeps for every later slate (core/standing), in this browser and on the server: a memory as a slate's is, of
 * no slate.
 */

/** A new slate waits this long for the server, and then begins with what this browser has. */
const LONGEST_WAIT_MS = 3000

export function standingKey(user: string): string {
  return `${user} standing`
}

/** As this browser keeps it. */
export async function readStanding(user: string): Promise<Choices> {
  const kept = await readMemory(standingKey(user))
  return choicesIn(kept?.fields ?? {}, {})
}

/** Sends what the server does not have and takes what other devices kept; without a connection as this browser has it. */
export async function syncedStanding(user: string): Promise<Choices> {
  const account = accountOf(user)
  await changeMemory(account, (before) => before ?? nothingKept())
  const synced = inTurn(async () => {
    const { outcome } = await pullMemory(account)
    if (outcome.status === 'saved') await pushMemory(account)
  })
  await Promise.race([synced.catch(() => {}), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))])
  return readStanding(user)
}

/** Keeps these fields, null: takes them out, in this browser at once and then on the server. */
export async function changeStanding(user: string, changes: Choices): Promise<void> {
  const account = accountOf(user)
  await changeMemory(account, (before) => {
    const kept = before ?? nothingKept()
    return withEntries(kept, entriesFor(kept.fields, changes, { at: Date.now(), by: deviceId() }))
  })
  tellOtherTabs({ changed: account.key })
  await inTurn(() => pushMemory(account))
}

/** Before a sign-out, which deletes what this browser keeps. */
export async function sendStanding(user: string): Promise<void> {
  await inTurn(() => pushMemory(accountOf(user)))
}

/** Whether the server lacks some of what this browser keeps for every later slate. */
export async function hasUnsentStanding(user: string): Promise<boolean> {
  const kept = await readMemory(standingKey(user))
  return kept !== null && hasUnsent(kept)
}

let last: Promise<unknown> = Promise.resolve()

/** One after another, so that two presses are not two devices to the server. */
function inTurn<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const next = last.then(send)
  last = next.catch(() => {})
  return next
}

function accountOf(user: string): SyncedMemory {
  return { key: standingKey(user), user, path: '/api/standing', slateId: null }
}

function nothingKept(): KeptMemory {
  return emptyMemory({ fileName: '', game: null, people: {} }, null)
}
