import type { ServiceContext } from './context.server.ts'
import { describeError } from './log.ts'

/**
 * What an answer doesn't depend on: a cache filled ahead, a session prolonged. When it fails the log has it and the
 * answer goes out all the same; true when it was done.
 */
export async function bestEffort(
  ctx: Pick<ServiceContext, 'log'>,
  what: string,
  work: Promise<unknown>,
): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    ctx.log('optional_work_failed', { what, error: describeError(error) })
    return false
  }
}
