import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { playerToWire } from '#contract/player.ts'
import type { SimulateRequest, SimulationState } from '#contract/simulate.ts'
import { DEFAULT_CROWD_PRIOR } from '#core/field/crowd-prior.ts'
import { withoutPause } from '#core/sliced.ts'
import { createDb } from '#db/client.ts'
import { loadFieldKernel } from '#optimizer/field/kernel.worker.ts'
import { loadSimKernel } from '#optimizer/sim/kernel.worker.ts'
import { drawnFieldOf, drawnOpponents, fittedField } from '#optimizer/simulation/drawn-field.ts'
import { openContest, playGames } from '#optimizer/simulation/play-contest.ts'
import { figuresOf, type SimFigures } from '#optimizer/simulation/sim-figures.ts'
import { showdownSlate } from '#optimizer/testing/generated-slates.ts'
import worker from '#workers/app.ts'
import { consume } from '#workers/queue/index.ts'
import { questionOfRequest } from '#workers/services/simulation/question-of-request.ts'
import { sweepSimulations } from '#workers/services/simulation/sweep-simulations.ts'
import { Client, ORIGIN, PASSWORD, signedIn } from '#workers/testing/make-user.ts'
import { salaryCsv } from '#workers/testing/uploads.ts'
import { simulateBody } from '#workers/testing/valid-calls.ts'

const QUEUE = 'dfs-lineup-optimizer-simulations'

/** The queue drops messages: a test delivers them. */
const SILENT = { ...env, SIMULATIONS: { send: async () => {} } as unknown as Queue }

/** A signed-in user of each name. */
async function users<Names extends string[]>(...names: Names): Promise<{ [K in keyof Names]: Client }> {
  const clients = await signedIn(...names)
  return clients.map((signed) => {
    const client = new Client(async (path, init) =>
      worker.fetch(new Request(ORIGIN + path, init), SILENT, createExecutionContext()),
    )
    return Object.assign(client, { cookie: signed.cookie })
  }) as { [K in keyof Names]: Client }
}

async function slateOf(client: Client): Promise<number> {
  const body = { csvData: salaryCsv(crypto.randomUUID()), fileName: 'DKSalaries.csv' }
  return (await (await client.post('/api/csv-history/showdown', body)).json<{ id: number }>()).id
}

/** A contest of 2,000 entries on a pool of 24 people, whose two fields of 5,000 games both enter. */
function largerBody(slateId: number): SimulateRequest {
  const rows = showdownSlate(24, 5).map((row) => ({ ...row, ownershipPct: row.position === 'CPT' ? 4 : 20 }))
  const flex = rows.filter(({ position }) => position !== 'CPT')
  const lineups = [0, 1, 2].map((first) => {
    const [captain, ...others] = flex.slice(first, first + 6)
    const row = rows.find(({ name, position }) => position === 'CPT' && name === captain!.name)
    return [row!.id, ...others.map(({ id }) => id)]
  })
  return {
    ...{ slateId, format: 'showdown', players: rows.map(playerToWire), leftOut: [], games: 6000, seed: 7 },
    contest: {
      ...{ kind: 'large_top_heavy', entries: 2000, feeCents: 1000, maxEntries: 20, isEstimated: false },
      tiers: [
        { from: 1, to: 1, prizeCents: 200_000 },
        { from: 2, to: 400, prizeCents: 3000 },
      ],
    },
    lineups,
  }
}

/** The answer of two threads of a page, whose blocks come in any order. */
async function answerOfThreads(request: SimulateRequest): Promise<SimFigures> {
  const { question, pool } = questionOfRequest(request)
  const kernelsOf = async () => ({ field: await loadFieldKernel(), sim: await loadSimKernel() })
  const first = await kernelsOf()
  const model = withoutPause(fittedField(pool, DEFAULT_CROWD_PRIOR, first.field))
  const drawing = { pool, entries: question.contest.entries, seed: question.seed }
  const opponents = withoutPause(drawnOpponents(model, drawing, first.field))
  const field = drawnFieldOf(question, pool, { model, opponents })
  const starts = Array.from({ length: request.games / 500 }, (_, i) => 500 * i)
  const parts = await Promise.all(
    [first, await kernelsOf()].map(async (kernels, part) => {
      const opened = openContest(question, field, pool)
      return starts
        .filter((_, i) => i % 2 === part)
        .map((firstGame) => withoutPause(playGames(opened, { firstGame, games: 500 }, kernels)))
    }),
  )
  return figuresOf(question, field, parts.toReversed().flat())
}

async function start(client: Client, body: object): Promise<number> {
  const answer = await client.post('/api/simulate', body)
  expect(answer.status, await answer.clone().text()).toBe(202)
  return (await answer.json<{ id: number }>()).id
}

async function stateOf(client: Client, id: number): Promise<SimulationState<SimFigures>> {
  return (await client.get(`/api/simulate/${id}`)).json()
}

async function deliver(jobId: number, queue = QUEUE, bindings: Env = env) {
  const batch = createMessageBatch(queue, [{ id: 'm', timestamp: new Date(), attempts: 1, body: { jobId } }])
  await consume(batch, bindings)
  return getQueueResult(batch, createExecutionContext())
}

async function folderOf(id: number): Promise<string> {
  const row = await env.DB.prepare('select file_key from jobs where id = ?').bind(id).first()
  return `${row!.file_key}/`
}

async function filesIn(folder: string): Promise<string[]> {
  const { objects } = await env.FILES.list({ prefix: folder })
  return objects.map(({ key }) => key.slice(folder.length))
}

test('the edge answers the same bytes as the threads of a page', async () => {
  const [ada] = await users('ada-bytes')
  const body = largerBody(await slateOf(ada))
  const id = await start(ada, body)
  expect((await deliver(id)).explicitAcks).toEqual(['m'])
  const state = await stateOf(ada, id)
  if (state.status !== 'done') throw new Error(JSON.stringify(state))
  expect(JSON.stringify(state.answer)).toBe(JSON.stringify(await answerOfThreads(body)))
  expect(state.answer.games).toBe(6000)
  // The next one may be played by the kernels of the last.
  const again = await start(ada, body)
  await deliver(again)
  expect(await stateOf(ada, again)).toEqual(state)
  expect(state.answer.lineups.every((lineup) => lineup !== null && lineup.top1.error > 0)).toBe(true)
})

test('the real queue plays a simulation, which tells its games until then', async () => {
  const [ada] = await signedIn('queued-one')
  const id = await start(ada, simulateBody(await slateOf(ada)))
  await vi.waitUntil(async () => (await stateOf(ada, id)).status === 'done', { timeout: 20_000 })
})

test('a user has one simulation at a time: the next one takes its place, played or not', async () => {
  const [ada, bob] = await users('ada-one', 'bob-one')
  const body = simulateBody(await slateOf(ada))
  const first = await start(ada, body)
  const ofBob = await start(bob, simulateBody(await slateOf(bob)))
  expect(await stateOf(ada, first)).toEqual({ status: 'waiting', games: 0 })
  for (const isPlayed of [false, true]) {
    const id = await start(ada, body)
    const folder = await folderOf(id)
    if (isPlayed) await deliver(id)
    const next = await start(ada, body)
    expect((await ada.get(`/api/simulate/${id}`)).status).toBe(404)
    expect(await filesIn(folder)).toEqual([])
    expect((await deliver(id)).explicitAcks).toEqual(['m'])
    expect((await stateOf(ada, next)).status).toBe('waiting')
  }
  expect((await stateOf(bob, ofBob)).status).toBe('waiting')
})

test('the slate of another user is not found', async () => {
  const [ada, bob] = await users('ada-own', 'bob-own')
  const body = simulateBody(await slateOf(ada))
  expect((await bob.post('/api/simulate', body)).status).toBe(404)
})

test('what the edge does not play is refused with a sentence', async () => {
  const [ada] = await users('ada-limits')
  const body = simulateBody(await slateOf(ada))
  const { contest } = body
  const crowd = Array.from({ length: 401 }, (_, i) => ({
    ...{ ...body.players[1]!, name: `Player ${i}`, id: `crowd-${i}` },
  }))
  const wrong: [object, RegExp][] = [
    [{ contest: { ...contest, entries: 50_001 } }, /contest.entries must be a whole number from 2 to 50,000/],
    [{ games: 10_001 }, /games must be a whole number from 500 to 10,000/],
    [{ lineups: Array(151).fill(body.lineups[0]) }, /lineups must be at most 150/],
    [{ lineups: [['stranger']] }, /lineups.0: "stranger" is not in the pool/],
    [{ lineups: [['cpt-0', 'flex-1']] }, /lineups.0 must have 6 different players/],
    [{ contest: { ...contest, tiers: [] } }, /contest: The table has no prize/],
    [{ players: crowd, lineups: [['crowd-0']] }, /The server simulates up to 400 players, these are 401/],
  ]
  for (const [change, sentence] of wrong) {
    const answer = await ada.post('/api/simulate', { ...body, ...change })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringMatching(sentence)])
  }
})

test('a canceled simulation ends while it is played, and leaves no file', async () => {
  const [ada] = await users('ada-cancels')
  const body = { ...largerBody(await slateOf(ada)), games: 10_000 }
  const id = await start(ada, { ...body, contest: { ...body.contest, entries: 20_000 } })
  const folder = await folderOf(id)
  const playing = deliver(id)
  await vi.waitUntil(async () => ((await stateOf(ada, id)) as { games?: number }).games! > 0, {
    timeout: 20_000,
  })
  expect((await ada.send('DELETE', `/api/simulate/${id}`)).status).toBe(204)
  expect((await playing).explicitAcks).toEqual(['m'])
  expect(await filesIn(folder)).toEqual([])
})

test('one that was interrupted is played again; one that never succeeds says so', async () => {
  const [ada] = await users('ada-again')
  const body = simulateBody(await slateOf(ada))
  const id = await start(ada, body)
  const broken = new Proxy(env.FILES, {
    get: (target, name) =>
      name === 'put' ? () => Promise.reject(new Error('lost')) : Reflect.get(target, name).bind(target),
  })
  expect((await deliver(id, QUEUE, { ...env, FILES: broken })).retryMessages).toHaveLength(1)
  expect((await stateOf(ada, id)).status).toBe('waiting')
  expect((await deliver(id)).explicitAcks).toEqual(['m'])
  expect((await stateOf(ada, id)).status).toBe('done')

  const next = await start(ada, body)
  await deliver(next, 'dfs-lineup-optimizer-jobs-dlq')
  expect(await stateOf(ada, next)).toEqual({
    status: 'failed',
    reason: 'The server could not finish this simulation. Please try again.',
  })
})

test('a pool without a legal lineup is answered with the reason', async () => {
  const [ada] = await users('ada-none')
  const body = simulateBody(await slateOf(ada))
  const players = body.players.map((player) => ({ ...player, salary: 40_000 }))
  const id = await start(ada, { ...body, players })
  await deliver(id)
  expect(await stateOf(ada, id)).toEqual({
    status: 'failed',
    reason: 'No legal lineup can be made of the players who play.',
  })
})

test('answers are swept after an hour, with their files, and with their account', async () => {
  const [ada, bob] = await users('ada-swept', 'bob-swept')
  const id = await start(ada, simulateBody(await slateOf(ada)))
  await deliver(id)
  expect(await filesIn(await folderOf(id))).toEqual(['answer.json', 'question.json'])
  const sweep = (minutes: number) =>
    sweepSimulations(createDb(env.DB), { files: env.FILES, now: Date.now() + minutes * 60_000 })
  await sweep(59)
  expect((await stateOf(ada, id)).status).toBe('done')
  const folder = await folderOf(id)
  await sweep(61)
  expect((await ada.get(`/api/simulate/${id}`)).status).toBe(404)
  expect(await filesIn(folder)).toEqual([])

  const other = await start(bob, simulateBody(await slateOf(bob)))
  const left = await folderOf(other)
  await bob.send('DELETE', '/api/account', { password: PASSWORD })
  expect(await filesIn(left)).toEqual([])
})
