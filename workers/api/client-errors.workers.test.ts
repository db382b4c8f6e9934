import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ClientErrorReport } from '#contract/client-errors.ts'
import { forgetAllTries } from '#workers/testing/limits.ts'
import { Client, signedIn } from '#workers/testing/make-user.ts'

const REPORT: ClientErrorReport = {
  kind: 'page',
  name: 'TypeError',
  place: 'stack-BvKZxJxD.js:1:204',
  page: '/:gameMode/optimizer',
  pageRequestId: '0b7e2f6e-8a43-4f0e-9d0a-3f7f0a1f5b11',
}

let written: unknown[][]

beforeEach(async () => {
  await forgetAllTries()
  written = []
  vi.spyOn(console, 'info').mockImplementation((...line) => void written.push(line))
})

afterEach(() => vi.restoreAllMocks())

/** The logged reports, without their request ids. */
function reports() {
  return written
    .map(([line]) => JSON.parse(line as string))
    .filter(({ event }) => event === 'client_error')
    .map(({ requestId: _, level: __, event: ___, ...report }) => report)
}

test('an error report from an anonymous page is one log line', async () => {
  const answer = await new Client().post('/api/client-errors', REPORT)
  expect(answer.status).toBe(204)
  expect(reports()).toEqual([{ ...REPORT, browser: 'other' }])
})

test('unknown fields of a report are not logged', async () => {
  const client = new Client()
  await client.post('/api/client-errors', { ...REPORT, message: 'Kanarienvogel', stack: 'Kanarienvogel' })
  for (const bad of [
    { name: 'Kanarien vogel' },
    { place: 'https://app.test/lineups/7?q=Kanarienvogel' },
    { place: 'C:/Users/Kanarienvogel/a.js:1:1' },
    { page: '/lineups/7' },
    { kind: 'Kanarienvogel' },
    { pageRequestId: 'Kanarienvogel' },
  ]) {
    const answer = await client.post('/api/client-errors', { ...REPORT, ...bad })
    expect([bad, answer.status]).toEqual([bad, 400])
  }
  expect(reports()).toHaveLength(1)
  expect(JSON.stringify(written)).not.toContain('Kanarienvogel')
})

test('30 reports an hour are accepted per address, and per user', async () => {
  const stranger = new Client()
  const statuses = []
  for (let i = 0; i < 31; i++) statuses.push((await stranger.post('/api/client-errors', REPORT)).status)
  expect(statuses).toEqual([...Array(30).fill(204), 429])
  const [user] = await signedIn('reports-at-the-same-address')
  expect((await user!.post('/api/client-errors', REPORT)).status).toBe(204)
  const { results } = await env.DB.prepare("select key from rate_counters where key like 'report%'").all()
  expect(results).toHaveLength(2)
})

test('all addresses of one IPv6 /64 share 30 reports an hour', async () => {
  const statuses = []
  for (let i = 0; i < 31; i++) {
    const from = { 'CF-Connecting-IP': `2001:db8:9:9::${i.toString(16)}` }
    statuses.push((await new Client().post('/api/client-errors', REPORT, from)).status)
  }
  expect(statuses).toEqual([...Array(30).fill(204), 429])
})
