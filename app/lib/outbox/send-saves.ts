import { inSendingOrder, type WaitingSave, withSlateId } from './waiting-save.ts'

export type SaveAnswer =
  | { status: 'stored'; id: number | null }
  /** The server will not take it as it is. */
  | { status: 'refused'; refusal: NonNullable<WaitingSave['refusal']> }
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
  put: (save: WaitingSave) => Promise<void>
  remove: (key: string) => Promise<void>
}

/** Why some saves still wait; null if none does, or only those that the server refused. */
export type Standstill = Exclude<SaveAnswer, { status: 'stored' | 'refused' }> | null

export type SendReport = { sent: { save: WaitingSave; id: number | null }[]; standstill: Standstill }

/**
 * Sends the waiting saves one after another. Each is marked before it is sent and removed after the server has stored it,
 * so that one whose answer was lost is sent again with the same key and body. A refused one stays and stops no other.
 */
export async function sendSaves(
  store: SaveStore,
  post: (save: WaitingSave) => Promise<SaveAnswer>,
): Promise<SendReport> {
  const sent: SendReport['sent'] = []
  let standstill: Standstill = null
  const done = new Set<string>()
  for (;;) {
    // Read again each time: the id of a file was filled in, or another tab changed the list.
    const next = inSendingOrder(await store.all()).find(({ key, refusal }) => !refusal && !done.has(key))
    if (!next) return { sent, standstill }
    done.add(next.key)
    const save = { ...next, isTried: true }
    await store.put(save)
    const answer = await post(save)
    if (answer.status === 'stored') {
      await store.remove(save.key)
      if (save.kind === 'slate' && answer.id !== null) await fillIn(store, save, answer.id)
      sent.push({ save, id: answer.id })
    } else if (answer.status === 'refused') await store.put({ ...save, refusal: answer.refusal })
    else {
      standstill = answer
      if (answer.status !== 'failed') return { sent, standstill }
    }
  }
}

/** Writes the file's new id into the saves that refer to it. */
async function fillIn(store: SaveStore, { slateKey }: WaitingSave, id: number): Promise<void> {
  if (slateKey === null) return
  for (const save of await store.all()) {
    const filled = withSlateId(save, slateKey, id)
    if (filled !== save) await store.put(filled)
  }
}
