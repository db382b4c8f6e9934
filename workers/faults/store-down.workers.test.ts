import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { OFFLINE_PAGES, offlineCopyOf } from '#app/service-worker/offline-pages.ts'
import type { Enriched } from '#contract/insights.ts'
import worker from '#workers/app.ts'
import { CONNECTION_LOST, faultyBindings } from '#workers/testing/faulty-bindings.ts'
import { ORIGIN, PASSWORD } from '#workers/testing/make-user.ts'
import { newPerson } from '#workers/testing/person.ts'
import { salaryCsv } from '#workers/testing/uploads.ts'
import { ask, CALLS, WITH_PROVIDER } from '#workers/testing/valid-calls.ts'
import { enrichWithKey, storyWithKey } from './testing/ai-scenes.ts'
import { openDoors } from './testing/states.ts'

/** Temporary errors documented by D1, R2, KV and Queues, and two permanent ones. */
test.each([
  [CONNECTION_LOST, 503],
  ['D1_ERROR: Network connection lost.', 503],
  ['Cannot resolve D1 due to transient issue on remote node.', 503],
  ['Internal error while starting up D1 DB storage caused object to be reset.', 503],
  ['D1 DB reset because its code was updated.', 503],
  ['D1 DB storage operation exceeded timeout which caused object to be reset.', 503],
  ['D1 DB is overloaded. Requests queued for too long.', 503],
  ['D1 DB is overloaded. Too many requests queued.', 503],
  ['internal error; reference = 1a2b3c', 503],
  ['put: We encountered an internal error. Please try again. (10001)', 503],
  ['Queue send failed: Too Many Requests', 503],
  ['D1_ERROR: no such table: users', 500],
  ['Cannot read properties of undefined', 500],
])('"%s" is answered %i, with the id under which the log has it', async (message, status) => {
  const owner = await newPerson()
  const answer = await ask(owner, 'GET /user', {}, { ...WITH_PROVIDER, ...failingAt(1, message) })
  const text = await answer.text()
  expect(answer.status).toBe(status)
  expect(answer.headers.get('Retry-After')).toBe(status === 503 ? '5' : null)
  expect(text).toContain(answer.headers.get('X-Request-Id'))
  expect(text).not.toContain(message)
})

test('a page request is answered with an error page that offers a retry', async () => {
  const owner = await newPerson()
  const asked = new Request(`${ORIGIN}/lineups`, {
    headers: { Cookie: owner.cookie, Accept: 'text/html,application/xhtml+xml' },
  })
  const answer = await worker.fetch(asked, { ...env, ...without('DB') }, createExecutionContext())
  const text = await answer.text()
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'self'")
  expect(text).toContain(`Request id: ${answer.headers.get('X-Request-Id')}`)
  expect(text).toContain('<a href="">Try again</a>')
})

test('the text of a query value does not make an error count as a lost connection', async () => {
  const owner = await newPerson()
  await env.DB.prepare('alter table games rename to games_away').run()
  try {
    const body = { csvData: salaryCsv(owner.username), fileName: `${CONNECTION_LOST}.csv` }
    const call = { path: '/csv-history/showdown', body }
    expect((await ask(owner, 'POST /csv-history/:gameMode', call)).status).toBe(500)
  } finally {
    await env.DB.prepare('alter table games_away rename to games').run()
  }
})

test('without the session table requests with a session get 503 and keep it; anonymous pages still work', async () => {
  const owner = await newPerson()
  for (const route of ['GET /user', 'GET /saved-lineups', 'GET /users', 'POST /logout'] as const) {
    const answer = await ask(owner, route, {}, { ...WITH_PROVIDER, ...without('DB') })
    expect(answer.status, route).toBe(503)
    expect(answer.headers.get('Set-Cookie'), route).toBeNull()
  }
  expect(JSON.parse(await openDoors(owner))).toMatchObject({ session: true })
  // Pages without a session need no database: the sign-in page and the offline shell.
  for (const path of ['/', ...OFFLINE_PAGES.map(offlineCopyOf)]) {
    const answer = await worker.fetch(
      new Request(ORIGIN + path),
      { ...env, ...without('DB') },
      createExecutionContext(),
    )
    // The test build has no pages; it answers with the user of the request.
    expect(await answer.json(), path).toMatchObject({ username: null })
  }
  const health = await ask({ cookie: '' }, 'GET /health', {}, { ...WITH_PROVIDER, ...without('DB') })
  expect([health.status, (await health.json<{ checks: object }>()).checks]).toEqual([
    503,
    { db: 'failed', files: 'ok' },
  ])
})

test('without the rate limiter sign-in is refused and signed-in users are not affected', async () => {
  const owner = await newPerson()
  const bindings = { ...WITH_PROVIDER, ...without('SIGN_IN_LIMIT') }
  const credentials = { body: { usernameOrEmail: owner.username, password: PASSWORD } }
  expect((await ask({ cookie: '' }, 'POST /login', credentials, bindings)).status).toBe(503)
  expect((await ask(owner, 'GET /saved-lineups', {}, bindings)).status).toBe(200)
  expect(
    (await ask(owner, 'POST /saved-lineups', await CALLS['POST /saved-lineups'](owner), bindings)).status,
  ).toBe(201)
})

test('without the counters in the database no password is checked', async () => {
  const owner = await newPerson()
  await env.DB.prepare('alter table rate_counters rename to rate_counters_away').run()
  try {
    const call = { body: { usernameOrEmail: owner.username, password: PASSWORD } }
    expect((await ask({ cookie: '' }, 'POST /login', call)).status).toBe(500)
  } finally {
    await env.DB.prepare('alter table rate_counters_away rename to rate_counters').run()
  }
})

test('without KV provider sign-in is refused and passwords still work', async () => {
  const owner = await newPerson()
  const bindings = { ...WITH_PROVIDER, ...without('FLOWS') }
  expect(
    (await ask({ cookie: '' }, 'POST /oauth/:provider/start', { path: '/oauth/google/start' }, bindings))
      .status,
  ).toBe(503)
  const credentials = { body: { usernameOrEmail: owner.username, password: PASSWORD } }
  expect((await ask({ cookie: '' }, 'POST /login', credentials, bindings)).status).toBe(200)
})

test('a session that can not be prolonged stays valid and is prolonged next time', async () => {
  const owner = await newPerson()
  const DAY_MS = 86_400_000
  await env.DB.prepare('update sessions set expires_at = ? where user_id = ?')
    .bind(Date.now() + DAY_MS, owner.id)
    .run()
  const answer = await ask(owner, 'GET /user', {}, { ...WITH_PROVIDER, ...failingAt(2) })
  expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([200, null])
  const next = await ask(owner, 'GET /user', {})
  expect(next.headers.get('Set-Cookie')).toContain(owner.cookie)
})

test('findings are returned even when they can not be stored', async () => {
  const { settings, ...call } = await enrichWithKey()
  const tell = async (at: number) => {
    const owner = await newPerson()
    const { bindings, fetch, calls } = faultyBindings({ at, when: 'before' })
    vi.stubGlobal('fetch', fetch)
    const answer = await ask(owner, 'POST /enrich-players', call, {
      ...WITH_PROVIDER,
      ...settings,
      ...bindings,
    })
    vi.unstubAllGlobals()
    return { calls: calls(), answer }
  }
  // Releases the lock, stores the findings: the last two calls.
  const { calls } = await tell(Number.POSITIVE_INFINITY)
  for (const at of [calls - 1, calls]) {
    const { answer } = await tell(at)
    expect(answer.status).toBe(200)
    expect((await answer.json<Enriched>()).writtenBy).toBe('openai')
  }
})

test('when the AI server is unreachable the built-in analyst writes and nothing else is affected', async () => {
  const owner = await newPerson()
  const { settings, ...call } = await storyWithKey()
  const nowhere = { ...WITH_PROVIDER, ...settings, OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' }
  const answer = await ask(owner, 'POST /lineup-story', call, nowhere)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    writtenBy: 'built-in',
    notice: expect.stringMatching(/not available/),
  })
  expect(
    (await ask(owner, 'POST /saved-lineups', await CALLS['POST /saved-lineups'](owner), nowhere)).status,
  ).toBe(201)
})

test('a missing binding is named in the log only', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const name of [
    'DB',
    'FILES',
    'JOBS',
    'SIMULATIONS',
    'FLOWS',
    'SIGN_IN_LIMIT',
    'SIGN_IN_NETWORK_LIMIT',
  ] as const) {
    const { [name]: _, ...rest } = env
    const answer = await worker.fetch(
      new Request(`${ORIGIN}/api/health`),
      rest as unknown as Env,
      createExecutionContext(),
    )
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain(name)
    expect(logged.mock.calls.flat().join()).toContain(`Broken configuration: ${name} is not bound`)
  }
  logged.mockRestore()
})

type Store = 'DB' | 'FILES' | 'FLOWS' | 'JOBS' | 'SIGN_IN_LIMIT'

/** Every call to that store fails. */
function without(store: Store): object {
  const dead = new Proxy(env[store], {
    get: (target, name) =>
      typeof Reflect.get(target, name) === 'function'
        ? () => {
            throw new Error(CONNECTION_LOST)
          }
        : undefined,
  })
  return { [store]: dead }
}

function failingAt(at: number, message?: string): object {
  return faultyBindings({ at, when: 'before', message }).bindings
}
