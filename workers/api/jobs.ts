import { Hono } from 'hono'
import { toJobItem } from '#contract/jobs.ts'
import type { ServerEnv } from '#workers/server-env.ts'
import { listJobs } from '#workers/services/jobs/list-jobs.ts'
import { retryJob } from '#workers/services/jobs/retry-job.ts'

/** Behind the guard of admin-guard.ts, all of it. */
export const jobsApi = new Hono<ServerEnv>()
  .get('/', async (c) => c.json({ jobs: (await listJobs(c.var.ctx)).map(toJobItem) }))
  .post('/:id/retry', async (c) => {
    await retryJob(c.var.ctx, c.req.param('id'))
    return c.body(null, 204)
  })
