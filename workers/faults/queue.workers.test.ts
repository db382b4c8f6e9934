import {
  createExecutionContext,
  createMessageBatch,
  createScheduledController,
  getQueueResult,
} from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import worker from '#workers/app.ts'
import { type Fault, faultyBindings } from '#workers/testing/faulty-bindings.ts'
import { newPerson, type Person } from '#workers/testing/person.ts'
import { ask, CALLS } from '#workers/testing/valid-calls.ts'
import { recordsOf } from './testing/records.ts'

/*
 * Background work: the consumer of messages and the sweep. Each of their calls fails once. A message is acknowledged only
 * when its job is done; interrupted work is completed later, with the same result as without the fault.
 */

const QUEUE = 'dfs-lineup-optimizer-jobs'
const HOUR_MS = 3_600_000

test.each(['before', 'after'] as const)(
  'learning and removing, each call failed %s its effect',
  async (when) => {
    const undisturbed = await play(null)
    expect(undisturbed.acknowledged).toHaveLength(2)
    for (let at = 1; at <= undisturbed.calls; at += 1) {
      const { end, acknowledged, done } = await play({ at, when })
      expect(done, `call ${at}: acknowledged is done`).toEqual(expect.arrayContaining(acknowledged))
      expect(end, `call ${at}`).toBe(undisturbed.end)
    }
    expect(undisturbed.calls).toBeGreaterThan(5)
  },
)

test.each(['before', 'after'] as const)(
  'the sweep, each call failed %s its effect: the next one sends',
  async (when) => {
    for (let at = 1, more = true; more; at += 1) {
      const owner = await newPerson()
      const jobId = await waitingJob(owner)
      await makeOverdue(jobId)
      const sent: unknown[] = []
      const faulty = faultyBindings({ at, when })
      await sweep({ ...faulty.bindings, JOBS: listening(faulty.bindings.JOBS, sent) }).catch(() => {})
      more = faulty.calls() >= at
      expect(await statusOf(jobId)).toBe('waiting')
      await makeOverdue(jobId)
      await sweep({ JOBS: listening(env.JOBS, sent) })
      expect(sent).toContain(jobId)
      await deliver([jobId])
      expect(await statusOf(jobId)).toBe('done')
    }
  },
)

test('stored standings that differ from the uploaded ones are not learned from', async () => {
  const owner = await newPerson()
  const jobId = await waitingJob(owner)
  const before = await recordsOf(owner)
  const key = await env.DB.prepare('select file_key from contests where user_id = ?')
    .bind(owner.id)
    .first('file_key')
  const { objects } = await env.FILES.list({ prefix: `${key}/` })
  expect(objects).toHaveLength(1)
  const uploaded = await (await env.FILES.get(objects[0]!.key))!.bytes()
  // A blank line at the end changes no entry, only the file's hash.
  await env.FILES.put(objects[0]!.key, new Blob([uploaded as BlobPart, '\n']))
  expect((await deliver([jobId])).retryMessages).toHaveLength(1)
  expect(await env.DB.prepare('select error from jobs where id = ?').bind(jobId).first('error')).toContain(
    'the stored standings differ from the uploaded ones',
  )
  expect(await recordsOf(owner)).toBe(before)
  await env.FILES.put(objects[0]!.key, uploaded)
  expect((await deliver([jobId])).explicitAcks).toHaveLength(1)
})

/** Delivers a learning job and a removal with that fault, then again without, then runs the sweep. */
async function play(fault: Fault | null) {
  const owner = await newPerson()
  const jobs = [await waitingJob(owner), await removalJob(owner)]
  const { bindings, calls } = faultyBindings(fault)
  const { explicitAcks } = await deliver(jobs, bindings)
  const statuses = await Promise.all(jobs.map(statusOf))
  await deliver(jobs)
  expect(await Promise.all(jobs.map(statusOf))).toEqual(['done', 'done'])
  return {
    calls: calls(),
    acknowledged: explicitAcks,
    done: jobs.filter((_, i) => statuses[i] === 'done').map(String),
    end: `${await recordsOf(owner)} ${(await env.FILES.list({ prefix: `contests/${owner.id}/` })).objects.length}`,
  }
}

async function deliver(jobs: readonly number[], bindings: object = {}) {
  const messages = jobs.map((jobId) => ({
    id: `${jobId}`,
    timestamp: new Date(),
    attempts: 1,
    body: { jobId },
  }))
  const batch = createMessageBatch(QUEUE, messages)
  await worker.queue(batch, { ...env, ...bindings })
  return getQueueResult(batch, createExecutionContext())
}

async function sweep(bindings: object): Promise<void> {
  const controller = createScheduledController({ scheduledTime: new Date(), cron: '*/5 * * * *' })
  await worker.scheduled(controller, { ...env, ...bindings })
}

/** A newly uploaded contest whose message was lost. */
async function waitingJob(owner: Person): Promise<number> {
  const silent = { ...env, JOBS: { send: async () => {} } as unknown as Queue }
  await ask(owner, 'POST /contest/upload', await CALLS['POST /contest/upload'](owner), silent)
  const row = await env.DB.prepare("select id from jobs where user_id = ? and kind = 'learn_contest'")
    .bind(owner.id)
    .first<{ id: number }>()
  return row!.id
}

/** A file of an interrupted upload. */
async function removalJob(owner: Person): Promise<number> {
  const fileKey = `contests/${owner.id}/left-behind`
  await env.FILES.put(`${fileKey}/standings.csv`, 'Rank')
  const row = await env.DB.prepare(
    "insert into jobs (user_id, kind, file_key, due_at, created_at, updated_at) values (?, 'remove_file', ?, ?, 0, 0) returning id",
  )
    .bind(owner.id, fileKey, Date.now() + 24 * HOUR_MS)
    .first<{ id: number }>()
  return row!.id
}

async function makeOverdue(jobId: number): Promise<void> {
  await env.DB.prepare('update jobs set due_at = ? where id = ?')
    .bind(Date.now() - HOUR_MS, jobId)
    .run()
}

async function statusOf(jobId: number) {
  return env.DB.prepare('select status from jobs where id = ?').bind(jobId).first('status')
}

/** Records messages about jobs and sends all others; a send may fail like any call. */
function listening(queue: Queue, sent: unknown[]): Queue {
  return {
    sendBatch: async (batch: MessageSendRequest<{ jobId: number }>[]) => {
      await queue.sendBatch([{ body: { jobId: Number.MAX_SAFE_INTEGER } }])
      sent.push(...batch.map(({ body }) => body.jobId))
    },
  } as unknown as Queue
}
