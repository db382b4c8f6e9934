import type { ClientErrorReport } from '#contract/client-errors.ts'
import type { ServiceContext } from '#workers/context.server.ts'

/** Writes an error of a browser's page to the log. */
export function reportClientError(
  ctx: ServiceContext,
  report: ClientErrorReport & { browser: string },
): void {
  ctx.log('client_error', report)
}
