import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { OFFLINE_PAGES, offlineCopyOf } from '#app/service-worker/offline-pages.ts'
import { AppError } from '#core/result.ts'
import { createDb } from '#db/client.ts'
import { learnedOwnership } from '#db/learned-ownership.ts'
import { insertUser, type User } from '#db/users.ts'
import worker from '#workers/app.ts'
import { API, type Expected, type Row, SERVICES } from '#workers/authorization.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { hashPassword } from '#workers/security/password.ts'
import { linkIdentity } from '#workers/services/auth/link-identity.ts'
import { listConnections } from '#workers/services/auth/list-connections.ts'
import { startSession } from '#workers/services/auth/start-session.ts'
import { madeContestCsv } from '#workers/testing/contest-csv.ts'
import { jobsDone } from '#workers/testing/jobs.ts'
import { showdownLineup } from '#workers/testing/lineups.ts'
import { CLIENT } from '#workers/testing/loopback-provider.ts'
import { ORIGIN, PASSWORD, send } from '#workers/testing/make-user.ts'
import { historyCsv, salaryCsv, showdownPool } from '#workers/testing/uploads.ts'
import { api } from './index.ts'

// Patient: each cell makes its own people and records.
vi.setConfig({ testTimeout: 60_000 })

type Route = keyof typeof API
type Person = User & { cookie: string }
type Call = { path?: string; body?: unknown; form?: FormData; headers?: Record<string, string> }

const WITH_PROVIDER = { ...env, GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_CLIENT_SECRET: CLIENT.secret }
const NOBODY = { cookie: '' }
const passwordHash = hashPassword(PASSWORD)

/** A sound request for each route, about a record of `owner` where it is about a record. */
const CALLS: Record<Route, (owner: Person) => Call | Promise<Call>> = {
  'GET /health': () => ({}),
  'GET /user': () => ({}),
  'POST /login': ({ username }) => ({ body: { usernameOrEmail: username, password: PASSWORD } }),
  'POST /register': () => ({ body: { username: crypto.randomUUID(), password: PASSWORD } }),
  'POST /logout': () => ({}),
  'POST /change-password': () => ({ body: { currentPassword: PASSWORD, newPassword: 'another password' } }),
  'POST /oauth/:provider/start': () => ({ path: '/oauth/google/start' }),
  'POST /oauth/:provider/link': () => ({ path: '/oauth/google/link' }),
  'GET /oauth/:provider/callback': () => ({ path: '/oauth/google/callback' }),
  'GET /csv-history/:gameMode': async (owner) => {
    await newSlate(owner)
    return { path: '/csv-history/showdown' }
  },
  'POST /csv-history/:gameMode': ({ username }) => ({
    path: '/csv-history/showdown',
    body: { csvData: salaryCsv(username), fileName: 'DKSalaries.csv' },
  }),
  'GET /csv-history/:gameMode/:id': async (owner) => ({
    path: `/csv-history/showdown/${await newSlate(owner)}`,
  }),
  'POST /optimize': () => ({ body: { players: showdownPool() } }),
  'POST /enrich-players': () => ({ body: { players: showdownPool() } }),
  'POST /lineup-story': () => ({ body: { lineup: showdownPool().slice(0, 1) } }),
  'POST /stack-insights': () => ({ body: { stackType: 'game', players: showdownPool().slice(0, 1) } }),
  'POST /ai-insights': () => ({ body: { playerNames: ['Player 1'], players: showdownPool() } }),
  'GET /saved-lineups': async (owner) => {
    await newLineup(owner)
    return {}
  },
  'POST /saved-lineups': () => ({ body: showdownLineup() }),
  'POST /saved-lineups/finalize': async (owner) => ({ body: { lineup_id: await newLineup(owner) } }),
  'GET /saved-lineups/:id': async (owner) => ({ path: `/saved-lineups/${await newLineup(owner)}` }),
  'PUT /saved-lineups/:id': async (owner) => ({
    path: `/saved-lineups/${await newLineup(owner)}`,
    body: { points_total: 120, winnings_total: 50 },
  }),
  'GET /contest': async (owner) => {
    await newContest(owner)
    return {}
  },
  'POST /contest/upload': () => ({ form: contestForm() }),
  'GET /contest/:id': async (owner) => ({ path: `/contest/${await newContest(owner)}` }),
  'DELETE /contest/:id': async (owner) => ({ path: `/contest/${await newContest(owner)}` }),
  'GET /contest/:id/file': async (owner) => ({ path: `/contest/${await newContest(owner)}/file` }),
  'GET /contest/:id/field': async (owner) => ({ path: `/contest/${await newContest(owner)}/field` }),
  'PUT /contest/:id/slate': async (owner) => ({
    path: `/contest/${await newContest(owner)}/slate`,
    body: { slateId: null },
  }),
  'PUT /contest/:id/payouts': async (owner) => ({
    path: `/contest/${await newContest(owner)}/payouts`,
    body: { text: '1st $500' },
  }),
  'POST /contest/:id/learn': async (owner) => ({ path: `/contest/${await newContest(owner)}/learn` }),
  'POST /contest/learned': async (owner) => {
    await newContest(owner)
    await jobsDone()
    return { body: { playerNames: ['Vic Abel'] } }
  },
  'POST /historical/upload': ({ id }) => ({ body: { csvData: historyCsv(`${id}`) } }),
  'GET /historical/entries': async (owner) => {
    await newHistory(owner)
    return {}
  },
  'GET /historical/analytics': async (owner) => {
    await newHistory(owner)
    return {}
  },
  'GET /export/:file': async (owner) => {
    await newHistory(owner)
    return { path: '/export/history.json' }
  },
  'POST /import': () => ({ body: { entries: [] } }),
  'GET /users': () => ({}),
  'POST /admin/users': () => ({ body: { username: crypto.randomUUID() } }),
  'POST /admin/users/:id/reset-password': ({ id }) => ({ path: `/admin/users/${id}/reset-password` }),
  'GET /admin/jobs': () => ({}),
  'POST /admin/jobs/:id/retry': async (owner) => ({ path: `/admin/jobs/${await newFailedJob(owner)}/retry` }),
}

test('every route is in the table, and the table has no route that is gone', () => {
  const routes = api.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(API).sort()).toEqual([...new Set(routes)].sort())
})

describe.each(Object.entries(API) as [Route, Row][])('%s', (route, row) => {
  const [anonymous, user, othersRecord, pending, admin] = row

  test('to nobody signed in', async () => {
    const owner = await newPerson()
    expect(await statusOf(ask(NOBODY, route, await CALLS[route](owner)))).toBe(anonymous)
    if (isRefusal(anonymous)) expect(await statusOf(askNonsense(NOBODY, route))).toBe(anonymous)
  })

  test('to a user', async () => {
    const asker = await newPerson()
    const answer = await ask(asker, route, await CALLS[route](asker))
    expect(answer.status).toBe(user)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  test('with a temporary password', async () => {
    const asker = await newPerson()
    const call = await CALLS[route](asker)
    await env.DB.prepare('update users set must_change_password = 1 where id = ?').bind(asker.id).run()
    if (isRefusal(pending)) expect(await statusOf(askNonsense(asker, route))).toBe(pending)
    expect(await statusOf(ask(asker, route, call))).toBe(pending)
  })

  test('to an admin', async () => {
    const asker = await newPerson('admin')
    expect(await statusOf(ask(asker, route, await CALLS[route](asker)))).toBe(admin)
  })

  test.runIf(othersRecord !== null)("about another's record", async () => {
    const owner = await newPerson()
    const call = await CALLS[route](owner)
    // No role opens other people's records, so an admin is answered like anybody.
    const askers = othersRecord === 403 ? [await newPerson()] : [await newPerson(), await newPerson('admin')]
    for (const asker of askers) {
      if (othersRecord === 'unseen') await expectUnseen(asker, owner, route, call)
      else expect(await statusOf(ask(asker, route, call))).toBe(othersRecord)
    }
  })
})

test("a record of somebody else's answers like one that is not there", async () => {
  const [owner, asker] = [await newPerson(), await newPerson()]
  for (const route of ['GET /saved-lineups/:id', 'GET /csv-history/:gameMode/:id'] as const) {
    const { path = '' } = await CALLS[route](owner)
    const [foreign, absent] = await Promise.all(
      [path, path.replace(/\d+$/, '999999')].map((each) => ask(asker, route, { path: each })),
    )
    expect(await foreign!.text()).toBe(await absent!.text())
    expect(foreign!.status).toBe(absent!.status)
  }
})

test('sums are of what is one’s own', async () => {
  const sums: string[] = []
  for (const person of [await newPerson(), await newPerson()]) {
    await newHistory(person)
    sums.push(await (await ask(person, 'GET /historical/analytics', {})).text())
  }
  expect(sums[1]).toBe(sums[0])
})

test('connected accounts are one’s own', async () => {
  const [owner, other] = [await newPerson(), await newPerson()]
  await linkIdentity(
    contextOf(owner),
    { provider: 'google', subject: owner.username, email: null, name: '' },
    owner.id,
  )
  expect(await listConnections(contextOf(owner))).toEqual(['google'])
  expect(await listConnections(contextOf(other))).toEqual([])
})

test('what contests taught is their owner’s', async () => {
  const [owner, other] = [await newPerson(), await newPerson()]
  await newContest(owner)
  await jobsDone()
  const db = createDb(env.DB)
  expect((await learnedOwnership(db, owner.id)).size).toBeGreaterThan(0)
  expect((await learnedOwnership(db, other.id)).size).toBe(0)
})

test('an idempotency key is its user’s own', async () => {
  const headers = { 'Idempotency-Key': 'the-same-key-for-everybody' }
  const ids: number[] = []
  for (const person of [await newPerson(), await newPerson()]) {
    for (let attempt = 0; attempt < 2; attempt++) {
      const answer = await ask(person, 'POST /saved-lineups', { body: showdownLineup(), headers })
      ids.push((await answer.json<{ lineup: { id: number } }>()).lineup.id)
    }
  }
  const [first, firstAgain, second, secondAgain] = ids
  expect([firstAgain, secondAgain]).toEqual([first, second])
  expect(second).not.toBe(first)
})

test('a session that has run out is nobody', async () => {
  const asker = await newPerson()
  expect(await statusOf(ask(asker, 'GET /user', {}))).toBe(200)
  await env.DB.prepare('update sessions set expires_at = ? where user_id = ?')
    .bind(Date.now() - 1, asker.id)
    .run()
  expect(await statusOf(ask(asker, 'GET /user', {}))).toBe(401)
})

test('a page for the time offline is rendered without the one who asks', async () => {
  const asker = await newPerson()
  const page = await send('/', { headers: { Cookie: asker.cookie } })
  expect(await page.json()).toMatchObject({ username: asker.username })
  for (const path of OFFLINE_PAGES) {
    const copy = await send(offlineCopyOf(path), { headers: { Cookie: asker.cookie } })
    expect(await copy.json()).toMatchObject({ username: null })
    expect(copy.headers.get('Set-Cookie')).toBeNull()
  }
})

const modules = import.meta.glob<Record<string, unknown>>(['../services/**/*.ts', '!**/*.test.ts'], {
  eager: true,
})
type Service = (ctx: ServiceContext, ...input: unknown[]) => unknown

test('every service that asks who is calling is in the table, and serves nobody else', async () => {
  const { cookie, ...user } = await newPerson()
  const asking: Record<string, string> = {}
  for (const [file, module] of Object.entries(modules)) {
    for (const [name, service] of Object.entries(module)) {
      if (typeof service !== 'function') continue
      const run = service as Service
      if ((await refusalOf(run, null)) !== 'unauthenticated') continue
      const refusesPending = (await refusalOf(run, { ...user, mustChangePassword: true })) === 'forbidden'
      // With the role, but not let through by the guard in front of the admin routes.
      const refusesUnguarded = (await refusalOf(run, { ...user, role: 'admin' })) === 'forbidden'
      const place = file.replace(/^\.\.\/services\/|\.ts$/g, '')
      asking[`${place} ${name}`] = refusesUnguarded ? 'admin' : refusesPending ? 'settled' : 'signed in'
    }
  }
  expect(asking).toEqual(SERVICES)
})

/** With what word a service, called with nothing sound, refuses that person. */
async function refusalOf(run: Service, user: User | null): Promise<string | null> {
  try {
    await run(contextOf(user), {})
    return null
  } catch (error) {
    return error instanceof AppError ? error.code : null
  }
}

function isRefusal(expected: Expected): boolean {
  return expected === 401 || expected === 403
}

async function statusOf(answer: Promise<Response>): Promise<number> {
  return (await answer).status
}

/** Without a body and about nothing that exists: who is refused is refused before anything is looked at. */
function askNonsense(asker: { cookie: string }, route: Route): Promise<Response> {
  return ask(asker, route, { path: route.replace(/.* /, '').replaceAll(/:\w+/g, 'nonsense') })
}

/** Whatever others have and add, the asker's answer stays as it is; the owner's is another. */
async function expectUnseen(asker: Person, owner: Person, route: Route, call: Call): Promise<void> {
  const before = await ask(asker, route, call)
  expect(before.status).toBe(200)
  const text = await before.text()
  expect(await (await ask(owner, route, call)).text()).not.toBe(text)
  await CALLS[route](await newPerson())
  expect(await (await ask(asker, route, call)).text()).toBe(text)
}

function ask(
  { cookie }: { cookie: string },
  route: Route,
  { path, body, form, ...call }: Call,
): Promise<Response> {
  const [method = '', ownPath = ''] = route.split(' ')
  const headers = new Headers({ ...call.headers, Cookie: cookie, 'CF-Connecting-IP': crypto.randomUUID() })
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  const request = new Request(`${ORIGIN}/api${path ?? ownPath}`, {
    method,
    headers,
    body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
  })
  return Promise.resolve(worker.fetch(request, WITH_PROVIDER, createExecutionContext()))
}

async function newLineup(owner: Person): Promise<number> {
  const answer = await ask(owner, 'POST /saved-lineups', { body: showdownLineup() })
  return (await answer.json<{ lineup: { id: number } }>()).lineup.id
}

async function newSlate(owner: Person): Promise<number> {
  const call = await CALLS['POST /csv-history/:gameMode'](owner)
  return (await (await ask(owner, 'POST /csv-history/:gameMode', call)).json<{ id: number }>()).id
}

async function newContest(owner: Person): Promise<number> {
  const answer = await ask(owner, 'POST /contest/upload', { form: contestForm() })
  return (await answer.json<{ contestId: number }>()).contestId
}

function contestForm(): FormData {
  const form = new FormData()
  form.append('file', new File([madeContestCsv(20)], 'contest-standings-1.csv'))
  return form
}

async function newFailedJob(owner: Person): Promise<number> {
  const contestId = await newContest(owner)
  const job = await env.DB.prepare(
    "update jobs set status = 'failed' where contest_id = ? and kind = 'learn_contest' returning id",
  )
    .bind(contestId)
    .first<{ id: number }>()
  return job!.id
}

async function newHistory(owner: Person): Promise<void> {
  await ask(owner, 'POST /historical/upload', await CALLS['POST /historical/upload'](owner))
}

async function newPerson(role: User['role'] = 'user'): Promise<Person> {
  const user = await insertUser(createDb(env.DB), {
    username: `person-${crypto.randomUUID()}`,
    email: null,
    password: await passwordHash,
    role,
    mustChangePassword: false,
    temporaryPasswordExpiresAt: null,
    createdAt: Date.now(),
  })
  if (typeof user === 'string') throw new Error(user)
  const { token } = await startSession(contextOf(user), user)
  return { ...user, cookie: `session=${token}` }
}

function contextOf(user: User | null): ServiceContext {
  return {
    db: createDb(env.DB),
    files: env.FILES,
    jobs: env.JOBS,
    user,
    sessionTokenHash: null,
    adminRefusal: 'Admins only',
    address: 'test',
    now: Date.now(),
    requestId: 'test',
    log: () => {},
  }
}
