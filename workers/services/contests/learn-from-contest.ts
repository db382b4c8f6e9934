import type { Field } from '#core/contest/field.ts'
import { encodeField } from '#core/contest/field-file.ts'
import { contestLessons } from '#core/contest/learning.ts'
import { findContest, type OwnedContest } from '#db/contests.ts'
import { finishJob } from '#db/jobs.ts'
import { replaceLessons } from '#db/learning.ts'
import type { JobContext } from '#workers/services/jobs/job-context.ts'
import { fieldKey, standingsKey } from './contest-files.ts'
import { FileWriter } from './file-writer.ts'
import { readStandings } from './read-standings.ts'
import { slateFacts, slatePlayers } from './slates.ts'

/**
 * Reads the stored standings again, writes the compact field and merges the contest's lessons. Whatever was there is
 * replaced, so it may run twice, late, or after a crash at any point. A contest that is gone has nothing to teach.
 */
export async function learnFromContest(
  ctx: JobContext,
  { jobId, ...owned }: OwnedContest & { jobId: number },
): Promise<void> {
  const contest = await findContest(ctx.db, owned)
  if (!contest) {
    await finishJob(ctx.db, { jobId, now: ctx.now })
    return
  }
  const file = await ctx.files.get(standingsKey(contest.fileKey))
  if (!file) throw new Error('the standings are not in the file store')
  const { field, fileHash } = await readStandings(file.body)
  if (fileHash !== contest.fileHash) throw new Error('the stored standings are not those that were uploaded')
  await writeField(ctx.files, fieldKey(contest.fileKey), field)
  const players = await slatePlayers(ctx.db, { userId: owned.userId, slateId: contest.gameId, field })
  const lessons = contestLessons(field, slateFacts(players))
  const [first, ...rest] = [
    ...replaceLessons(ctx.db, owned, lessons),
    finishJob(ctx.db, { jobId, now: ctx.now }),
  ]
  await ctx.db.batch([first!, ...rest])
}

async function writeField(files: R2Bucket, key: string, field: Field): Promise<void> {
  const writer = new FileWriter(files, { key, contentType: 'application/octet-stream' })
  try {
    for (const piece of encodeField(field)) await writer.write(piece)
    await writer.finish()
  } finally {
    await writer.close()
  }
}
