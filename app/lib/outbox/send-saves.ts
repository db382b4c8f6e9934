import { asRefused, asStored, asTried, nextToSend, type QueueStep } from './queue.ts'
import type { SaveRefusal, WaitingSave } from './waiting-save.ts'

export type SaveAnswer =
  | { status: 'stored'; id: number | null }
  /** The server will not take it as it is. */
  | { status: 'refused'; refusal: SaveRefusal }
  /** Taken back by the user before the request, which was not sent. */
  | { status: 'withdrawn' }
  /** No connection: nothing else can be sent either. */
  | { status: 'no_answer' }
  /** The server failed at this one, for now. */
  | { status: 'failed' }
  | { status: 'signed_out' }
  /** Not for this session: another user's, or one that must do something first. */
  | { status: 'not_allowed'; sentence: string }

export type SaveStore = {
  /** The user's saves. */
  all: () => Promise<readonly WaitingSave[]>
  /** Makes one step of the queue. */
  change: (step: (saves: readonly WaitingSave[]) => QueueStep) => Promise<void>
}

/** Sends one; calls `mark` before the request that the server may store, which is false if it no longer waits. */
export type SendSave = (save: WaitingSave, mark: Mark) => Promise<SaveAnswer>
export type Mark = () => Promise<boolean>

/** Why some saves still wait; null if none does, or only those that the server refused. */
export type BlockedReason = Exclude<SaveAnswer, { status: 'stored' | 'refused' | 'withdrawn' }> | null

export type SendReport = { sent: { save: WaitingSave; id: number | null }[]; blockedBy: BlockedReason }

/**
 * Sends what waits, one after another. Each is marked before it is sent and removed after the server has stored it, so that
 * one whose answer was lost is sent again. A refused one stays and stops no other; one at which the server failed stops the
 * later changes of its record.
 */
export async function sendSaves(store: SaveStore, send: SendSave): Promise<SendReport> {
  const sent: SendReport['sent'] = []
  let blockedBy: BlockedReason = null
  const done = new Set<string>()
  for (;;) {
    // Read again each time: an id was filled in, or another tab changed the list.
    const save = nextToSend(await store.all(), done)
    if (!save) return { sent, blockedBy }
    const { key } = save
    done.add(key)
    const answer = await send(save, () => markTried(store, key))
    if (answer.status === 'stored') {
      await store.change((saves) => asStored(saves, save, answer.id))
      sent.push({ save, id: answer.id })
    } else if (answer.status === 'refused') {
      await store.change((saves) => asRefused(saves, key, answer.refusal))
    } else if (answer.status !== 'withdrawn') {
      blockedBy = answer
      if (answer.status !== 'failed') return { sent, blockedBy }
    }
  }
}

async function markTried(store: SaveStore, key: string): Promise<boolean> {
  let isWaiting = false
  await store.change((saves) => {
    isWaiting = saves.some((save) => save.key === key)
    return asTried(saves, key)
  })
  return isWaiting
}
