import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { OFFLINE_PAGES, offlineCopyOf } from '#app/service-worker/offline-pages.ts'
import { AppError } from '#core/result.ts'
import type { User } from '#db/accounts/users.ts'
import { API_ACCESS, API_ROWS } from '#workers/access-table.ts'
import { BODIES } from '#workers/body-kinds.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { getAccount } from '#workers/services/account/get-account.ts'
import { linkIdentity } from '#workers/services/auth/link-identity.ts'
import { API, type Expected, type Row, SERVICES } from '#workers/testing/expected-access.ts'
import { forgetAllTries } from '#workers/testing/limits.ts'
import { send } from '#workers/testing/make-user.ts'
import { contextOf, newPerson, type Person } from '#workers/testing/person.ts'
import { ask, CALLS, type Call, type Route } from '#workers/testing/valid-calls.ts'
import { api } from './index.ts'

const ANONYMOUS = { cookie: '' }

test('exactly the routes of the access table are mounted', () => {
  const routes = api.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`)
  expect([...new Set(routes)].sort()).toEqual(Object.keys(API_ACCESS).sort())
})

test('each route enforces the body limit of its row', async () => {
  const admin = await newPerson('admin')
  for (const [route, [, , body]] of API_ROWS) {
    if (body === 'none' || BODIES[body].isStreamed) continue
    await forgetAllTries()
    const tooMuch = 'x'.repeat(BODIES[body].mostBytes + 1)
    expect([route, await statusOf(ask(admin, route, { body: tooMuch }))]).toEqual([route, 413])
  }
})

test('each route counts requests per user as its row says, before reading the body', async () => {
  const counters = {
    upload: ['uploadOfUser', 60],
    learning: ['learningOfUser', 60],
    slate_search: ['slateSearchOfUser', 120],
    optimize: ['optimizeOfUser', 60],
    build: ['buildOfUser', 20],
    simulate: ['simulateOfUser', 60],
    memory: ['memoryOfUser', 120],
    save: ['saveOfUser', 240],
    ai: ['aiPerMinute', 20],
    report: ['reportOfCaller', 30],
  } as const
  for (const [route, [, limit]] of API_ROWS) {
    if (limit === 'none' || limit === 'sign_in') continue
    await forgetAllTries()
    const [asker, other] = [await newPerson(), await newPerson()]
    const [counter, most] = counters[limit]
    await env.DB.prepare('insert into rate_counters (key, count, window_ends_at) values (?, ?, ?)')
      .bind(`${counter}:${asker.id}`, most - 1, Date.now() + 50_000)
      .run()
    const statuses = await Promise.all([1, 2].map(() => statusOf(askNonsense(asker, route))))
    expect([route, statuses.filter((status) => status === 429).length]).toEqual([route, 1])
    expect([route, await statusOf(askNonsense(other, route))]).not.toEqual([route, 429])
  }
})

test.each(Object.entries(API) as [Route, Row][])(
  '%s answers each audience as its row says',
  async (route, row) => {
    const [anonymous, user, othersRecord, pending, admin] = row
    const owner = await newPerson()
    // What refuses a request leaves its record as it is: one record does for all refusals, and then for its owner's request.
    const call = await CALLS[route](owner)
    const answers = async (to: { cookie: string }, about = call) => statusOf(ask(to, route, about))

    if (isRefusal(anonymous)) {
      expect(['anonymous', await answers(ANONYMOUS), await statusOf(askNonsense(ANONYMOUS, route))]).toEqual([
        'anonymous',
        anonymous,
        anonymous,
      ])
    } else
      expect(['anonymous', await answers(ANONYMOUS, await CALLS[route](await newPerson()))]).toEqual([
        'anonymous',
        anonymous,
      ])

    // No role gives access to other users' records, so an admin gets the same answer.
    const others =
      othersRecord === null ? [] : othersRecord === 403 ? (['user'] as const) : (['user', 'admin'] as const)
    for (const role of others) {
      const asker = await newPerson(role)
      if (othersRecord === 'unseen') await expectUnseen(asker, owner, route, call)
      else expect([`another ${role}`, await answers(asker)]).toEqual([`another ${role}`, othersRecord])
    }

    const waiting = isRefusal(pending) ? owner : await newPerson()
    const callOfWaiting = isRefusal(pending) ? call : await CALLS[route](waiting)
    await mustChangePassword(waiting, true)
    if (isRefusal(pending)) expect(await statusOf(askNonsense(waiting, route))).toBe(pending)
    expect(['with a temporary password', await answers(waiting, callOfWaiting)]).toEqual([
      'with a temporary password',
      pending,
    ])
    await mustChangePassword(waiting, false)

    const answer = await ask(owner, route, call)
    expect(['its owner', answer.status]).toEqual(['its owner', user])
    expect(answer.headers.get('Cache-Control')).toBe('no-store')

    const ruler = await newPerson('admin')
    expect(['an admin', await answers(ruler, await CALLS[route](ruler))]).toEqual(['an admin', admin])
  },
)

async function mustChangePassword({ id }: Person, must: boolean): Promise<void> {
  await env.DB.prepare('update users set must_change_password = ? where id = ?')
    .bind(must ? 1 : 0, id)
    .run()
}

test('linked providers are those of the own account', async () => {
  const [owner, other] = [await newPerson(), await newPerson()]
  await linkIdentity(
    contextOf(owner),
    { provider: 'google', subject: owner.username, email: null, name: '' },
    owner.id,
  )
  expect((await getAccount(contextOf(owner))).links).toMatchObject([{ provider: 'google' }])
  expect((await getAccount(contextOf(other))).links).toEqual([])
})

test('an expired session is anonymous', async () => {
  const asker = await newPerson()
  expect(await statusOf(ask(asker, 'GET /user', {}))).toBe(200)
  await env.DB.prepare('update sessions set expires_at = ? where user_id = ?')
    .bind(Date.now() - 1, asker.id)
    .run()
  expect(await statusOf(ask(asker, 'GET /user', {}))).toBe(401)
})

test('pages for offline use are rendered anonymously', async () => {
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

test('every service that checks its caller is in the table and refuses all others', async () => {
  const { cookie, ...user } = await newPerson()
  const asking: Record<string, string> = {}
  for (const [file, module] of Object.entries(modules)) {
    for (const [name, service] of Object.entries(module)) {
      if (typeof service !== 'function') continue
      const run = service as Service
      if ((await refusalOf(run, null)) !== 'unauthenticated') continue
      const refusesPending = (await refusalOf(run, { ...user, mustChangePassword: true })) === 'forbidden'
      // With the role, but not admitted by the guard of the admin routes.
      const refusesUnguarded = (await refusalOf(run, { ...user, role: 'admin' })) === 'forbidden'
      const place = file.replace(/^\.\.\/services\/|\.ts$/g, '')
      asking[`${place} ${name}`] = refusesUnguarded ? 'admin' : refusesPending ? 'settled' : 'signed in'
    }
  }
  expect(asking).toEqual(SERVICES)
})

/** The error code with which a service, called without valid arguments, refuses that user. */
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

/** Without a body or an existing record: refusals come before any validation. */
function askNonsense(asker: { cookie: string }, route: Route): Promise<Response> {
  return ask(asker, route, { path: route.replace(/.* /, '').replaceAll(/:\w+/g, 'nonsense') })
}

/** Other users' records don't change the answer; the owner's own do. */
async function expectUnseen(asker: Person, owner: Person, route: Route, call: Call): Promise<void> {
  const before = await ask(asker, route, call)
  expect(before.status).toBe(200)
  const text = await before.text()
  expect(await (await ask(owner, route, call)).text()).not.toBe(text)
  await CALLS[route](await newPerson())
  expect(await (await ask(asker, route, call)).text()).toBe(text)
}
