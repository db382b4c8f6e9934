import { Hono } from 'hono'
import { toJobItem } from '#contract/jobs.ts'
import { FIRST_DATABASE } from '#db/client.ts'
import type { ServerEnv } from '#workers/server-env.ts'
import { listJobs } from '#workers/services/jobs/list-jobs.ts'
import { retryJob } from '#workers/services/jobs/retry-job.ts'

/** Behind the guard of admin-guard.ts, all of it. */
export const jobsApi = new Hono<ServerEnv>()
  .get('/', async (c) => c.json({ jobs: (await listJobs(c.var.ctx)).map(toJobItem) }))
  .post('/:id/retry', async (c) => {
    const database = c.req.query('database') ?? FIRST_DATABASE
    await retryJob(c.var.ctx, { jobId: c.req.param('id'), database })
    return c.body(null, 204)
  })
