import { eq, inArray, lte, sql } from 'drizzle-orm'
import type { Directory } from '../client.ts'
import { rateCounters } from '../schema.ts'

export type Window = { key: string; windowMs: number }
export type Counted = { key: string; count: number; windowEndsAt: number }

/**
 * Counts one attempt under each key and returns the totals within the key's window, which begins with the first
 * attempt. One batch, so that concurrent attempts are counted one after another. Also deletes expired windows.
 */
export async function countTries(
  directory: Directory,
  windows: readonly Window[],
  now: number,
): Promise<Counted[]> {
  const upserts = windows.map(({ key, windowMs }) =>
    directory
      .insert(rateCounters)
      .values({ key, count: 1, windowEndsAt: now + windowMs })
      .onConflictDoUpdate({ target: rateCounters.key, set: { count: sql`${rateCounters.count} + 1` } })
      .returning(),
  )
  const [, ...counted] = await directory.batch([
    directory.delete(rateCounters).where(lte(rateCounters.windowEndsAt, now)),
    ...upserts,
  ])
  return counted.flat()
}

/** Takes one attempt back from each of `keys` and clears the counters of `resetKeys`. */
export async function uncountTries(
  directory: Directory,
  { keys, resetKeys }: { keys: readonly string[]; resetKeys: readonly string[] },
): Promise<void> {
  await directory.batch([
    directory
      .update(rateCounters)
      .set({ count: sql`${rateCounters.count} - 1` })
      .where(inArray(rateCounters.key, [...keys])),
    directory.delete(rateCounters).where(inArray(rateCounters.key, [...resetKeys])),
  ])
}

/** Clears the key's counter. */
export async function resetCounter(directory: Directory, key: string): Promise<void> {
  await directory.delete(rateCounters).where(eq(rateCounters.key, key))
}
