import type { Field } from '#core/contest/field.ts'
import { encodeField } from '#core/contest/field-file.ts'
import { contestLessons } from '#core/contest/learning.ts'
import { gainsOfField } from '#core/field/learned-prior.ts'
import { findFormat } from '#core/formats/lookup.ts'
import { type Contest, findContest, type OwnedContest, setCrowdGains } from '#db/contests/contests.ts'
import { finishJob, type Job } from '#db/jobs.ts'
import { replaceLessons } from '#db/learning/learning.ts'
import { BODIES } from '#workers/body-kinds.ts'
import { claimHeap } from '#workers/security/claim-heap.ts'
import type { JobContext } from '#workers/services/jobs/job-context.ts'
import { sendJob } from '#workers/services/jobs/send-job.ts'
import { fieldKey, standingsKey } from './contest-files.ts'
import { FileWriter } from './file-writer.ts'
import { readStoredStandings } from './read-standings.ts'
import { recordPlacings } from './record-placings.ts'
import { slateFacts, slatePlayers } from './slates.ts'
import { takeKnown } from './take-known.ts'

/**
 * Reads the stored standings, writes the compact field, places the user's entries, takes what is known of the contest and replaces
 * its lessons, once the isolate has the memory: a request for the contest's figures may read the same file just then. It may run
 * twice, late, or after a crash at any point. A deleted contest is skipped. If the job was requested again while it ran (for example
 * after a change of the slate), it stays waiting and gets another message.
 */
export async function learnFromContest(ctx: JobContext, job: Job): Promise<void> {
  const owned: OwnedContest = { contestId: job.contestId ?? 0, userId: job.userId }
  const contest = await findContest(ctx.db, owned)
  if (!contest) {
    await finishJob(ctx.db, { job, now: ctx.now })
    return
  }
  const claim = await claimHeap(job.userId, contest.fileBytes * BODIES.standings.heapPerByte)
  try {
    await learn(ctx, { job, contest, owned })
  } finally {
    claim.release()
  }
}

async function learn(
  ctx: JobContext,
  { job, contest, owned }: { job: Job; contest: Contest; owned: OwnedContest },
): Promise<void> {
  const file = await ctx.files.get(standingsKey(contest.fileKey))
  if (!file) throw new Error('the standings are not in the file store')
  const { field, fileHash } = await readStoredStandings(file.body)
  if (fileHash !== contest.fileHash) throw new Error('the stored standings differ from the uploaded ones')
  await writeField(ctx.files, fieldKey(contest.fileKey), field)
  await recordPlacings(ctx.db, owned, field)
  await takeKnown(ctx.db, owned, contest.fileName)
  const players = await slatePlayers(ctx.db, {
    userId: owned.userId,
    slateId: contest.gameId,
    format: findFormat(contest.format),
  })
  const lessons = contestLessons(field, slateFacts(players))
  const [finished] = await ctx.db.batch([
    finishJob(ctx.db, { job, now: ctx.now }),
    setCrowdGains(ctx.db, owned, gainsOfField(field)),
    ...replaceLessons(ctx.db, owned, lessons),
  ])
  if (finished.length === 0) await sendJob(ctx, job.id)
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
