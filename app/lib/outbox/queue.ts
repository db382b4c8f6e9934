import { hasFields } from './changes/same-fields.ts'
import {
  type Fields,
  isChange,
  isSameRecord,
  isSameTarget,
  type SaveRefusal,
  type WaitingChange,
  type WaitingRecord,
  type WaitingSave,
} from './waiting-save.ts'

/*
 * The queue as values: each function takes all that waits for a user and says what is written and removed. The database makes
 * each step in one transaction (outbox.client.ts), so that two tabs, or a press while something is sent, lose nothing.
 */

/** Removed first, then written. */
export type QueueStep = { put?: readonly WaitingSave[]; remove?: readonly string[] }

/** Files first, because lineups and entries refer to them; then in the order of the presses. */
export function inSendingOrder<Save extends WaitingSave>(saves: readonly Save[]): Save[] {
  const rank = ({ kind }: Save) => (kind === 'slate' ? 0 : 1)
  return [...saves].sort((a, b) => rank(a) - rank(b) || a.savedAt - b.savedAt)
}

/**
 * With what the user pressed now. A change takes the place of an earlier one of the same kind and record, and both go if the
 * record then has what the server has. Null if it is about a save that no longer waits.
 */
export function enqueue(saves: readonly WaitingSave[], pressed: WaitingSave): QueueStep | null {
  if (!isChange(pressed)) return { put: [pressed] }
  const { save } = pressed.target
  if (save !== null && !saves.some(({ key }) => key === save)) return null
  const earlier = saves
    .filter(isChange)
    .find((each) => each.kind === pressed.kind && isSameRecord(each, pressed))
  if (!earlier) return { put: [pressed] }
  const remove = [earlier.key]
  // The user has seen the server's fields with the refusal.
  if (earlier.refusal) return { put: [pressed], remove }
  // Fields that are left out stay as they were wanted before.
  const fields = { ...earlier.fields, ...pressed.fields }
  const before: Fields[] = earlier.isTried ? [...earlier.before, earlier.fields] : earlier.before
  const isUndone = before.length === 1 && hasFields(before[0]!, fields)
  return isUndone
    ? { remove }
    : { put: [{ ...pressed, fields, before, savedAt: earlier.savedAt } as WaitingChange], remove }
}

/** The change that takes a waiting one back: sent only if that may have reached the server. */
export function inverseOf(change: WaitingChange, key: string): WaitingChange {
  const [seen = {}] = change.before
  const fields = Object.fromEntries(Object.keys(change.fields).map((name) => [name, seen[name] ?? null]))
  return { ...change, key, fields, before: [change.fields], isTried: false } as unknown as WaitingChange
}

/** The first that can be sent: not refused, not in `done`, and about a record that the server has. */
export function nextToSend(
  saves: readonly WaitingSave[],
  done: ReadonlySet<string>,
): WaitingSave | undefined {
  const failed = saves.filter(isChange).filter(({ key, refusal }) => !refusal && done.has(key))
  return inSendingOrder(saves).find((save) => {
    if (save.refusal || done.has(save.key)) return false
    return !isChange(save) || (save.target.save === null && !failed.some((each) => isSameRecord(each, save)))
  })
}

/** Before the request: from now on the server may have it. */
export function asTried(saves: readonly WaitingSave[], key: string): QueueStep {
  return { put: saves.filter((save) => save.key === key).map((save) => ({ ...save, isTried: true })) }
}

/** After the server has stored it. What refers to a new record is given its id; nothing is left to change in a deleted one. */
export function asStored(saves: readonly WaitingSave[], sent: WaitingSave, id: number | null): QueueStep {
  const others = saves.filter(({ key }) => key !== sent.key)
  if (isChange(sent)) {
    const isDeletion = 'deleted' in sent.fields && sent.fields.deleted
    const gone = isDeletion ? others.filter((each) => isChange(each) && isSameRecord(each, sent)) : []
    return { remove: [sent, ...gone].map(({ key }) => key) }
  }
  return { put: others.flatMap((each) => filledIn(each, sent, id) ?? []), remove: [sent.key] }
}

export function asRefused(saves: readonly WaitingSave[], key: string, refusal: SaveRefusal): QueueStep {
  return { put: saves.filter((save) => save.key === key).map((save) => ({ ...save, refusal })) }
}

/**
 * To be sent once more after a refusal. A key that the server knows with other content is replaced. A change then counts as
 * made after what the record has by now.
 */
export function retryRefused(saves: readonly WaitingSave[], key: string, newKey: string): QueueStep {
  const refused = saves.find((save) => save.key === key)
  if (!refused) return {}
  const again = { ...refused, refusal: null, key: refused.refusal?.status === KEY_REUSED ? newKey : key }
  if (isChange(again) && refused.refusal?.present) again.before = [refused.refusal.present]
  const changes = changesOf(saves, key).map((each) => ({ ...each, target: { id: null, save: again.key } }))
  return { put: [again, ...changes] as WaitingSave[], remove: [key] }
}

const KEY_REUSED = 422

/** Without a save that the user gave up, and without the changes of it. */
export function without(saves: readonly WaitingSave[], key: string): QueueStep {
  return { remove: [key, ...changesOf(saves, key).map((each) => each.key)] }
}

/** The changes of a record that waits itself. */
export function changesOf(saves: readonly WaitingSave[], key: string): WaitingChange[] {
  return saves.filter(isChange).filter(({ target }) => isSameTarget(target, { id: null, save: key }))
}

/** With the id of the record that was sent; null if it does not refer to it. */
function filledIn(save: WaitingSave, sent: WaitingRecord, id: number | null): WaitingSave | null {
  if (id === null) return null
  if (isChange(save)) return save.target.save === sent.key ? { ...save, target: { id, save: null } } : null
  const refers = sent.kind === 'slate' && sent.slateKey !== null && save.slateKey === sent.slateKey
  // A body that may be stored already is not changed.
  if (!refers || save.isTried) return null
  const place = 'game' in save.body ? 'game' : 'slate'
  const referred = save.body[place]
  if (typeof referred !== 'object' || referred === null) return null
  return { ...save, slateKey: null, body: { ...save.body, [place]: { ...referred, id } } }
}
