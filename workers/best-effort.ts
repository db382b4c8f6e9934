import type { ServiceContext } from './context.server.ts'
import { describeError } from './log.ts'

/**
 * Awaits work that the answer does not depend on, such as filling a cache. A failure is logged, not thrown. Returns
 * whether the work succeeded.
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
