import { MOST_JOBS_LISTED } from '#contract/jobs.ts'
import { findUserIdsByName, findUsernames } from '#db/accounts/user-administration.ts'
import { type JobOfContest, listJobs as list } from '#db/jobs.ts'
import { requireAdmin, type ServiceContext } from '#workers/context.server.ts'

/** A job with its database and user name; job ids are unique per database only. */
export type ListedJob = JobOfContest & { database: string; username: string }

const WORDS_AT_MOST = 8

/**
 * The jobs of all users from every database: unfinished ones first, then the newest. Each word of `search` must match
 * the user name, contest name, kind or status.
 */
export async function listJobs(ctx: ServiceContext, search: string): Promise<ListedJob[]> {
  requireAdmin(ctx)
  const texts = search.split(/\s+/).filter(Boolean).slice(0, WORDS_AT_MOST)
  const words = await Promise.all(
    texts.map(async (word) => ({ word, userIds: await findUserIdsByName(ctx.directory, word) })),
  )
  const ofEach = await Promise.all(
    ctx.databases.ofRecords.map(async (db) =>
      (await list(db, { words, limit: MOST_JOBS_LISTED })).map((job) => ({ ...job, database: db.binding })),
    ),
  )
  const newest = ofEach
    .flat()
    .sort((a, b) => isDone(a) - isDone(b) || b.createdAt - a.createdAt || b.id - a.id)
    .slice(0, MOST_JOBS_LISTED)
  const usernames = await findUsernames(ctx.directory, [...new Set(newest.map(({ userId }) => userId))])
  return newest.map((job) => ({ ...job, username: usernames.get(job.userId) ?? '' }))
}

function isDone({ status }: { status: string }): number {
  return Number(status === 'done')
}
