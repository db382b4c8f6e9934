import { countTries, resetCounter } from '#db/rate-counters.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/** What a turn may outlast its deadline by, should it never be ended. */
const GRACE_MS = 5000

/** One call in flight for each user: a turn to be ended, or null while another has it. */
export async function lockForUser(
  ctx: ServiceContext,
  deadlineMs: number,
): Promise<{ release: () => Promise<void> } | null> {
  const key = `aiInFlight:${requireUser(ctx).id}`
  const [counted] = await countTries(ctx.directory, [{ key, windowMs: deadlineMs + GRACE_MS }], Date.now())
  return counted?.count === 1 ? { release: () => resetCounter(ctx.directory, key) } : null
}
