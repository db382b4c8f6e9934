import { countTries, resetCounter } from '#db/accounts/rate-counters.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/** How long a lock outlives its deadline if it is never released. */
const GRACE_MS = 5000

/** Allows one AI call at a time per user. Returns the lock to release, or null while another call holds it. */
export async function lockForUser(
  ctx: ServiceContext,
  deadlineMs: number,
): Promise<{ release: () => Promise<void> } | null> {
  const key = `aiInFlight:${requireUser(ctx).id}`
  const [counted] = await countTries(ctx.directory, [{ key, windowMs: deadlineMs + GRACE_MS }], Date.now())
  return counted?.count === 1 ? { release: () => resetCounter(ctx.directory, key) } : null
}
