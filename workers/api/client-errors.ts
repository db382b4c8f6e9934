import { ClientErrorReport } from '#contract/client-errors.ts'
import { browserName } from '#core/text/browser-name.ts'
import { reportClientError } from '#workers/services/client-errors/report-client-error.ts'
import type { Handlers } from './mount.ts'
import { readJson } from './read-json.ts'

export const clientErrorHandlers = {
  /** Open to everyone, as the sign-in page can fail too. */
  'POST /client-errors': async (c) => {
    const report = await readJson(c, ClientErrorReport)
    reportClientError(c.var.ctx, { ...report, browser: browserName(c.req.header('User-Agent') ?? '') })
    return c.body(null, 204)
  },
} satisfies Partial<Handlers>
