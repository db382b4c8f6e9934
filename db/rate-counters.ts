import { eq, inArray, lte, sql } from 'drizzle-orm'
import type { Directory } from './client.ts'
import { rateCounters } from './schema.ts'

export type Window = { key: string; windowMs: number }
export type Counted = { key: string; count: number; windowEndsAt: number }

/**
 * Counts one try under each key and says how many that makes within the key's window; a window begins with its first
 * try. One batch, so that tries at the same moment are counted one after another. Ended windows are swept on the way.
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

/** Takes one try back from each of `keys`, and forgets all tries of `resetKeys`. */
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

/** Forgets the key's tries. */
export async function resetCounter(directory: Directory, key: string): Promise<void> {
  await directory.delete(rateCounters).where(eq(rateCounters.key, key))
}
