import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, expect, inject, test } from 'vitest'
import type { AccountWire } from '#contract/account.ts'
import { madeAutopsy } from '#core/autopsy/testing/made-autopsy.ts'
import worker from '#workers/app.ts'
import { madeContestCsv } from '#workers/testing/contest-csv.ts'
import { API, PAGES } from '#workers/testing/expected-access.ts'
import { expectSafeAnswer } from '#workers/testing/hostile/expect-safe-answer.ts'
import { partOf } from '#workers/testing/hostile/part-of.ts'
import { NO_RECORD_IDS, traversalStrings } from '#workers/testing/hostile/path-strings.ts'
import { redirectStrings } from '#workers/testing/hostile/redirect-strings.ts'
import { sqlStrings } from '#workers/testing/hostile/sql-strings.ts'
import { unseenStrings } from '#workers/testing/hostile/unseen-strings.ts'
import { jobsDone } from '#workers/testing/jobs.ts'
import { forgetAllTries } from '#workers/testing/limits.ts'
import { enteredEntry, entrySet, showdownLineup } from '#workers/testing/lineups.ts'
import { CLIENT } from '#workers/testing/loopback-provider.ts'
import { type Client, ORIGIN, send, signedIn } from '#workers/testing/make-user.ts'
import { historyCsv, salaryCsv } from '#workers/testing/uploads.ts'
import { memoryBody, simulateBody } from '#workers/testing/valid-calls.ts'

const every = (step: number, texts: readonly string[]) => texts.filter((_, i) => i % step === 0)

/** Values in the place of a name or number in a path; all ids. */
const PLACES = [
  ...NO_RECORD_IDS,
  ...every(8, unseenStrings()),
  ...every(60, sqlStrings()),
  ...every(30, traversalStrings()),
]

const WITH_PLACE = Object.keys(API).filter((route) => /:(id|gameMode|file|provider)/.test(route))
const BODIES: Record<string, unknown> = {
  'PUT /saved-lineups/:id': { points_total: 1, winnings_total: 1 },
  'PUT /contest/:id/name': { name: 'x' },
  'PUT /saved-lineups/:id/name': { lineup_name: 'x' },
  'PUT /saved-lineups/:id/entries': { entry_keys: ['4001'] },
  'PUT /csv-history/:gameMode/:id/name': { fileName: 'x' },
  'PUT /historical/imports/:id/name': { name: 'x' },
  'PUT /csv-history/:gameMode/:id/memory': memoryBody(),
  'PUT /entry-sets/:id': { name: 'x' },
  'PUT /entry-sets/:id/results': { results: [{}, {}] },
  'PUT /entry-sets/:id/entries': { entries: [enteredEntry('4001')] },
  'PUT /contest/:id/autopsy': { autopsy: madeAutopsy() },
  'PUT /contest/:id/slate': { slateId: null },
  'PUT /contest/:id/payouts': { text: '' },
  'POST /csv-history/:gameMode': { csvData: salaryCsv('x'), fileName: 'a.csv' },
}

let admin: Client
let owner: Client

beforeAll(async () => {
  ;[admin, owner] = await signedIn('asker-of-everything', 'owner-of-something')
  await env.DB.prepare("update users set role = 'admin' where username = 'asker-of-everything'").run()
})

test.each(WITH_PLACE)(
  '%s: what is no record, mode or file is not there, in the same words',
  async (route) => {
    const [method = '', path = ''] = route.split(' ')
    const ask = (place: string) => admin.send(method, addressOf(path, place), BODIES[route])
    const absent = await (await ask('999999')).text()
    const digest = await storeDigest()
    for (const place of placesFor(route)) {
      await forgetAllTries()
      const text = await expectSafeAnswer(place, await ask(place), [404])
      // A dot or a slash may lead to another address, where there is nothing either.
      expect([absent, NO_ROUTE]).toContain(text)
    }
    expect(await storeDigest()).toBe(digest)
  },
)

/** One function reads the ids of all routes: each route gets a fifth of the places. */
function placesFor(route: string): string[] {
  const part = partOf(route, 5)
  return PLACES.filter((_, i) => inject('isThorough') || i % 5 === part)
}

test("another user's record is answered exactly like a missing one, by every route", async () => {
  const { lineup } = await (await owner.post('/api/saved-lineups', showdownLineup())).json<{
    lineup: { id: number }
  }>()
  const slate = await owner.post('/api/csv-history/showdown', BODIES['POST /csv-history/:gameMode'])
  const { id: slateId } = await slate.json<{ id: number }>()
  const simulation = await owner.post('/api/simulate', simulateBody(slateId))
  const { id: simulationId } = await simulation.json<{ id: number }>()
  const set = await owner.post('/api/entry-sets', entrySet())
  const { entry_set } = await set.json<{ entry_set: { id: number } }>()
  const contestId = await newContest()
  const { sessions } = await (await owner.get('/api/account')).json<AccountWire>()
  await owner.post('/api/historical/upload', { csvData: historyCsv('owner') })
  const { imports } = await (await owner.get('/api/historical/imports')).json<{ imports: { id: number }[] }>()
  const ids = {
    '/saved-lineups': [lineup.id, 999_999],
    '/entry-sets': [entry_set.id, 999_999],
    '/contest': [contestId, 999_999],
    '/csv-history': [slateId, 999_999],
    '/simulate': [simulationId, 999_999],
    '/historical': [imports[0]!.id, 999_999],
    '/account/sessions': [sessions[0]!.id, '0123456789abcdef'],
  }
  for (const route of WITH_PLACE.filter((route) => route.includes(':id') && !route.includes('/admin/'))) {
    const [method = '', path = ''] = route.split(' ')
    const pair = Object.entries(ids).find(([start]) => path.startsWith(start))![1]
    const [theirs, nobodys] = await Promise.all(
      pair.map((id) => admin.send(method, addressOf(path, `${id}`), BODIES[route])),
    )
    expect([route, theirs!.status, await theirs!.text()]).toEqual([route, 404, await nobodys!.text()])
    expect(namesOfHeaders(theirs!)).toEqual(namesOfHeaders(nobodys!))
  }
})

test('query parameters are read as a page or a name, or ignored', async () => {
  const [reader] = await signedIn('reader-of-pages')
  const [lineups, entries] = await Promise.all(
    ['/api/saved-lineups', '/api/historical/entries'].map(async (path) => (await reader.get(path)).text()),
  )
  for (const value of [...NO_RECORD_IDS, ...every(40, sqlStrings())]) {
    const query = ['page', 'sort', 'order', 'filter', 'search', 'limit', 'user_id', 'name']
      .map((name) => `${name}=${encodeURIComponent(value)}`)
      .join('&')
    expect(await expectSafeAnswer(value, await reader.get(`/api/saved-lineups?${query}`), [200])).toBe(
      lineups,
    )
    const withoutSearch = query.replace(/&search=[^&]*/, '')
    expect(
      await expectSafeAnswer(value, await reader.get(`/api/historical/entries?${withoutSearch}`), [200]),
    ).toBe(entries)
    const view = ['sport', 'sort', 'search', 'after'].map((name) => `${name}=${encodeURIComponent(value)}`)
    const found = await reader.get(`/api/historical/entries?${view.join('&')}`)
    expect(JSON.parse(await expectSafeAnswer(value, found, [200]))).toMatchObject({ entries: [] })
  }
})

test('the pages and names asked of a contest may be any text', async () => {
  const contestId = await newContest()
  // Until the contest was learned from, its answer changes by itself.
  await jobsDone()
  const first = await (await owner.get(`/api/contest/${contestId}`)).text()
  for (const value of [...NO_RECORD_IDS, ...every(40, sqlStrings())]) {
    const query = encodeURIComponent(value)
    expect(
      await expectSafeAnswer(value, await owner.get(`/api/contest/${contestId}?page=${query}`), [200]),
    ).toBe(first)
    const report = await expectSafeAnswer(
      value,
      await owner.get(`/api/contest/${contestId}/field?name=${query}`),
      [200],
    )
    expect(JSON.parse(report).mine?.count ?? 0).toBe(0)
  }
})

test('no query, body, header or path redirects to another site', async () => {
  const provider = { ...env, GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_CLIENT_SECRET: CLIENT.secret }
  const ours = ['/', '/auth', '/account', '/auth?oauth=google&outcome=expired', null]
  for (const address of redirectStrings()) {
    const value = encodeURIComponent(address)
    const query = ['redirectTo', 'redirect', 'next', 'returnTo', 'url', 'state', 'code', 'error']
      .map((name) => `${name}=${value}`)
      .join('&')
    const calls = [
      ['GET', `/api/oauth/google/callback?${query}`],
      ['GET', `/auth?${query}`],
      ['GET', `/lineups?${query}`],
      ['POST', `/api/logout?${query}`],
      ['GET', address.startsWith('/') ? address : `/${address}`],
    ] as const
    for (const [method, path] of calls) {
      const request = new Request(ORIGIN + path.toWellFormed().replace(/[\t\r\n]/g, ''), {
        method,
        redirect: 'manual',
        headers: {
          Referer: 'https://evil.example/',
          'X-Forwarded-Host': 'evil.example',
          Forwarded: 'host=evil.example',
        },
      })
      const answer = await worker.fetch(request, provider, createExecutionContext())
      const location = answer.headers.get('Location')
      expect([path, location?.startsWith('/auth?') ? null : location]).toEqual([path, expect.toBeOneOf(ours)])
      expect(await answer.text()).not.toContain('evil.example"')
    }
  }
})

const GARBAGE_COOKIES = [
  `session=${'x'.repeat(4096)}`,
  'session=',
  'session',
  'session=%00',
  'session=\x01\x02',
  `session=${'A'.repeat(43)}`,
  `session=${'-'.repeat(43)}; session=${'_'.repeat(43)}`,
  'session=a; session=b',
  ';;;===; session=;',
  'session="quoted"',
  "session=' OR 1=1--",
  '__proto__=1; session=constructor',
  `oauth-flow=${'x'.repeat(3000)}`,
  'oauth-flow=eyJ4IjoxfQ==.AAAA',
  'sidebar_state=<script>',
]

test('an invalid cookie is anonymous on every route and page', async () => {
  const pages = Object.keys(PAGES).map((path) => [addressOf(path, '1', ''), null] as const)
  const routes = Object.entries(API).flatMap(([route, [anonymous]]) => {
    const [method, path = ''] = route.split(' ')
    // No provider is configured here, so there is no callback.
    const expected = path.startsWith('/oauth/') ? 404 : anonymous
    return method === 'GET' ? [[addressOf(path, '1'), expected] as const] : []
  })
  for (const Cookie of GARBAGE_COOKIES) {
    for (const [path, expected] of [...routes, ...pages]) {
      const answer = await send(path, { headers: { Cookie } })
      await expectSafeAnswer(`${path} ${Cookie}`, answer, [expected ?? (path === '/' ? 200 : 404)])
    }
  }
})

const NO_ROUTE = 'There is no such API route'

function addressOf(path: string, place: string, prefix = '/api'): string {
  const written = encodeURIComponent(place.toWellFormed())
  return prefix + path.replace(':gameMode/:id', `showdown/${written}`).replace(/:\w+/, written)
}

async function newContest(): Promise<number> {
  const form = new FormData()
  form.append('file', new File([madeContestCsv(5)], 'contest-standings-1.csv'))
  const answer = await send('/api/contest/upload', {
    method: 'POST',
    headers: { Cookie: owner.cookie },
    body: form,
  })
  return (await answer.json<{ contestId: number }>()).contestId
}

function namesOfHeaders(answer: Response): string[] {
  return [...answer.headers.keys()].sort()
}

/** Table definitions, row counts and the list of files. */
async function storeDigest(): Promise<string> {
  const { results } = await env.DB.prepare(
    "select name, sql from sqlite_master where name not like 'rate_%'",
  ).all()
  const tables = results.filter(({ sql }) => /^create table/i.test(String(sql))).map(({ name }) => `${name}`)
  const counts = await env.DB.batch(
    tables
      .filter((name) => !/^(_cf|sqlite)/.test(name))
      .map((name) => env.DB.prepare(`select count(*) as n from "${name}"`)),
  )
  const { objects } = await env.FILES.list()
  return JSON.stringify([results, counts.map((count) => count.results), objects.map(({ key }) => key)])
}
