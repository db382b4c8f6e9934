import { type APIRequestContext, type APIResponse, request } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { madeContestCsv } from '#workers/testing/contest-csv.ts'
import { type Expected, PAGES, type Row } from '#workers/testing/expected-access.ts'
import { entrySet, showdownLineup } from '#workers/testing/lineups.ts'
import { historyCsv, salaryCsv } from '#workers/testing/uploads.ts'
import siteMap from '../app/routes.ts'
import { newAdmin } from './support/operator.ts'
import { expect, test } from './support/test.ts'

type Page = keyof typeof PAGES
type Visitor = { http: APIRequestContext; lineupId: number; setId: number; contestId: number }

const PASSWORD = 'a long enough password'
/** Part of the name of every record of the owner. */
const MARK = `mark-${crypto.randomUUID()}`

test('the table lists exactly the pages of the app', () => {
  const pages = siteMap.flatMap((entry) => pagesIn(entry)).map(({ path }) => path)
  expect(Object.keys(PAGES).sort()).toEqual(pages.sort())
})

test('each page answers each audience as the table says, as a document and as data', async ({ baseURL }) => {
  const [guest, user, admin] = [await browser(baseURL), await newUser(baseURL), await settledAdmin(baseURL)]
  const pending = await userWithTemporaryPassword(baseURL, admin)
  const owner = await withRecords(await newUser(baseURL))

  for (const [page, [, , othersRecord]] of rows()) {
    if (othersRecord === 'unseen') await expectUnseen(page, [user, admin], owner)
    else if (othersRecord !== null) {
      for (const http of [user, admin]) await expectAnswers(page, 'another', { ...owner, http }, othersRecord)
    }
  }
  const [userWithRecords, adminWithRecords] = [await withRecords(user), await withRecords(admin)]
  for (const [page, [anonymous, own, , held, administering]] of rows()) {
    await expectAnswers(page, 'anonymous', { ...owner, http: guest }, anonymous)
    await expectAnswers(page, 'user', userWithRecords, own)
    await expectAnswers(page, 'pending', { ...owner, http: pending }, held)
    await expectAnswers(page, 'admin', adminWithRecords, administering)
  }
})

test('a contest of another user is not found by its id in the query', async ({ baseURL }) => {
  const [owner, other] = [await withRecords(await newUser(baseURL)), await newUser(baseURL)]
  const query = `?contest=${owner.contestId}`
  for (const address of [`/contest-insights${query}`, `/contest-insights.data${query}`]) {
    expect((await owner.http.get(address)).status()).toBe(200)
    expect((await other.get(address)).status()).toBe(404)
  }
})

test('only pages with a form accept posts', async ({ baseURL }) => {
  const visitor = { http: await newUser(baseURL), lineupId: 1, setId: 1, contestId: 1 }
  for (const [page] of rows()) {
    const answer = await visitor.http.post(addressOf(page, visitor), { maxRedirects: 0, form: {} })
    const expected = { '/auth': 302, '/logout': 302, '/users': 403 }[page as string] ?? 405
    expect.soft({ page, status: answer.status() }).toEqual({ page, status: expected })
  }
})

/** The document, the data of all loaders of the page, and the data of its own loader without the shell's. */
async function expectAnswers(page: Page, who: string, visitor: Visitor, expected: Expected): Promise<void> {
  const address = addressOf(page, visitor)
  const document = await visitor.http.get(address, { maxRedirects: 0 })
  expect.soft({ page, who, answer: verdictOf(document) }).toEqual({ page, who, answer: expected })
  expect.soft(document.headers()['cache-control'], page).toBe('no-store')
  for (const data of [dataOf(address), ownDataOf(page, address)]) {
    const answer = await verdictOfData(await visitor.http.get(data, { maxRedirects: 0 }))
    expect.soft({ data, who, answer }).toEqual({ data, who, answer: expected })
  }
}

/** The owner's records are in the owner's page only. */
async function expectUnseen(page: Page, others: APIRequestContext[], owner: Visitor): Promise<void> {
  const address = addressOf(page, owner)
  const owners = await textOf(owner.http, ownDataOf(page, address))
  for (const http of others) {
    const data = await textOf(http, ownDataOf(page, address))
    expect.soft(data, page).not.toBe(owners)
    expect.soft(data, page).not.toContain(MARK)
    expect.soft(await textOf(http, address), page).not.toContain(MARK)
  }
}

function verdictOf(answer: APIResponse): Expected {
  return answer.status() === 302 ? (answer.headers().location as `/${string}`) : answer.status()
}

/** React Router answers a data request with a redirect as status 202 with the address in the body. */
async function verdictOfData(answer: APIResponse): Promise<Expected> {
  if (answer.status() !== 202) return answer.status()
  const [, location] = /"redirect","([^"]*)"/.exec(await answer.text()) ?? []
  return location as `/${string}`
}

async function textOf(http: APIRequestContext, address: string): Promise<string> {
  return (await http.get(address)).text()
}

function rows(): [Page, Row][] {
  return Object.entries(PAGES) as [Page, Row][]
}

function addressOf(page: Page, { lineupId, setId }: Visitor): string {
  return page
    .replace(':lineupId', String(lineupId))
    .replace(':setId', String(setId))
    .replace(':gameMode', 'showdown')
    .replace('*', 'no-such/page')
}

function dataOf(address: string): string {
  return address === '/' ? '/_.data' : `${address}.data`
}

function ownDataOf(page: Page, address: string): string {
  const { id } = siteMap.flatMap((entry) => pagesIn(entry)).find(({ path }) => path === page)!
  return `${dataOf(address)}?_routes=${encodeURIComponent(id)}`
}

/** The pages of the table with their full path and React Router id. */
function pagesIn(entry: RouteConfigEntry, parent = ''): { path: string; id: string }[] {
  const path = entry.path ? `${parent}/${entry.path}` : parent
  if (entry.children) return entry.children.flatMap((child) => pagesIn(child, path))
  return [{ path: path || '/', id: entry.id ?? entry.file.replace(/\.tsx?$/, '') }]
}

/** A client with its own cookies and IP address. */
function browser(baseURL: string | undefined): Promise<APIRequestContext> {
  return request.newContext({ baseURL, extraHTTPHeaders: { 'CF-Connecting-IP': crypto.randomUUID() } })
}

async function newUser(baseURL: string | undefined): Promise<APIRequestContext> {
  const http = await browser(baseURL)
  await post(http, '/api/register', { username: `user-${crypto.randomUUID()}`, password: PASSWORD })
  return http
}

async function settledAdmin(baseURL: string | undefined): Promise<APIRequestContext> {
  const http = await browser(baseURL)
  const { username, password } = await newAdmin('matrix')
  await post(http, '/api/login', { usernameOrEmail: username, password })
  await post(http, '/api/change-password', { currentPassword: password, newPassword: PASSWORD })
  return http
}

async function userWithTemporaryPassword(
  baseURL: string | undefined,
  admin: APIRequestContext,
): Promise<APIRequestContext> {
  const http = await browser(baseURL)
  const username = `held-${crypto.randomUUID()}`
  const { tempPassword } = await post(admin, '/api/admin/users', { username })
  await post(http, '/api/login', { usernameOrEmail: username, password: tempPassword })
  return http
}

async function withRecords(http: APIRequestContext): Promise<Visitor> {
  const { lineup, players } = showdownLineup()
  const saved = await post(http, '/api/saved-lineups', { lineup: { ...lineup, lineup_name: MARK }, players })
  const set = entrySet()
  const kept = await post(http, '/api/entry-sets', { ...set, entry_set: { ...set.entry_set, name: MARK } })
  await post(http, '/api/csv-history/showdown', { csvData: salaryCsv(MARK), fileName: `${MARK}.csv` })
  await post(http, '/api/historical/upload', { csvData: historyCsv(MARK) })
  const file = {
    name: 'contest-standings-1.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(madeContestCsv(20)),
  }
  const uploaded = await http.post('/api/contest/upload', { multipart: { file } })
  const { contestId } = await uploaded.json()
  return { http, lineupId: saved.lineup.id, setId: kept.entry_set.id, contestId }
}

async function post(http: APIRequestContext, path: string, data: unknown) {
  const answer = await http.post(path, { data })
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
  return /json/.test(answer.headers()['content-type'] ?? '') ? answer.json() : null
}
