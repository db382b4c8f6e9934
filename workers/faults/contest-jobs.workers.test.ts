import { createMessageBatch } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, expect, inject, test } from 'vitest'
import { consume } from '#workers/queue/index.ts'
import { runJob } from '#workers/queue/run-job.ts'
import { deleteContest } from '#workers/services/contests/delete-contest.ts'
import { learnAgain } from '#workers/services/contests/learn-again.ts'
import { uploadContest } from '#workers/services/contests/upload-contest.ts'
import { madeContestCsv } from '#workers/testing/contest-csv.ts'
import { type Fault, faultyBindings } from '#workers/testing/faulty-bindings.ts'
import { learnedDigest } from '#workers/testing/learned-digest.ts'
import { contextOf, makeUserId, piecesOf } from '#workers/testing/made-contests.ts'

/** Large enough for two parts in the file store, by its names: rows take longer to read. */
const LARGE = madeContestCsv(9_000, 1).replaceAll('user-', `${'x'.repeat(600)}-`)
const SMALL = madeContestCsv(150, 2)

let expected: { large: string; small: string; both: string }

beforeAll(async () => {
  const [large, small, both] = await Promise.all([makeUserId(), makeUserId(), makeUserId()])
  await upload(large, LARGE)
  await upload(small, SMALL)
  await upload(both, LARGE)
  await upload(both, SMALL)
  await settle()
  expected = {
    large: await learnedDigest(large),
    small: await learnedDigest(small),
    both: await learnedDigest(both),
  }
})

test.each(['before', 'after'] as const)(
  'upload of a file of two parts, every call failed in turn %s its effect',
  async (when) => {
    const calls = await eachCall(when, async (fault) => {
      const userId = await makeUserId()
      const { bindings, calls } = faultyBindings(fault)
      const first = await upload(userId, LARGE, bindings).catch(() => null)
      expect(await countContests(userId), 'all of the contest or nothing').toEqual(
        await countWholeContests(userId),
      )
      const again = await upload(userId, LARGE)
      if (first !== null) expect(again).toBe(first)
      await settle()
      expect(await countContests(userId)).toBe(1)
      expect(await learnedDigest(userId)).toBe(expected.large)
      expect((await env.FILES.list({ prefix: `contests/${userId}/` })).objects).toHaveLength(2)
      return calls()
    })
    expect(calls).toBeGreaterThan(8)
  },
)

test.each(['before', 'after'] as const)(
  'what an older version learned stays readable until all of it is replaced, every call failed in turn %s its effect',
  async (when) => {
    const calls = await eachCall(when, async (fault) => {
      const userId = await makeUserId()
      const contestId = await upload(userId, SMALL)
      await settle()
      await env.DB.batch(
        [
          'update player_learning_stats set avg_points = avg_points + 1 where user_id = ?',
          'update stack_correlations set success_rate = success_rate / 2 where user_id = ?',
        ].map((query) => env.DB.prepare(query).bind(userId)),
      )
      const older = await learnedDigest(userId)
      expect(older).not.toBe(expected.small)
      await learnAgain(contextOf(userId), String(contestId))
      const { bindings, calls } = faultyBindings(fault)
      await runJob(contextOf(userId, bindings), await newestJob(userId)).catch(() => {})
      expect([older, expected.small]).toContain(await learnedDigest(userId))
      await settle()
      expect(await learnedDigest(userId)).toBe(expected.small)
      return calls()
    })
    expect(calls).toBeGreaterThanOrEqual(5)
  },
)

test('deleting a contest removes its share exactly; rebuilding from the files gives the same bytes', async () => {
  const userId = await makeUserId()
  await upload(userId, LARGE)
  const small = await upload(userId, SMALL)
  await settle()
  expect(await learnedDigest(userId)).toBe(expected.both)
  for (const table of [
    'player_learning_stats',
    'stack_correlations',
    'matchup_history',
    'contest_player_lessons',
  ]) {
    await env.DB.prepare(`delete from ${table} where user_id = ?`).bind(userId).run()
  }
  const { results } = await env.DB.prepare('select id from contests where user_id = ?').bind(userId).all()
  for (const { id } of results) await learnAgain(contextOf(userId), String(id))
  await settle()
  expect(await learnedDigest(userId)).toBe(expected.both)
  await deleteContest(contextOf(userId), String(small))
  await settle()
  expect(await learnedDigest(userId)).toBe(expected.large)
})

test.each([0.1, 0.5, 0.99])(
  'a client gone after %d of its file leaves nothing, and may come back',
  async (share) => {
    const userId = await makeUserId()
    const file = { name: 'made.csv', bytes: piecesOf(LARGE, share) }
    await expect(uploadContest(contextOf(userId), file)).rejects.toThrow('the client disconnected')
    expect(await countContests(userId)).toBe(0)
    expect((await env.FILES.list({ prefix: `contests/${userId}/` })).objects).toEqual([])
    await upload(userId, LARGE)
    await settle()
    expect(await learnedDigest(userId)).toBe(expected.large)
  },
)

test('five concurrent uploads of one file by one user make one contest', async () => {
  const userId = await makeUserId()
  const ids = await Promise.all([1, 2, 3, 4, 5].map(() => upload(userId, SMALL)))
  expect(new Set(ids).size).toBe(1)
  await settle()
  expect(await countContests(userId)).toBe(1)
  expect((await env.FILES.list({ prefix: `contests/${userId}/` })).objects).toHaveLength(2)
  expect(await learnedDigest(userId)).toBe(expected.small)
})

/**
 * Runs the flow with one call failing, then with another, until no call is left to fail: the first, third and so on before their
 * effect, the others after it; in the thorough run each in both ways.
 */
async function eachCall(when: Fault['when'], flow: (fault: Fault) => Promise<number>): Promise<number> {
  const step = inject('isThorough') ? 1 : 2
  for (let at = when === 'after' ? step : 1; ; at += step) {
    const calls = await flow({ at, when })
    if (calls < at) return calls
  }
}

async function upload(
  userId: number,
  csv: string,
  bindings?: Parameters<typeof contextOf>[1],
): Promise<number> {
  const file = { name: 'made.csv', bytes: piecesOf(csv) }
  return (await uploadContest(contextOf(userId, bindings), file)).contestId
}

/** As after several days: runs every waiting job, including scheduled removals. */
async function settle(): Promise<void> {
  const { results } = await env.DB.prepare("select id from jobs where status = 'waiting'").all<{
    id: number
  }>()
  const messages = results.map(({ id }) => ({
    id: `${id}`,
    timestamp: new Date(),
    attempts: 1,
    body: { jobId: id },
  }))
  await consume(createMessageBatch('dfs-lineup-optimizer-jobs', messages), env)
}

async function newestJob(userId: number): Promise<number> {
  const row = await env.DB.prepare('select max(id) as id from jobs where user_id = ?')
    .bind(userId)
    .first<{ id: number }>()
  return row!.id
}

async function countContests(userId: number): Promise<number> {
  return countOf('select count(*) as n from contests where user_id = ?', userId)
}

/** Contests with their rows and their job. */
async function countWholeContests(userId: number): Promise<number> {
  return countOf(
    `select count(*) as n from contests c where user_id = ? and exists (select 1 from jobs where contest_id = c.id)
      and min(c.entries, 5000) = (select count(*) from contest_lineups where contest_id = c.id)`,
    userId,
  )
}

async function countOf(query: string, userId: number): Promise<number> {
  return Number((await env.DB.prepare(query).bind(userId).first<{ n: number }>())!.n)
}
