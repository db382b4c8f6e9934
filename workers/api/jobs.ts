import { toJobItem } from '#contract/jobs.ts'
import { FIRST_DATABASE } from '#db/client.ts'
import { listJobs } from '#workers/services/jobs/list-jobs.ts'
import { retryJob } from '#workers/services/jobs/retry-job.ts'
import type { Handlers } from './mount.ts'

export const jobHandlers = {
  'GET /admin/jobs': async (c) => {
    const jobs = await listJobs(c.var.ctx, c.req.query('search') ?? '')
    return c.json({ jobs: jobs.map(toJobItem) })
  },
  'POST /admin/jobs/:id/retry': async (c) => {
    const database = c.req.query('database') ?? FIRST_DATABASE
    await retryJob(c.var.ctx, { jobId: c.req.param('id'), database })
    return c.body(null, 204)
  },
} satisfies Partial<Handlers>
