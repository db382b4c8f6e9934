import {
  createExecutionContext,
  createMessageBatch,
  createScheduledController,
  getQueueResult,
} from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createDb } from '#db/client.ts'
import { scheduleRemoval } from '#db/jobs.ts'
import { standingsKey } from '#workers/services/contests/contest-files.ts'
import { sweepJobs } from '#workers/services/jobs/sweep-jobs.ts'
import { madeContestCsv } from '#workers/testing/contest-csv.ts'
import { learnedDigest } from '#workers/testing/learned-digest.ts'
import { contextOf, makeUserId, uploadMade } from '#workers/testing/made-contests.ts'
import wrangler from '../../wrangler.toml?raw'
import { consume, sweep } from './index.ts'

const QUEUE = 'dfs-lineup-optimizer-jobs'

test('a failing message is retried and ends in the dead-letter queue; the others are done once', async () => {
  const userId = await makeUserId()
  const contests = [await uploadMade(userId, 300, 1), await uploadMade(userId, 300, 2)]
  const jobIds = await waitingJobs(userId)
  expect(jobIds).toHaveLength(2)
  const [first] = await fileKeys(userId)
  await env.FILES.delete(standingsKey(first!))

  const result = await deliver(QUEUE, [
    'nonsense',
    { jobId: jobIds[0] },
    { jobId: jobIds[1] },
    { jobId: 'x' },
    null,
  ])
  expect(result.explicitAcks).toEqual(['m2'])
  expect(result.retryMessages.map(({ msgId }) => msgId)).toEqual(['m0', 'm1', 'm3', 'm4'])
  expect(await jobRow(jobIds[0]!)).toMatchObject({
    status: 'waiting',
    attempts: 1,
    error: expect.stringMatching(/not in the file store/),
  })
  expect(await jobRow(jobIds[1]!)).toMatchObject({ status: 'done', error: null })

  const dead = await deliver(`${QUEUE}-dlq`, ['nonsense', { jobId: jobIds[0] }, { jobId: jobIds[1] }])
  expect(dead.explicitAcks).toEqual(['m0', 'm1', 'm2'])
  expect(await jobRow(jobIds[0]!)).toMatchObject({ status: 'failed' })
  expect(await jobRow(jobIds[1]!)).toMatchObject({ status: 'done' })
  expect(contests[0]).not.toBe(contests[1])
})

test('duplicate, reordered and late messages give the same learned tables', async () => {
  const once = await makeUserId()
  const often = await makeUserId()
  for (const seed of [1, 2, 3]) await uploadMade(once, 200, seed)
  for (const seed of [3, 1, 2]) await uploadMade(often, 200, seed)
  for (const jobId of await waitingJobs(once)) await deliver(QUEUE, [{ jobId }])
  const jobs = (await waitingJobs(often)).toReversed()
  await deliver(
    QUEUE,
    [...jobs, ...jobs, ...jobs.toReversed()].map((jobId) => ({ jobId })),
  )
  await env.DB.prepare("update jobs set status = 'waiting' where user_id = ?").bind(often).run()
  await Promise.all(jobs.map((jobId) => deliver(QUEUE, [{ jobId }])))
  expect(await learnedDigest(often)).toEqual(await learnedDigest(once))
})

test('the sweep sends overdue jobs again and removes the file of an aborted upload', async () => {
  const userId = await makeUserId()
  await uploadMade(userId, 60, 4)
  const [jobId] = await waitingJobs(userId)
  const sent: unknown[] = []
  const ctx = contextOf(userId)
  await ctx.files.put(standingsKey('contests/0/orphan'), madeContestCsv(10))
  const long = Date.now() - 48 * 3_600_000
  await env.DB.prepare(
    "insert into jobs (user_id, kind, file_key, due_at, created_at, updated_at) values (?, 'remove_file', 'contests/0/orphan', ?, 0, 0)",
  )
    .bind(userId, long)
    .run()
  await env.DB.prepare('update jobs set due_at = ? where id = ?').bind(long, jobId).run()
  const listening = { ...env, JOBS: { sendBatch: async (batch: { body: unknown }[]) => sent.push(...batch) } }
  const cron = createScheduledController({ scheduledTime: new Date(), cron: '*/5 * * * *' })
  await sweep(cron, listening as unknown as Env)
  expect(sent).toContainEqual({ body: { jobId, database: 'DB' } })
  await deliver(
    QUEUE,
    (sent as { body: unknown }[]).map(({ body }) => body),
  )
  expect(await jobRow(jobId!)).toMatchObject({ status: 'done' })
  expect(await env.FILES.head(standingsKey('contests/0/orphan'))).toBeNull()
  expect((await fileKeys(userId)).length).toBe(1)
  sent.length = 0
  // What is done is not sent again, however long ago it was due.
  await env.DB.prepare('update jobs set due_at = ? where user_id = ?').bind(long, userId).run()
  await sweep(cron, listening as unknown as Env)
  expect(sent).toEqual([])
})

test('jobs of two users alternate, however many one user has waiting', async () => {
  const [busy, patient] = [await makeUserId(), await makeUserId()]
  for (const seed of [21, 22, 23, 24]) await uploadMade(busy, 60, seed)
  const busyJobs = await waitingJobs(busy)
  await deliver(QUEUE, [{ jobId: busyJobs[0] }])
  await uploadMade(patient, 60, 25)
  const [patientJob] = await waitingJobs(patient)
  // The queue hands out the messages in the order they were sent, so the other user's comes last.
  await deliver(QUEUE, [{ jobId: busyJobs[1] }])
  expect(await jobRow(patientJob!)).toMatchObject({ status: 'done' })
  expect(await waitingJobs(busy)).toEqual(busyJobs.slice(2))
})

test('a job that fails when run before its turn is retried by its own message; the current job is done', async () => {
  const [busy, poisoned] = [await makeUserId(), await makeUserId()]
  for (const seed of [31, 32]) await uploadMade(busy, 60, seed)
  const [first, second] = await waitingJobs(busy)
  await deliver(QUEUE, [{ jobId: first }])
  await uploadMade(poisoned, 60, 33)
  const [poison] = await waitingJobs(poisoned)
  const [fileKey] = await fileKeys(poisoned)
  await env.FILES.delete(standingsKey(fileKey!))
  const { explicitAcks } = await deliver(QUEUE, [{ jobId: second }])
  expect(explicitAcks).toEqual(['m0'])
  expect(await jobRow(second!)).toMatchObject({ status: 'done' })
  expect(await jobRow(poison!)).toMatchObject({ status: 'waiting', attempts: 1 })
  const result = await deliver(QUEUE, [{ jobId: poison }])
  expect(result.retryMessages).toHaveLength(1)
})

test('the sweep removes the file of an upload after 24 hours, not before', async () => {
  const userId = await makeUserId()
  const fileKey = `contests/${userId}/slow-upload`
  const begun = Date.now()
  await scheduleRemoval(createDb(env.DB), { userId, fileKey, now: begun })
  const swept = async (hours: number) => {
    const sent: unknown[] = []
    const jobs = { sendBatch: async (batch: { body: { jobId: number } }[]) => sent.push(...batch) }
    await sweepJobs({ ...contextOf(userId), jobs: jobs as unknown as Queue, now: begun + hours * 3_600_000 })
    const [jobId] = await waitingJobs(userId)
    return JSON.stringify(sent).includes(`"jobId":${jobId},`)
  }
  expect(await swept(23.9)).toBe(false)
  expect(await swept(24.1)).toBe(true)
})

test('the file of an existing contest is not removed', async () => {
  const userId = await makeUserId()
  await uploadMade(userId, 60, 41)
  const [fileKey] = await fileKeys(userId)
  // An upload whose note outlived it, as when a restored database is older than the files.
  await scheduleRemoval(createDb(env.DB), { userId, fileKey: fileKey!, now: Date.now() })
  const removal = (await waitingJobs(userId)).at(-1)!
  await deliver(QUEUE, [{ jobId: removal }])
  expect(await jobRow(removal)).toMatchObject({ status: 'done' })
  expect(await env.FILES.head(standingsKey(fileKey!))).not.toBeNull()

  await env.DB.prepare('delete from contests where user_id = ?').bind(userId).run()
  await env.DB.prepare("update jobs set status = 'waiting' where id = ?").bind(removal).run()
  await deliver(QUEUE, [{ jobId: removal }])
  expect(await env.FILES.head(standingsKey(fileKey!))).toBeNull()
})

test('every dead-letter queue has a consumer, and the sweep has a cron schedule', () => {
  const deadLetters = [...wrangler.matchAll(/dead_letter_queue = "([^"]+)"/g)].map(([, name]) => name)
  const consumed = [...wrangler.matchAll(/\[\[queues\.consumers\]\]\nqueue = "([^"]+)"/g)].map(
    ([, name]) => name,
  )
  expect(deadLetters.length).toBeGreaterThan(0)
  for (const name of deadLetters) expect(consumed).toContain(name)
  expect(wrangler).toMatch(/crons = \["/)
})

async function deliver(queue: string, bodies: unknown[]) {
  const messages = bodies.map((body, i) => ({ id: `m${i}`, timestamp: new Date(), attempts: 1, body }))
  const batch = createMessageBatch(queue, messages)
  await consume(batch, env)
  return getQueueResult(batch, createExecutionContext())
}

async function waitingJobs(userId: number): Promise<number[]> {
  const { results } = await env.DB.prepare(
    "select id from jobs where user_id = ? and status = 'waiting' order by id",
  )
    .bind(userId)
    .all<{ id: number }>()
  return results.map(({ id }) => id)
}

function jobRow(jobId: number) {
  return env.DB.prepare('select status, attempts, error from jobs where id = ?').bind(jobId).first()
}

async function fileKeys(userId: number): Promise<string[]> {
  const { results } = await env.DB.prepare('select file_key from contests where user_id = ? order by id')
    .bind(userId)
    .all<{ file_key: string }>()
  return results.map(({ file_key }) => file_key)
}
