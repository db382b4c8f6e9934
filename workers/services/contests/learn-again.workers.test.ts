import { createMessageBatch } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createDb } from '#db/client.ts'
import { findJob } from '#db/jobs.ts'
import { insertSlate } from '#db/slates/slates.ts'
import { consume } from '#workers/queue/index.ts'
import { madeSlateCsv } from '#workers/testing/contest-csv.ts'
import { contextOf, makeUserId, uploadMade } from '#workers/testing/made-contests.ts'
import { chooseSlate } from './choose-slate.ts'
import { learnAgain } from './learn-again.ts'
import { learnFromContest } from './learn-from-contest.ts'

const db = createDb(env.DB)

test('repeated learning requests give one waiting job and one message', async () => {
  const { userId, contestId, ctx, sent } = await uploaded()
  expect(await jobsOf(userId)).toEqual(['waiting'])
  for (let i = 0; i < 5; i++) await learnAgain(ctx, contestId)
  await Promise.all([1, 2, 3, 4, 5].map(() => learnAgain(ctx, contestId)))
  expect(await jobsOf(userId)).toEqual(['waiting'])
  expect(sent).toHaveLength(1)
  await deliver(sent)
  expect(await jobsOf(userId)).toEqual(['done'])
  await learnAgain(ctx, contestId)
  expect(await jobsOf(userId)).toEqual(['done', 'waiting'])
  expect(sent).toHaveLength(2)
})

test('a slate that is chosen while the job runs is learned from too', async () => {
  const { userId, contestId, ctx, sent } = await uploaded()
  const slateId = await insertSlate(db, {
    userId,
    gameMode: 'showdown',
    slateName: 'MIN @ LAC',
    csvData: madeSlateCsv(),
    fileName: 'DKSalaries.csv',
    contentHash: 'made',
    createdAt: 0,
  })
  const job = await findJob(db, sent[0]!.jobId)
  await chooseSlate(ctx, contestId, slateId)
  // The consumer read the job before the slate was chosen, and reads the contest after: both orders end alike.
  await learnFromContest(ctx, job!)
  expect(await jobsOf(userId)).toEqual(['waiting'])
  expect(sent).toHaveLength(2)
  await deliver(sent)
  expect(await jobsOf(userId)).toEqual(['done'])
  const matchups = await env.DB.prepare('select count(*) as n from matchup_history where user_id = ?')
    .bind(userId)
    .first('n')
  expect(matchups).toBeGreaterThan(0)
  // Choosing the same slate again schedules no job.
  await chooseSlate(ctx, contestId, slateId)
  expect(await jobsOf(userId)).toEqual(['done'])
})

async function uploaded() {
  const userId = await makeUserId()
  const sent: { jobId: number }[] = []
  const jobs = {
    send: async (body: { jobId: number }) => void sent.push(body),
    sendBatch: async (batch: { body: { jobId: number } }[]) =>
      void sent.push(...batch.map(({ body }) => body)),
  } as unknown as Queue
  const ctx = contextOf(userId, { JOBS: jobs })
  return { userId, contestId: String(await uploadMade(userId, 60, 1, ctx)), ctx, sent }
}

async function jobsOf(userId: number): Promise<string[]> {
  const { results } = await env.DB.prepare('select status from jobs where user_id = ? order by id')
    .bind(userId)
    .all<{ status: string }>()
  return results.map(({ status }) => status)
}

async function deliver(bodies: object[]): Promise<void> {
  const messages = bodies.map((body, i) => ({ id: `m${i}`, timestamp: new Date(), attempts: 1, body }))
  await consume(createMessageBatch('dfs-lineup-optimizer-jobs', messages), env)
}
