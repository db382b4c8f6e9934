import type { KeptField } from '#core/field/kept-field.ts'
import { committed, deleteOldest, FIELDS, openDatabase, resultOf } from './database.ts'

/* Fields that were read from a file, in this browser only: a contest of 150,000 entries is too large for the server's memory. */

type FieldRecord = { key: string; touchedAt: number; kept: KeptField }

/** Older ones are deleted; each can be read from its file again. */
const MOST_FIELDS = 12

/** Rejects if storage is blocked or full. */
export async function keepField(key: string, kept: KeptField, now: number): Promise<void> {
  const fields = (await openDatabase()).transaction(FIELDS, 'readwrite').objectStore(FIELDS)
  fields.put({ key, touchedAt: now, kept } satisfies FieldRecord)
  deleteOldest(fields, MOST_FIELDS)
  await committed(fields.transaction)
}

/** Null if this browser does not have it. */
export async function loadField(key: string): Promise<KeptField | null> {
  try {
    const fields = (await openDatabase()).transaction(FIELDS).objectStore(FIELDS)
    const record: FieldRecord | undefined = await resultOf(fields.get(key))
    return record?.kept ?? null
  } catch {
    return null
  }
}
