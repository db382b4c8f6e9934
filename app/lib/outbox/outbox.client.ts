import { isRecord } from '#core/collections/is-record.ts'
import { callApi } from '../api-client.ts'
import { invalidate, invalidateEntrySets } from '../session/session-memory.ts'
import { sessionOwner } from '../session/session-owner.ts'
import { memoryKey } from '../stored/memory-store.ts'
import { addSavedMark, removeWaitingMark } from '../stored/saved-marks.ts'
import { loadStoredSlate, setStoredSlateId } from '../stored/slate-storage.ts'
import { subscribers } from '../subscribers.ts'
import { answerOf } from './answer-of.ts'
import type { ChangeRequest } from './changes/change-rules.ts'
import { changeSaves, readSaves } from './outbox-database.ts'
import { enqueue, inSendingOrder, inverseOf, type QueueStep, retryRefused, without } from './queue.ts'
import { sendChange } from './send-change.ts'
import { type BlockedReason, type SendReport, type SendSave, sendSaves } from './send-saves.ts'
import { showChanges } from './shown-changes.ts'
import { isChange, type WaitingChange, type WaitingRecord, type WaitingSave } from './waiting-save.ts'

/*
 * What waits for a connection. It is sent by one tab at a time; the other tabs are told of each step.
 */

export type OutboxState = {
  /** The signed-in user's saves, in the order of the presses. */
  waiting: readonly WaitingSave[]
  /** How many wait for other users of this browser. */
  others: number
  isSending: boolean
  /** Sent since the user closed the last report, by kind. */
  sent: readonly WaitingSave['kind'][]
  blockedBy: BlockedReason
}

let state: OutboxState = { waiting: [], others: 0, isSending: false, sent: [], blockedBy: null }
const changed = subscribers()
export const subscribeToOutbox = changed.subscribe

export function outboxState(): OutboxState {
  return state
}

export type NewSave = Omit<WaitingRecord, 'user' | 'savedAt' | 'refusal' | 'slateKey'>

/** Without what the outbox adds; each kind by itself. */
export type NewChange = WaitingChange extends infer Change
  ? Change extends WaitingChange
    ? Omit<Change, 'key' | 'user' | 'savedAt' | 'refusal' | 'isTried'>
    : never
  : never

/** Keeps a save in this browser; false if it can't: no user is known, or storage is blocked or full. */
export async function keepSave(save: NewSave): Promise<boolean> {
  const user = sessionOwner()
  if (user === null) return false
  const slateKey = slateKeyOf(save, user)
  // The same file again is the same save.
  const key = save.kind === 'slate' && slateKey !== null ? slateKey : save.key
  return press({ ...save, key, user, slateKey, savedAt: Date.now(), refusal: null })
}

/** Keeps a change of a record in this browser; false if it can't. `isTried`: its request may have reached the server. */
export async function keepChange(change: NewChange, isTried: boolean): Promise<boolean> {
  const user = sessionOwner()
  if (user === null) return false
  const key = crypto.randomUUID()
  return press({ ...change, key, user, savedAt: Date.now(), isTried, refusal: null })
}

/** Takes a change back that was not refused. */
export async function undoChange(change: WaitingChange): Promise<void> {
  await press({ ...inverseOf(change, crypto.randomUUID()), savedAt: Date.now() })
}

async function press(pressed: WaitingSave): Promise<boolean> {
  try {
    await changeSaves(pressed.user, (saves) => enqueue(saves, pressed))
  } catch {
    return false
  }
  await tellAll({ changed: true })
  return true
}

/**
 * Reads what waits; called when the page is ready and after a step in another tab. `keepsSent`: the screens go on showing the
 * changes that no longer wait, until `forgetChanges`.
 */
export async function readOutbox(keepsSent = false): Promise<void> {
  const saves = await readSaves()
  const user = sessionOwner()
  const waiting = saves.filter((save) => save.user === user).sort((a, b) => a.savedAt - b.savedAt)
  showChanges(inSendingOrder(waiting.filter(isChange)), keepsSent)
  publish({ waiting, others: saves.length - waiting.length })
}

/** Sends what waits for the signed-in user. One tab sends at a time. */
export async function sendOutbox(): Promise<void> {
  const user = sessionOwner()
  if (user === null) return
  await alone(async () => {
    publish({ isSending: true })
    try {
      await report(await sendSaves(storeOf(user), send))
    } finally {
      publish({ isSending: false })
      await readOutbox(true)
    }
  })
}

/** Sends a refused save once more, and a change also against what the record has by now. */
export async function sendAgain({ key, user }: WaitingSave): Promise<void> {
  const newKey = crypto.randomUUID()
  await changeSaves(user, (saves) => retryRefused(saves, key, newKey))
  await tellAll({ changed: true })
  await sendOutbox()
}

/** Deletes saves that the user gave up: one, or all of this browser's signed-in or other users. */
export async function discardSaves(which: WaitingSave | 'mine' | 'others'): Promise<void> {
  const user = sessionOwner()
  const saves = typeof which === 'object' ? [which] : await readSaves()
  for (const save of saves)
    if (typeof which === 'object' || (save.user === user) === (which === 'mine')) {
      await changeSaves(save.user, (all) => without(all, save.key))
      if ('mark' in save && save.mark) removeWaitingMark(save.modeId, save.mark)
    }
  await tellAll({ changed: true })
}

export function closeReport(): void {
  publish({ sent: [] })
}

function storeOf(user: string) {
  return {
    all: async () => (await readSaves()).filter((save) => save.user === user),
    change: (step: (saves: readonly WaitingSave[]) => QueueStep) => changeSaves(user, step),
  }
}

/** A connection that died without a word would hold up everything that waits, in every tab. */
const LONGEST_SEND_MS = 60_000

/** `Saved-By`: the server refuses it if another user is signed in by now. */
const send: SendSave = async (save, mark) => {
  const savedBy = { 'Saved-By': save.user }
  if (isChange(save)) {
    const api = {
      read: (path: string) => callApi('GET', path, undefined, savedBy, timeLimit()),
      send: ({ method, path, body }: ChangeRequest) => callApi(method, path, body, savedBy, timeLimit()),
    }
    return sendChange(save, api, mark)
  }
  if (!(await mark())) return { status: 'withdrawn' }
  try {
    const headers = { 'Idempotency-Key': save.key, ...savedBy }
    const answer = await callApi<unknown>('POST', save.path, save.body, headers, timeLimit())
    return { status: 'stored', id: idIn(answer, save.kind) }
  } catch (error) {
    return answerOf(error)
  }
}

function timeLimit(): AbortSignal {
  return AbortSignal.timeout(LONGEST_SEND_MS)
}

/** The id of the stored record: the answer is the record, or has it under the name of its kind. */
function idIn(answer: unknown, kind: WaitingRecord['kind']): number | null {
  const record = isRecord(answer) ? (answer[kind] ?? answer) : null
  return isRecord(record) && typeof record.id === 'number' ? record.id : null
}

async function report({ sent, blockedBy }: SendReport): Promise<void> {
  publish({ blockedBy })
  for (const { save, id } of sent) {
    if (id === null || isChange(save)) continue
    if (save.kind === 'slate') setStoredSlateId(save.modeId, String(save.body.csvData), id)
    if (save.mark) addSavedMark(save.modeId, { id, key: save.mark })
  }
  if (sent.length > 0) await tellAll({ sent: sent.map(({ save }) => save.kind) })
}

/** The key of the salary file that the save refers to, while the history has not given it an id. */
function slateKeyOf({ kind, modeId, body }: NewSave, user: string): string | null {
  const slate = kind === 'slate' ? { csvData: String(body.csvData) } : loadStoredSlate(modeId)
  if (slate === null || ('slateId' in slate && slate.slateId !== undefined)) return null
  return memoryKey({ user, modeId, csvData: slate.csvData })
}

type Message = { changed: true } | { sent: WaitingSave['kind'][] }

/** One for this tab: it hears the other tabs and not itself. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('outbox')
if (channel) channel.onmessage = ({ data }: MessageEvent<Message>) => void take(data)

async function tellAll(message: Message): Promise<void> {
  channel?.postMessage(message)
  await take(message)
}

async function take(message: Message): Promise<void> {
  if (!('sent' in message)) return readOutbox()
  invalidate('slates')
  invalidateEntrySets()
  invalidate('entry-sets')
  // First, so that the screens know which changes no longer wait when they hear of it.
  await readOutbox(true)
  publish({ sent: [...state.sent, ...message.sent] })
}

/** Runs in one tab at a time, and one after another. Web Locks exist on secure origins only. */
async function alone(run: () => Promise<void>): Promise<void> {
  queue = queue.then(() => (navigator.locks ? navigator.locks.request('outbox', run) : run())).catch(() => {})
  await queue
}
let queue: Promise<unknown> = Promise.resolve()

function publish(part: Partial<OutboxState>): void {
  state = { ...state, ...part }
  changed.publish()
}
