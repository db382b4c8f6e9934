import { type JobOfContest, listJobs as list } from '#db/jobs.ts'
import { findUsernames } from '#db/user-administration.ts'
import { requireAdmin, type ServiceContext } from '#workers/context.server.ts'

const MOST_LISTED = 200

/** A job with the names an admin knows things by; its id is one of its database. */
export type ListedJob = JobOfContest & { database: string; username: string }

/** The newest jobs of everyone, from every database. */
export async function listJobs(ctx: ServiceContext): Promise<ListedJob[]> {
  requireAdmin(ctx)
  const ofEach = await Promise.all(
    ctx.databases.ofRecords.map(async (db) =>
      (await list(db, { limit: MOST_LISTED })).map((job) => ({ ...job, database: db.binding })),
    ),
  )
  const newest = ofEach
    .flat()
    .sort((a, b) => b.createdAt - a.createdAt || b.id - a.id)
    .slice(0, MOST_LISTED)
  const usernames = await findUsernames(ctx.directory, [...new Set(newest.map(({ userId }) => userId))])
  return newest.map((job) => ({ ...job, username: usernames.get(job.userId) ?? '' }))
}
