import type { Authorship } from '#contract/insights.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { summarizeError } from '#workers/log.ts'
import { type Analyst, MOST_CALLS, type Task } from './analyst.ts'
import { builtInAnalyst } from './built-in-analyst.ts'
import { EngineFailure, FAILURE_NOTICES, type FailureKind } from './failure.ts'
import { lockForUser } from './user-lock.ts'

/** Who is asked, and what whoever waits for the answer has to say about it. */
export type Assignment = {
  /** null where no key is set. */
  analyst: Analyst | null
  deadlineMs: number
  /** Ends when the person doesn't wait any more. */
  cancelled: AbortSignal
  onText?: Task['onText']
}

/**
 * Has the configured analyst do the work, within its deadline and one at a time for each user; the built-in one when it
 * can't, with a notice that says why. Always ends with an answer, unless the person has gone.
 */
export async function write<Answer>(
  ctx: ServiceContext,
  { analyst, deadlineMs, cancelled, onText }: Assignment,
  work: (analyst: Analyst, task: Task) => Promise<Answer>,
): Promise<{ answer: Answer } & Omit<Authorship, 'sources'>> {
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
    // It ends by itself soon; an answer that is there must not be lost over it.
    await lock?.release().catch((error) => ctx.log('ai_lock_not_released', { reason: summarizeError(error) }))
  }
}

function failureKind(ctx: ServiceContext, error: unknown): FailureKind {
  // Anything else is a mistake of ours; the person has his answer all the same, and the log has the cause.
  const failure = error instanceof EngineFailure ? error : null
  ctx.log('ai_failed', { reason: failure?.message ?? (error instanceof Error ? error.name : 'unknown') })
  return failure?.kind ?? 'unavailable'
}
