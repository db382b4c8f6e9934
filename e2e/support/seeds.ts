import { expect, type Page } from '@playwright/test'
import { historyCsv, makeHistory } from '#core/fixtures/contest-history.ts'
import { madeContestCsv, madeSlateCsv } from '#workers/testing/contest-csv.ts'
import { showdownLineup } from '#workers/testing/lineups.ts'
import type { Account } from './accounts.ts'

/* Records by way of the API, for journeys that are about something else than making them. */

/** A new account whose session the page's browser then holds. */
export async function registerByApi(page: Page, name = 'seeded'): Promise<Account> {
  const username = `${name}-${crypto.randomUUID().slice(0, 8)}`
  const account = { username, password: 'a long enough password' }
  await post(page, '/api/register', account)
  return account
}

/** The page's browser then holds the session. */
export async function signInByApi(page: Page, { username, password }: Account): Promise<void> {
  await post(page, '/api/login', { usernameOrEmail: username, password })
}

/** Saves the lineup of the fixtures under other details; its id. */
export async function saveLineup(page: Page, details: Record<string, unknown>): Promise<number> {
  const { lineup, players } = showdownLineup()
  const game = { sport: 'NFL', slateName: 'LAC @ MIN', gameDate: '2026-12-13', source: 'manual' }
  const answer = await post(page, '/api/saved-lineups', { lineup: { ...lineup, ...details }, players, game })
  return (await answer.json()).lineup.id
}

export async function finalizeLineup(page: Page, id: number): Promise<void> {
  await post(page, '/api/saved-lineups/finalize', { lineup_id: id })
}

/** An invented account, its newest entry in the given contest. */
export async function importHistory(page: Page, entries: number, newest = {}): Promise<void> {
  const [first, ...others] = makeHistory({ entries, seed: 21 })
  await post(page, '/api/historical/upload', { csvData: historyCsv([{ ...first!, ...newest }, ...others]) })
}

/** The slate on which the contests below were played. */
export async function importMadeSlate(page: Page): Promise<void> {
  await post(page, '/api/csv-history/showdown', { csvData: madeSlateCsv(), fileName: 'DKSalaries.csv' })
}

/** Uploads a made contest of so many entries; its id. */
export async function uploadContest(page: Page, entries: number, name = 'contest-standings-96210734.csv') {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(madeContestCsv(entries)) }
  const answer = await page.request.post('/api/contest/upload', { multipart: { file } })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
  return (await answer.json()).contestId as number
}

async function post(page: Page, path: string, data: unknown) {
  const answer = await page.request.post(path, { data })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
  return answer
}
