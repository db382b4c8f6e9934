import type { HomeSlate } from '#core/slate/home-slate.ts'
import { sessionOwner } from '../session/session-owner.ts'
import { committed, deleteOldest, openDatabase, resultOf, SLATES } from '../stored/database.ts'
import type { StoredSlate } from '../stored/slate-storage.ts'

/*
 * The salary files that were opened on this device last, in IndexedDB, so that they can be opened without a connection.
 * They are in the database of the slates' memories, and go with the session (session-owner.ts).
 */

/** A salary file of the signed-in user that this browser keeps, as a card shows it. */
export type KeptSlate = Omit<HomeSlate, 'id'> & {
  /** Names it in this browser; `memoryKey` of its text. */
  key: string
  /** Its id in the user's history; null until it is stored there. */
  id: number | null
}

type SlateRecord = KeptSlate & { user: string; touchedAt: number; csvData: string }

/** A file has up to 1.5 MB, mostly 0.1. */
const MOST_SLATES = 8

/** Keeps the file that the optimizer has open, as the newest. Does nothing if storage is blocked or full. */
export async function keepSlate(
  slate: KeptSlate & { user: string; csvData: string },
  now: number,
): Promise<void> {
  try {
    const slates = (await openDatabase()).transaction(SLATES, 'readwrite').objectStore(SLATES)
    slates.put({ ...slate, touchedAt: now } satisfies SlateRecord)
    deleteOldest(slates, MOST_SLATES)
    await committed(slates.transaction)
  } catch {
    // The slate works in this tab; it is not offered again offline.
  }
}

/** The kept files of the user of this device, the one that was opened last first. Empty without a known user. */
export async function keptSlates(): Promise<KeptSlate[]> {
  const records = await recordsOf(sessionOwner())
  return records
    .sort((a, b) => b.touchedAt - a.touchedAt)
    .map(({ user, touchedAt, csvData, ...slate }) => slate)
}

/** A kept file for `storeSlate`, by its key or by its id in the history; null if it is no longer kept. */
export async function keptSlateFile(wanted: { key: string } | { id: number }): Promise<StoredSlate | null> {
  const records = await recordsOf(sessionOwner())
  const found = records.find((record) =>
    'key' in wanted ? record.key === wanted.key : record.id === wanted.id,
  )
  if (!found) return null
  const { csvData, fileName, id } = found
  return id === null ? { csvData, fileName } : { csvData, fileName, slateId: id }
}

/** When the user deletes the file from the history. */
export async function forgetKeptSlate(id: number): Promise<void> {
  const gone = (await recordsOf(sessionOwner())).filter((record) => record.id === id)
  if (gone.length === 0) return
  const slates = (await openDatabase()).transaction(SLATES, 'readwrite').objectStore(SLATES)
  for (const { key } of gone) slates.delete(key)
  await committed(slates.transaction).catch(() => {})
}

async function recordsOf(user: string | null): Promise<SlateRecord[]> {
  if (user === null) return []
  try {
    const slates = (await openDatabase()).transaction(SLATES).objectStore(SLATES)
    return await resultOf<SlateRecord[]>(slates.index('user').getAll(user))
  } catch {
    return []
  }
}
