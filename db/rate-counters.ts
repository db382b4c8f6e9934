import { eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { rateCounters } from './schema.ts'

export type Window = { key: string; windowMs: number }
export type Counted = { key: string; count: number; windowEndsAt: number }

/**
 * Counts one try under each key and says how many that makes within the key's window; a window begins with its first
 * try. One batch, so that tries at the same moment are counted one after another. Ended windows are swept on the way.
 */
export async function countTries(db: Db, windows: readonly Window[], now: number): Promise<Counted[]> {
  const upserts = windows.map(({ key, windowMs }) =>
    db
      .insert(rateCounters)
      .values({ key, count: 1, windowEndsAt: now + windowMs })
      .onConflictDoUpdate({ target: rateCounters.key, set: { count: sql`${rateCounters.count} + 1` } })
      .returning(),
  )
  const [, ...counted] = await db.batch([
    db.delete(rateCounters).where(lte(rateCounters.windowEndsAt, now)),
    ...upserts,
  ])
  return counted.flat()
}

/** Takes a try back that turned out to be none to worry about. */
export async function takeBackTry(db: Db, keys: readonly string[]): Promise<void> {
  await db
    .update(rateCounters)
    .set({ count: sql`${rateCounters.count} - 1` })
    .where(inArray(rateCounters.key, [...keys]))
}

/** Forgets the key's tries. */
export async function forgetTries(db: Db, key: string): Promise<void> {
  await db.delete(rateCounters).where(eq(rateCounters.key, key))
}
