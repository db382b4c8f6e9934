import { env } from 'cloudflare:workers'

/** Clears every counter, for tests that send more than a user may. */
export async function forgetAllTries(): Promise<void> {
  await env.DB.prepare('delete from rate_counters').run()
}

/**
 * Adds that many tries to each counter whose key begins with `start` and holds `part`, without making them: a real one takes as
 * long as its hash.
 */
export async function countMore(tries: number, start: string, part = ''): Promise<void> {
  await env.DB.prepare(
    'update rate_counters set count = count + ?1 where substr(key, 1, length(?2)) = ?2 and instr(key, ?3) > 0',
  )
    .bind(tries, start, part)
    .run()
}
