import { sessionOwner } from '../session/session-owner.ts'
import { committed, deleteOldest, openDatabase, PAGES, resultOf } from '../stored/database.ts'

/*
 * The lists, lineups and entry sets that were shown on this device last, in IndexedDB, so that they can be read without a
 * connection. They are in the database of the slates' memories, and go with the session (session-owner.ts).
 */

type PageRecord = {
  /** User and address. */
  key: string
  user: string
  edition: number
  touchedAt: number
  data: unknown
}

/** Raised when the data of a page that is kept gets another shape; what was kept before is not shown then. */
const EDITION = 5

/** The lists are touched most often; an entry set has 20 to 60 KB. */
const MOST_PAGES = 40

/** Keeps what a page shows of the user's records. Does nothing if storage is blocked or full. */
export async function keepPage(
  { user, address, data }: { user: string; address: string; data: unknown },
  now: number,
): Promise<void> {
  try {
    const pages = (await openDatabase()).transaction(PAGES, 'readwrite').objectStore(PAGES)
    const key = keyOf(user, address)
    pages.put({ key, user, edition: EDITION, touchedAt: now, data } satisfies PageRecord)
    deleteOldest(pages, MOST_PAGES)
    await committed(pages.transaction)
  } catch {
    // The page is not shown offline.
  }
}

/** What the user of this device saw at the address last; null if nothing is kept of it. */
export async function keptPage(address: string): Promise<unknown> {
  const user = sessionOwner()
  if (user === null) return null
  try {
    const pages = (await openDatabase()).transaction(PAGES).objectStore(PAGES)
    const record: PageRecord | undefined = await resultOf(pages.get(keyOf(user, address)))
    return record?.edition === EDITION ? record.data : null
  } catch {
    return null
  }
}

function keyOf(user: string, address: string): string {
  return `${user} ${address}`
}
