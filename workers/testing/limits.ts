import { env } from 'cloudflare:workers'

/** Clears every counter, for tests that send more than a user may. */
export async function forgetAllTries(): Promise<void> {
  await env.DB.prepare('delete from rate_counters').run()
}
