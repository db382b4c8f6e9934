import type { Authorship } from '#contract/insights.ts'
import { countTries, resetCounter } from '#db/accounts/rate-counters.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { summarizeError } from '#workers/log.ts'
import { type Analyst, MOST_CALLS, type Task } from './analyst.ts'
import { builtInAnalyst } from './built-in-analyst.ts'
import { EngineFailure, FAILURE_NOTICES, type FailureKind } from './failure.ts'

/** How long a lock outlives its deadline if it is never released. */
const GRACE_MS = 5000

/** Allows one AI call at a time per user. Returns the lock to release, or null while another call holds it. */
async function lockForUser(
  ctx: ServiceContext,
  deadlineMs: number,
): Promise<{ release: () => Promise<void> } | null> {
  const key = `aiInFlight:${requireUser(ctx).id}`
  const [counted] = await countTries(ctx.directory, [{ key, windowMs: deadlineMs + GRACE_MS }], Date.now())
  return counted?.count === 1 ? { release: () => resetCounter(ctx.directory, key) } : null
}

/** Which analyst to ask, and the caller's limits. */
export type Assignment = {
  /** Null without an API key. */
  analyst: Analyst | null
  deadlineMs: number
  /** Aborts when the client disconnects. */
  cancelled: AbortSignal
  onText?: Task['onText']
}

/**
 * Asks the configured analyst, within its deadline and one call at a time per user. If it fails, the built-in analyst
 * answers, with a notice that says why. Throws only when the client has disconnected.
 */
export async function write<Answer>(
  ctx: ServiceContext,
  { analyst, deadlineMs, cancelled, onText }: Assignment,
  work: (analyst: Analyst, task: Task) => Promise<Answer>,
): Promise<{ answer: Answer } & Omit<Authorship, 'sources'>> {
  // A failure to load it shows in the first call.
  await analyst?.prepare?.().catch(() => {})
  const task: Task = {
    signal: AbortSignal.any([AbortSignal.timeout(deadlineMs), cancelled]),
    calls: { left: MOST_CALLS },
    onText,
  }
  const by = ({ writtenBy, model }: Analyst, answer: Answer, notice: string | null) => {
    return { answer, writtenBy, model, writtenAt: new Date().toISOString(), notice }
  }
  if (!analyst) return by(builtInAnalyst, await work(builtInAnalyst, task), null)

  const lock = await lockForUser(ctx, deadlineMs)
  try {
    if (!lock) throw new EngineFailure('busy')
    return by(analyst, await work(analyst, task), null)
  } catch (error) {
    const kind = failureKind(ctx, error)
    task.onText?.(null)
    return by(builtInAnalyst, await work(builtInAnalyst, task), FAILURE_NOTICES[kind])
  } finally {
    // The lock expires by itself; a failed release must not lose the answer.
    await lock?.release().catch((error) => ctx.log('ai_lock_not_released', { reason: summarizeError(error) }))
  }
}

function failureKind(ctx: ServiceContext, error: unknown): FailureKind {
  // Any other error is a bug: log it; the user still gets the built-in answer.
  const failure = error instanceof EngineFailure ? error : null
  ctx.log('ai_failed', { reason: failure?.message ?? (error instanceof Error ? error.name : 'unknown') })
  return failure?.kind ?? 'unavailable'
}
