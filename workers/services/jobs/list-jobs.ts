import { type JobWithNames, listJobs as list } from '#db/jobs.ts'
import { requireAdmin, type ServiceContext } from '#workers/context.server.ts'

const MOST_LISTED = 200

/** The newest jobs of everyone. */
export async function listJobs(ctx: ServiceContext): Promise<JobWithNames[]> {
  requireAdmin(ctx)
  return list(ctx.db, { limit: MOST_LISTED })
}
