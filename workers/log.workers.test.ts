import { createExecutionContext, createMessageBatch, createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sha256 } from '#core/text/sha256.ts'
import worker from '#workers/app.ts'
import { consume, sweep } from '#workers/queue/index.ts'
import { showdownLineup } from '#workers/testing/lineups.ts'
import { makeUserId, uploadMade } from '#workers/testing/made-contests.ts'
import { ORIGIN, PASSWORD } from '#workers/testing/make-user.ts'
import { newPerson, type Person } from '#workers/testing/person.ts'
import { historyCsv, salaryCsv } from '#workers/testing/uploads.ts'
import { ask, type Call, type Route } from '#workers/testing/valid-calls.ts'

/** A marker in every value of the requests below. */
const CANARY = 'kanarienvogel'

let written: unknown[][]

beforeEach(() => {
  written = []
  for (const method of ['debug', 'error', 'info', 'log', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...line) => void written.push(line))
  }
})

afterEach(() => vi.restoreAllMocks())

/** Every log line so far, including errors that were logged as objects. */
function log(): string {
  const textOf = (part: unknown) => (part instanceof Error ? `${part.stack} ${part.message}` : String(part))
  return written.flat().map(textOf).join('\n')
}

/** Statements with this table name fail while `work` runs. */
async function withoutTable(table: string, work: () => Promise<void>): Promise<void> {
  await env.DB.prepare(`alter table ${table} rename to ${table}_away`).run()
  try {
    await work()
  } finally {
    await env.DB.prepare(`alter table ${table}_away rename to ${table}`).run()
  }
}

async function canaryPerson(role: Person['role'] = 'user'): Promise<Person> {
  const person = await newPerson(role)
  const username = `${CANARY} ${crypto.randomUUID()}`
  const columns = 'username = ?, username_key = ?, email = ?'
  await env.DB.prepare(`update users set ${columns} where id = ?`)
    .bind(username, username, `${username.replace(' ', '.')}@example.com`, person.id)
    .run()
  return { ...person, username }
}

type Case = readonly [table: string, route: Route, call: (person: Person) => Call]

const CASES: Case[] = [
  ['users', 'POST /login', ({ username }) => ({ body: { usernameOrEmail: username, password: CANARY } })],
  ['users', 'POST /login', () => ({ body: { usernameOrEmail: `${CANARY}@example.com`, password: CANARY } })],
  [
    'users',
    'POST /register',
    () => ({
      body: { username: `${CANARY}1`, email: `${CANARY}@example.com`, password: `${CANARY} password` },
    }),
  ],
  ['sessions', 'GET /user', () => ({})],
  ['rate_counters', 'POST /login', () => ({ body: { usernameOrEmail: CANARY, password: CANARY } })],
  [
    'rate_counters',
    'POST /change-password',
    () => ({ body: { currentPassword: PASSWORD, newPassword: `${CANARY} password` } }),
  ],
  [
    'games',
    'POST /csv-history/:gameMode',
    () => ({
      path: '/csv-history/showdown',
      body: { csvData: salaryCsv(CANARY), fileName: `${CANARY}.csv` },
    }),
  ],
  ['saved_lineups', 'POST /saved-lineups', () => ({ body: canaryLineup() })],
  ['saved_lineup_players', 'POST /saved-lineups', () => ({ body: canaryLineup() })],
  ['historical_entries', 'POST /historical/upload', () => ({ body: { csvData: historyCsv(CANARY) } })],
  ['contests', 'POST /contest/learned', () => ({ body: { playerNames: [CANARY] } })],
]

describe.each(CASES)('without the table %s, %s', (table, route, call) => {
  test('neither answer nor log contains values of the request', async () => {
    const person = await canaryPerson()
    await withoutTable(table, async () => {
      const answer = await ask(person, route, call(person))
      expect(answer.status).toBe(500)
      expect(await answer.text()).not.toContain(CANARY)
    })
    expectCauseOnly(table)
    const tokenHash = await sha256(person.cookie.replace('session=', ''))
    expect(log()).not.toContain(tokenHash)
  })
})

test('a failed insert is logged without the inserted values', async () => {
  const admin = await newPerson('admin')
  await env.DB.prepare(
    "create trigger refuses_users before insert on users begin select raise(abort, 'refused here'); end",
  ).run()
  try {
    const body = { username: `${CANARY} made`, email: `${CANARY}2@example.com` }
    expect((await ask(admin, 'POST /admin/users', { body })).status).toBe(500)
  } finally {
    await env.DB.prepare('drop trigger refuses_users').run()
  }
  expect(log()).toContain('refused here')
  expect(log()).toContain('Failed query: insert into')
  expect(log()).not.toContain(CANARY)
})

test('a failed page is logged without the values of its queries', async () => {
  const person = await canaryPerson()
  await withoutTable('sessions', async () => {
    const request = new Request(`${ORIGIN}/lineups`, {
      headers: { Cookie: person.cookie, Accept: 'text/html' },
    })
    expect((await worker.fetch(request, env, createExecutionContext())).status).toBe(500)
  })
  expectCauseOnly('sessions')
  expect(log()).not.toContain(await sha256(person.cookie.replace('session=', '')))
})

test('a failing export ends early, and its values reach neither the log nor the platform', async () => {
  const person = await canaryPerson()
  await withoutTable('saved_lineups', async () => {
    const answer = await ask(person, 'GET /export/:file', { path: '/export/lineups.json' })
    await expect(answer.text()).rejects.toThrow(/^The export failed$/)
  })
  expectCauseOnly('saved_lineups')
})

test('a failed sweep is reported to the platform without the values of its queries', async () => {
  const cron = createScheduledController({ scheduledTime: new Date(), cron: '*/5 * * * *' })
  await withoutTable('jobs', async () => {
    await expect(sweep(cron, env)).rejects.toThrow(/^The sweep failed$/)
  })
  expectCauseOnly('jobs')
  expect(log()).not.toContain('params')
})

test('a job that fails when run before its turn is logged and stored without the values of its queries', async () => {
  const [busy, other] = [await makeUserId(), await makeUserId()]
  await uploadMade(busy, 60, 71)
  await uploadMade(other, 60, 72)
  const jobs = await env.DB.prepare('select id, user_id from jobs where user_id in (?, ?) order by id')
    .bind(busy, other)
    .all<{ id: number; user_id: number }>()
  const [ofBusy, ofOther] = jobs.results
  // The busy user was served a moment ago, so the other one's job goes first.
  await env.DB.prepare(
    "insert into jobs (user_id, kind, status, due_at, created_at, updated_at) values (?, 'learn_contest', 'done', 0, 0, 9)",
  )
    .bind(busy)
    .run()
  await withoutTable('contests', async () => {
    await consume(createMessageBatch('jobs', [message({ jobId: ofBusy!.id })]), env)
  })
  const kept = await env.DB.prepare('select error from jobs where id = ?')
    .bind(ofOther!.id)
    .first<string>('error')
  expect(kept).toContain('no such table: contests')
  expect(log()).toContain('job_failed_in_turn')
  expect(`${log()} ${kept}`).not.toContain('params')
})

function message(body: unknown) {
  return { id: 'm0', timestamp: new Date(), attempts: 1, body }
}

function expectCauseOnly(table: string): void {
  expect(log()).toContain(`no such table: ${table}`)
  expect(log()).not.toContain(CANARY)
  expect(log()).not.toContain('argon2')
}

function canaryLineup() {
  const { lineup, players } = showdownLineup()
  return {
    lineup: { ...lineup, lineup_name: CANARY, contest_name: CANARY },
    players: players.map((player, i) => ({ ...player, player_name: `${CANARY} ${i}` })),
  }
}
