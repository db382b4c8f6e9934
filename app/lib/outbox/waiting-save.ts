import type { ChangedRecord, ChangeFields, ChangeKind } from './changes/change-fields.ts'

/*
 * What could not be sent without a connection, as this browser keeps it: a new record, or a change of a stored one.
 */

export type WaitingSave = WaitingRecord | WaitingChange

type Waiting = {
  /** A new record's Idempotency-Key, made when the user pressed Save: however often it is sent, it is stored once. */
  key: string
  /** Its owner's id; it is never sent for another user. */
  user: string
  /** The record's name, as the user reads it. */
  name: string
  modeId: string
  /** In milliseconds since 1970. */
  savedAt: number
  /** It may have reached the server. */
  isTried: boolean
  /** Why the server refused it; kept until the user decides. */
  refusal: SaveRefusal | null
}

export type WaitingRecord = Waiting & {
  kind: 'slate' | 'lineup' | 'entry_set'
  path: string
  /** Once it is tried, the server refuses another body under the same key. */
  body: Record<string, unknown>
  /** A lineup's rows, as `savedKey` writes them. */
  mark?: string
  /** `memoryKey` of the salary file that it belongs to, while that has no id in the user's history. */
  slateKey: string | null
}

export type WaitingChange = {
  [Kind in ChangeKind]: Waiting & {
    kind: Kind
    target: Target
    /** What the user wants, as the API takes it. */
    fields: ChangeFields[Kind]
    /** What the record may have on the server without anyone else's change: what the user saw, and what was tried since. */
    before: Fields[]
  }
}[ChangeKind]

/** The record that a change is about: by its id, or while the record itself waits by the key of that save. */
export type Target = { id: number; save: null } | { id: null; save: string }

export type Fields = Record<string, unknown>

export type SaveRefusal = {
  status: number
  sentence: string
  /** What the record has instead, if it was changed elsewhere. */
  present?: Fields
}

export function isChange(save: WaitingSave): save is WaitingChange {
  return 'target' in save
}

/** Whether two changes are about one record. Each kind of record counts its ids apart. */
export function isSameRecord(a: OfRecord, b: OfRecord): boolean {
  return recordOf(a) === recordOf(b) && isSameTarget(a.target, b.target)
}

type OfRecord = Pick<WaitingChange, 'kind' | 'target'>

export function isSameTarget(a: Target, b: Target): boolean {
  return a.id === b.id && a.save === b.save
}

export function recordOf({ kind }: Pick<WaitingChange, 'kind'>): ChangedRecord {
  return kind.split('_')[0] as ChangedRecord
}
