import { createMessageBatch } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { createDb } from '#db/client.ts'
import { findJob } from '#db/jobs.ts'
import { insertSlate } from '#db/slates/slates.ts'
import { consume } from '#workers/queue/index.ts'
import { STREAMING } from '#workers/security/heap-pools.ts'
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

test('a contest is read again once the isolate has the memory, however much requests hold', async () => {
  const userId = await makeUserId()
  await uploadMade(userId, 10_000, 1)
  const { id } = (await env.DB.prepare('select id from jobs where user_id = ?')
    .bind(userId)
    .first<{ id: number }>())!
  const read: string[] = []
  const files = new Proxy(env.FILES, {
    get: (target, name) => {
      if (name === 'get') read.push('read')
      return Reflect.get(target, name).bind(target)
    },
  })
  const held = await STREAMING.claim('another user', 40 * 2 ** 20)
  const claims = vi.spyOn(STREAMING, 'claim')
  const learning = learnFromContest(contextOf(userId, { FILES: files }), (await findJob(db, id))!)
  await vi.waitUntil(() => claims.mock.calls.length > 0)
  claims.mockRestore()
  // The answer of the database, and a turn for a reader that would not wait.
  await findJob(db, id)
  expect(read).toEqual([])
  held.release()
  await learning
  expect(read).toEqual(['read'])
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
