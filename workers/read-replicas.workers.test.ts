import { applyD1Migrations, createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import app from './app.ts'
import { newSessionToken } from './security/session-token.ts'
import { madeContestCsv } from './testing/contest-csv.ts'
import { showdownLineup } from './testing/lineups.ts'
import { ORIGIN, PASSWORD } from './testing/make-user.ts'

/** The start positions that the Worker asked D1 for. */
let startedAt: string[] = []

/** A database whose replica knows only what was copied: reads without a bookmark are answered by it. */
const LAGGING = {
  prepare() {
    throw new Error('a query past every session of D1')
  },
  withSession(start: string) {
    startedAt.push(start)
    return start === 'first-unconstrained' ? env.SECOND_DB.withSession() : env.DB.withSession(start)
  },
} as unknown as D1Database
const bindings = { ...env, DB: LAGGING }

beforeAll(() => applyD1Migrations(env.SECOND_DB, env.TEST_MIGRATIONS))
beforeEach(() => {
  startedAt = []
})

test('a user reads their own change, because of the bookmark', async () => {
  const ada = await registered('ada-reads')
  await replicate('users', 'sessions')
  const saved = await ada.call('POST', '/api/saved-lineups', showdownLineup())
  expect(saved.status).toBe(201)
  expect(saved.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^bookmark=DB:[0-9a-f-]{20,}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/),
  ])

  expect(await lineupsOf(ada)).toHaveLength(1)
  expect(startedAt.at(-1)).toBe(ada.cookies.get('bookmark')!.replace('DB:', ''))
  ada.cookies.delete('bookmark')
  expect(await lineupsOf(ada)).toHaveLength(0)
  expect(startedAt.at(-1)).toBe('first-unconstrained')
})

test('a revoked session or role allows no change, however far behind the replica is', async () => {
  const eve = await registered('eve-reads')
  await env.DB.prepare("update users set role = 'admin' where username = 'eve-reads'").run()
  await replicate('users', 'sessions')
  await env.DB.prepare("update users set role = 'user' where username = 'eve-reads'").run()
  eve.cookies.delete('bookmark')
  expect((await eve.call('GET', '/api/users')).status).toBe(403)
  expect((await eve.call('GET', '/API/Users/')).status).toBe(403)

  const stolen = new Browser(eve.cookies)
  await eve.call('POST', '/api/logout')
  stolen.cookies.delete('bookmark')
  expect((await stolen.call('POST', '/api/saved-lineups', showdownLineup())).status).toBe(401)
  expect((await stolen.call('GET', '/api/users')).status).toBe(401)
  // The price: for the moments that a replica is behind, a view may still open.
  expect((await stolen.call('GET', '/api/user')).status).toBe(200)
  stolen.cookies.set('bookmark', eve.cookies.get('bookmark')!)
  expect((await stolen.call('GET', '/api/user')).status).toBe(401)
})

test('after a streamed answer the next reads go to the primary', async () => {
  const bob = await registered('bob-reads')
  const form = new FormData()
  form.append('file', new File([madeContestCsv(8000)], 'contest-standings-1.csv'))
  const lines = { Accept: 'application/x-ndjson, application/json' }
  const answer = await bob.call('POST', '/api/contest/upload', form, lines)
  const [, contestId] = /"contestId":(\d+)/.exec(await answer.text())!
  expect(bob.cookies.get('bookmark')).toBe('DB:first-primary')
  expect((await bob.call('GET', `/api/contest/${contestId}`)).status).toBe(200)
})

test('only changes set a bookmark', async () => {
  const carl = await registered('carl-reads')
  for (const path of ['/', '/api/user', '/api/saved-lineups', '/offline/', '/api/health']) {
    expect((await carl.call('GET', path)).headers.getSetCookie(), path).toEqual([])
  }
  const refused = await new Browser().call('POST', '/api/login', { usernameOrEmail: 'x', password: 'y' })
  expect(refused.status).toBe(401)
  expect(refused.headers.getSetCookie()).toEqual([])
})

test.each([
  '',
  'DB',
  'DB:',
  'DB:<script>',
  "DB:' or 1",
  'DB:../../x',
  'FILES:first-primary',
  `DB:${'a'.repeat(999)}`,
  '/'.repeat(5000),
])('a malformed bookmark (%#) is ignored', async (value) => {
  const guest = new Browser([
    ['session', newSessionToken()],
    ['bookmark', value],
  ])
  expect((await guest.call('GET', '/api/user')).status).toBe(401)
  expect(startedAt).toEqual(['first-unconstrained'])
})

/** Keeps its cookies as a browser does. */
class Browser {
  readonly cookies: Map<string, string>

  constructor(cookies: Iterable<[string, string]> = []) {
    this.cookies = new Map(cookies)
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const isForm = body instanceof FormData
    const headers = {
      Cookie: cookie,
      ...more,
      ...(body && !isForm ? { 'Content-Type': 'application/json' } : {}),
    }
    const content = isForm ? body : body === undefined ? undefined : JSON.stringify(body)
    const request = new Request(ORIGIN + path, { method, headers, body: content })
    const response = await app.fetch(request, bindings, createExecutionContext())
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      this.cookies.set(name!, value!)
    }
    return response
  }
}

async function registered(username: string): Promise<Browser> {
  const browser = new Browser()
  expect((await browser.call('POST', '/api/register', { username, password: PASSWORD })).status).toBe(200)
  return browser
}

async function lineupsOf(browser: Browser): Promise<unknown[]> {
  return (await (await browser.call('GET', '/api/saved-lineups')).json<{ lineups: unknown[] }>()).lineups
}

/** Copies these tables from the primary to the replica. */
async function replicate(...tables: string[]): Promise<void> {
  for (const table of tables) {
    const { results } = await env.DB.prepare(`select * from ${table}`).all()
    for (const row of results) {
      const places = Object.keys(row).map(() => '?')
      await env.SECOND_DB.prepare(`insert or replace into ${table} values (${places.join()})`)
        .bind(...Object.values(row))
        .run()
    }
  }
}
