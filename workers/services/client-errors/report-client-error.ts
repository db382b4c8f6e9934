import type { ClientErrorReport } from '#contract/client-errors.ts'
import type { ServiceContext } from '#workers/context.server.ts'

/** Logs an error that a page reported. */
export function reportClientError(
  ctx: ServiceContext,
  report: ClientErrorReport & { browser: string },
): void {
  ctx.log('client_error', report)
}
