import { type APIResponse, expect, type Page } from '@playwright/test'
import { historyCsv, makeHistory } from '#core/fixtures/contest-history.ts'
import { madeContestCsv, madeSlateCsv } from '#workers/testing/contest-csv.ts'
import { entrySet, showdownLineup } from '#workers/testing/lineups.ts'

/* Creates records through the API, for tests of other features. */

export type Account = { username: string; password: string }

/** The name and password of a user who does not exist yet. */
export function newAccount(name: string): Account {
  return { username: `${name}-${crypto.randomUUID().slice(0, 8)}`, password: 'a long enough password' }
}

/** Creates an account and signs the page's browser in. */
export async function registerByApi(page: Page, name = 'seeded'): Promise<Account> {
  const account = newAccount(name)
  await post(page, '/api/register', account)
  return account
}

/** Signs the page's browser in. */
export async function signInByApi(page: Page, { username, password }: Account): Promise<void> {
  await post(page, '/api/login', { usernameOrEmail: username, password })
}

/** Saves the fixture lineup with the given details; returns its id. */
export async function saveLineup(page: Page, details: Record<string, unknown>): Promise<number> {
  const { lineup, players } = showdownLineup()
  const game = { sport: 'NFL', slateName: 'LAC @ MIN', gameDate: '2026-12-13', source: 'manual' }
  const answer = await post(page, '/api/saved-lineups', { lineup: { ...lineup, ...details }, players, game })
  return (await answer.json()).lineup.id
}

/** Saves a set of two lineups, repeated to that number; returns its id. */
export async function saveEntrySet(
  page: Page,
  lineups = 2,
  details: Record<string, unknown> = {},
  slate: object = {},
): Promise<number> {
  const set = entrySet()
  const answer = await post(page, '/api/entry-sets', {
    ...set,
    entry_set: { ...set.entry_set, ...details },
    slate: { ...set.slate, ...slate },
    lineups: Array.from({ length: lineups }, (_, i) => set.lineups[i % 2]),
  })
  return (await answer.json()).entry_set.id
}

/** Results of a set's lineups, in dollars; null for a pending one. */
export async function recordSetResults(page: Page, id: number, winnings: (number | null)[]): Promise<void> {
  const data = { results: winnings.map((winnings_total) => ({ winnings_total })) }
  const answer = await page.request.put(`/api/entry-sets/${id}/results`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
}

export async function finalizeLineup(page: Page, id: number): Promise<void> {
  await post(page, '/api/saved-lineups/finalize', { lineup_id: id })
}

/** A generated contest history whose newest entry is in the given contest. */
export async function importHistory(page: Page, entries: number, newest = {}): Promise<void> {
  const [first, ...others] = makeHistory({ entries, seed: 21 })
  await post(page, '/api/historical/upload', { csvData: historyCsv([{ ...first!, ...newest }, ...others]) })
}

/** The slate of the contests below. */
export async function importMadeSlate(page: Page): Promise<void> {
  await post(page, '/api/csv-history/showdown', { csvData: madeSlateCsv(), fileName: 'DKSalaries.csv' })
}

/** Uploads a generated contest with this number of entries; returns its id. The made slate is that of seed 1. */
export async function uploadContest(
  page: Page,
  entries: number,
  name = 'contest-standings-96210734.csv',
  seed = 1,
) {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(madeContestCsv(entries, seed)) }
  const answer = await page.request.post('/api/contest/upload', { multipart: { file } })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
  return (await answer.json()).contestId as number
}

/** The answer to a request that must be taken. */
export async function post(page: Page, path: string, data: unknown): Promise<APIResponse> {
  const answer = await page.request.post(path, { data })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
  return answer
}
