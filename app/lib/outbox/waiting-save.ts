/** A save that could not be sent without a connection, as this browser keeps it. */
export type WaitingSave = {
  /** The Idempotency-Key, made when the user pressed Save: however often it is sent, it is stored once. */
  key: string
  /** Its owner's id; it is never sent for another user. */
  user: string
  kind: 'slate' | 'lineup' | 'entry_set'
  /** As the user reads it. */
  name: string
  modeId: string
  path: string
  body: Record<string, unknown>
  /** Of a lineup: its rows, as `lineupKey` writes them. */
  mark?: string
  /** In milliseconds since 1970. */
  savedAt: number
  /** `memoryKey` of the salary file that it belongs to, while that has no id in the user's history. */
  slateKey: string | null
  /** It may have reached the server, which refuses another body under the same key. */
  isTried: boolean
  /** Why the server refused it; kept until the user decides. */
  refusal: Refusal | null
}

type Refusal = { status: number; sentence: string }

/** Files first, because lineups and entries refer to them; then in the order of the presses. */
export function inSendingOrder(saves: readonly WaitingSave[]): WaitingSave[] {
  const rank = ({ kind }: WaitingSave) => (kind === 'slate' ? 0 : 1)
  return [...saves].sort((a, b) => rank(a) - rank(b) || a.savedAt - b.savedAt)
}

/** With the id that the history gave to its salary file; unchanged if that is another file, or if it may be stored already. */
export function withSlateId(save: WaitingSave, slateKey: string, id: number): WaitingSave {
  if (save.slateKey !== slateKey || save.isTried) return save
  const place = save.kind === 'lineup' ? 'game' : 'slate'
  const referred = save.body[place]
  if (typeof referred !== 'object' || referred === null) return save
  return { ...save, slateKey: null, body: { ...save.body, [place]: { ...referred, id } } }
}

/** To be sent once more after a refusal. A key that the server knows with other content is replaced. */
export function tryAgain(save: WaitingSave, newKey: () => string): WaitingSave {
  const key = save.refusal?.status === KEY_REUSED ? newKey() : save.key
  return { ...save, key, refusal: null }
}

const KEY_REUSED = 422
