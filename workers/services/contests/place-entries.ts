import { entryIdRange } from '#core/contest/placings.ts'
import { findContest, type OwnedContest, setEntryIds } from '#db/contests/contests.ts'
import { finishJob, type Job } from '#db/jobs.ts'
import type { JobContext } from '#workers/services/jobs/job-context.ts'
import { withField } from './read-field.ts'
import { recordPlacings } from './record-placings.ts'
import { takeKnown } from './take-known.ts'

/**
 * Finds entries that were entered after the standings of their contest were uploaded, so that they have their results
 * without another upload, and the contest what they tell of it. It may run twice, late, or after a crash at any point. A deleted contest is skipped.
 */
export async function placeEntries(ctx: JobContext, job: Job): Promise<void> {
  const owned: OwnedContest = { contestId: job.contestId ?? 0, userId: job.userId }
  const contest = await findContest(ctx.db, owned)
  if (contest) {
    const entryIds = await withField(ctx.files, contest, async (field) => {
      await recordPlacings(ctx.db, owned, field)
      await takeKnown(ctx.db, owned, contest.fileName)
      return entryIdRange(field)
    })
    if (contest.meta && !contest.meta.entryIds) await setEntryIds(ctx.db, owned, entryIds)
  }
  await finishJob(ctx.db, { job, now: ctx.now })
}
