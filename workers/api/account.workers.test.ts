import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import type { AccountWire } from '#contract/account.ts'
import type { ListedUserWire } from '#contract/users.ts'
import { sha256 } from '#core/text/sha256.ts'
import * as schema from '#db/schema.ts'
import { sweep } from '#workers/queue/index.ts'
import { startSession } from '#workers/services/auth/start-session.ts'
import { jobsDone } from '#workers/testing/jobs.ts'
import { enteredEntry, showdownLineup } from '#workers/testing/lineups.ts'
import { Client, PASSWORD, signedIn } from '#workers/testing/make-user.ts'
import { contextOf, newPerson, type Person } from '#workers/testing/person.ts'
import { salaryCsv } from '#workers/testing/uploads.ts'
import { ask, newContest, newEntrySet, newHistory } from '#workers/testing/valid-calls.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0'
const HOUR_MS = 3_600_000

async function accountOf(client: Client): Promise<AccountWire> {
  return (await client.get('/api/account')).json()
}

test('a user sees each session with its device and can end one or all others', async () => {
  const [laptop] = await signedIn('seer')
  const login = { usernameOrEmail: 'seer', password: PASSWORD }
  const [phone, tablet] = [new Client(), new Client()]
  await phone.post('/api/login', login, { 'User-Agent': FIREFOX })
  await tablet.post('/api/login', login)
  const { sessions, hasPassword, providers } = await accountOf(laptop)
  expect({ hasPassword, providers }).toEqual({ hasPassword: true, providers: [] })
  expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  expect(sessions.map(({ device }) => device).sort()).toEqual([
    'Firefox on Windows',
    'Unknown browser',
    'Unknown browser',
  ])
  const ofPhone = sessions.find(({ device }) => device === 'Firefox on Windows')!
  expect(Date.parse(ofPhone.signedInAt)).toBeGreaterThan(Date.now() - 120_000)

  const [stranger] = await signedIn('seer-stranger')
  expect((await stranger.send('DELETE', `/api/account/sessions/${ofPhone.id}`)).status).toBe(404)
  expect((await phone.get('/api/user')).status).toBe(200)
  expect((await laptop.send('DELETE', `/api/account/sessions/${ofPhone.id}`)).status).toBe(204)
  expect((await phone.get('/api/user')).status).toBe(401)
  for (const id of [ofPhone.id, '', 'x', '%', ofPhone.id.slice(0, 15), '0'.repeat(64)])
    expect((await laptop.send('DELETE', `/api/account/sessions/${id}x`)).status, id).toBe(404)
  expect((await tablet.get('/api/user')).status).toBe(200)

  expect((await laptop.send('DELETE', '/api/account/sessions')).status).toBe(204)
  expect((await tablet.get('/api/user')).status).toBe(401)
  expect((await stranger.get('/api/user')).status).toBe(200)
  expect((await accountOf(laptop)).sessions).toMatchObject([{ isCurrent: true }])
})

test('the time of last use of a session is updated once an hour', async () => {
  const [user] = await signedIn('hourly')
  const tokenHash = await sha256(user.cookie.replace('session=', ''))
  const seen = () =>
    env.DB.prepare('select last_seen_at from sessions where token_hash = ?')
      .bind(tokenHash)
      .first<number>('last_seen_at')
  const setSeen = (at: number | null) =>
    env.DB.prepare('update sessions set last_seen_at = ? where token_hash = ?').bind(at, tokenHash).run()
  const lately = Date.now() - HOUR_MS / 2
  await setSeen(lately)
  await user.get('/api/user')
  expect(await seen()).toBe(lately)
  for (const before of [Date.now() - 2 * HOUR_MS, null]) {
    await setSeen(before)
    const answer = await user.get('/api/user')
    expect(await seen()).toBeGreaterThan(Date.now() - 60_000)
    // The session itself is not prolonged by it.
    expect(answer.headers.getSetCookie().filter((line) => line.startsWith('session='))).toEqual([])
  }
})

test('no session opens when the password or provider link has changed since the check', async () => {
  const { id, ...person } = await newPerson()
  const user = { id, ...person }
  const password = (await env.DB.prepare('select password from users where id = ?')
    .bind(id)
    .first<string>('password'))!
  const link = { provider: 'google', subject: `racing-${id}` }
  const openings = async () => [
    await startSession(contextOf(null), user, { password }),
    await startSession(contextOf(null), user, link),
  ]
  expect((await openings()).map((opened) => opened !== null)).toEqual([true, false])
  await env.DB.prepare("insert into linked_accounts values ('google', ?, ?, 0)").bind(link.subject, id).run()
  expect((await openings()).map((opened) => opened !== null)).toEqual([true, true])

  await env.DB.prepare('update users set disabled_at = 1 where id = ?').bind(id).run()
  expect(await openings()).toEqual([null, null])
  await env.DB.prepare('update users set disabled_at = null where id = ?').bind(id).run()
  // An admin resets the password between the check and the opening of the session.
  const admin = await newPerson('admin')
  const reset = await ask(admin, 'POST /admin/users/:id/reset-password', {
    path: `/admin/users/${id}/reset-password`,
  })
  expect(reset.status).toBe(200)
  expect(await openings()).toEqual([null, null])
  const left = await env.DB.prepare('select count(*) as n from sessions where user_id = ?')
    .bind(id)
    .first('n')
  expect(left).toBe(0)
})

test('a sign-in refused for that reason keeps the existing session', async () => {
  const person = await newPerson()
  const tokenHash = await sha256(person.cookie.replace('session=', ''))
  const ctx = { ...contextOf(null), sessionTokenHash: tokenHash }
  expect(await startSession(ctx, person, { password: 'another hash' })).toBeNull()
  expect((await ask(person, 'GET /user', {})).status).toBe(200)
})

async function linkedPerson(hasPassword: boolean, providers: string[]): Promise<Person> {
  const person = await newPerson()
  await env.DB.prepare('update users set has_password = ? where id = ?')
    .bind(Number(hasPassword), person.id)
    .run()
  for (const provider of providers)
    await env.DB.prepare('insert into linked_accounts values (?, ?, ?, 0)')
      .bind(provider, `of-${person.id}`, person.id)
      .run()
  return person
}

const unlink = (person: Person, provider: string) =>
  ask(person, 'DELETE /account/providers/:provider', { path: `/account/providers/${provider}` })

test('a provider can be disconnected unless it is the only way to sign in', async () => {
  const both = await linkedPerson(true, ['google', 'discord'])
  expect((await unlink(both, 'google')).status).toBe(204)
  expect((await unlink(both, 'google')).status).toBe(404)
  expect((await unlink(both, 'discord')).status).toBe(204)

  const without = await linkedPerson(false, ['google', 'discord'])
  const answers = await Promise.all([unlink(without, 'google'), unlink(without, 'discord')])
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  const [refused] = answers.filter(({ status }) => status === 409)
  expect(await refused!.text()).toMatch(
    /^(Google|Discord) is the only way to sign in to this account\. Set a password first$/,
  )

  const newPassword = 'a first password'
  const set = await ask(without, 'POST /account/password', { body: { newPassword } })
  expect(set.status).toBe(200)
  const cookie = set.headers.get('Set-Cookie')!.split(';')[0]!
  expect((await ask(without, 'GET /user', {})).status).toBe(401)
  const again = await ask({ cookie }, 'POST /account/password', {
    body: { newPassword: 'a second password' },
  })
  expect([again.status, await again.text()]).toEqual([409, 'This account has a password, change it instead'])
  const login = { usernameOrEmail: without.username, password: newPassword }
  expect((await new Client().post('/api/login', login)).status).toBe(200)
})

test('a first password can be set only shortly after signing in', async () => {
  const person = await linkedPerson(false, ['google'])
  await env.DB.prepare('update sessions set created_at = ? where user_id = ?')
    .bind(Date.now() - 11 * 60_000, person.id)
    .run()
  const late = await ask(person, 'POST /account/password', { body: { newPassword: 'a first password' } })
  expect([late.status, await late.text()]).toEqual([
    403,
    'To make sure it is you, log out, sign in again and repeat this within 10 minutes',
  ])
})

test('a disabled user is signed out at once and told why only after the right password; enabling restores everything', async () => {
  const admin = await newPerson('admin')
  const user = await newPerson()
  const set = (verb: 'disable' | 'enable', id = user.id) =>
    ask(admin, `POST /admin/users/:id/${verb}`, { path: `/admin/users/${id}/${verb}` })
  const login = async (password: string) => {
    const answer = await new Client().post('/api/login', { usernameOrEmail: user.username, password })
    return [answer.status, answer.ok ? null : await answer.text()]
  }
  expect((await set('disable')).status).toBe(204)
  expect((await ask(user, 'GET /user', {})).status).toBe(401)
  expect(await login(PASSWORD)).toEqual([403, 'This account is disabled. Please ask an admin to enable it'])
  expect(await login('guessed wrong')).toEqual([401, 'Wrong username, email or password'])
  const listed = async () =>
    (await (await ask(admin, 'GET /users', {})).json<{ users: ListedUserWire[] }>()).users.find(
      ({ id }) => id === user.id,
    )
  expect(await listed()).toMatchObject({ disabledAt: expect.stringMatching(/^\d{4}-/), providers: [] })

  expect((await set('enable')).status).toBe(204)
  expect(await login(PASSWORD)).toEqual([200, null])
  expect(await listed()).toMatchObject({ disabledAt: null })
  const own = await set('disable', admin.id)
  expect([own.status, await own.text()]).toEqual([409, 'You cannot disable your own account'])
  expect((await set('disable', 999_999)).status).toBe(404)
})

test('admins see the linked providers of an account', async () => {
  const admin = await newPerson('admin')
  const person = await linkedPerson(true, ['google', 'discord'])
  const { users } = await (await ask(admin, 'GET /users', {})).json<{ users: ListedUserWire[] }>()
  expect(users.find(({ id }) => id === person.id)?.providers.sort()).toEqual(['discord', 'google'])
})

/** Every row of every table that has an owner, and of `users`, that belongs to the user. */
async function rowsOf(userId: number): Promise<Record<string, number>> {
  const tables = Object.values<unknown>(schema).filter((table): table is SQLiteTable =>
    is(table, SQLiteTable),
  )
  const owned = tables.filter((table) => 'userId' in getTableColumns(table)).map(getTableName)
  const counts = await Promise.all(
    owned.map(async (name) => {
      const n = await env.DB.prepare(`select count(*) as n from ${name} where user_id = ?`)
        .bind(userId)
        .first<number>('n')
      return [name, n ?? 0] as const
    }),
  )
  return Object.fromEntries(counts.filter(([, n]) => n > 0))
}

async function filesOf(userId: number): Promise<number> {
  return (await env.FILES.list({ prefix: `contests/${userId}/` })).objects.length
}

async function fullPerson(): Promise<Person> {
  const person = await newPerson()
  await ask(person, 'POST /saved-lineups', { body: showdownLineup() })
  const saved = await ask(person, 'POST /saved-lineups', { body: showdownLineup() })
  const { lineup } = await saved.json<{ lineup: { id: number } }>()
  await ask(person, 'POST /saved-lineups/finalize', { body: { lineup_id: lineup.id } })
  await ask(person, 'POST /csv-history/:gameMode', {
    path: '/csv-history/showdown',
    body: { csvData: salaryCsv(person.username), fileName: 'DKSalaries.csv' },
  })
  const [set, deleted] = [await newEntrySet(person), await newEntrySet(person)]
  const path = `/entry-sets/${set}/entries`
  await ask(person, 'PUT /entry-sets/:id/entries', { path, body: { entries: [enteredEntry('4001')] } })
  await ask(person, 'DELETE /entry-sets/:id', { path: `/entry-sets/${deleted}` })
  await newHistory(person)
  await newContest(person)
  await jobsDone()
  await env.DB.prepare("insert into linked_accounts values ('google', ?, ?, 0)")
    .bind(`full-${person.id}`, person.id)
    .run()
  return person
}

test('deleting an account removes its records, files, sessions, name and email; other accounts are unchanged', async () => {
  const [person, other] = [await fullPerson(), await fullPerson()]
  const othersRows = await rowsOf(other.id)
  expect(Object.keys(await rowsOf(person.id)).length).toBeGreaterThan(10)
  expect(await filesOf(person.id)).toBeGreaterThan(0)

  const wrong = await ask(person, 'DELETE /account', { body: { password: 'guessed wrong' } })
  expect([wrong.status, await wrong.text()]).toEqual([400, 'Current password is incorrect'])
  expect((await ask(person, 'DELETE /account', { body: {} })).status).toBe(400)
  expect(await rowsOf(other.id)).toEqual(othersRows)
  const gone = await ask(person, 'DELETE /account', { body: { password: PASSWORD } })
  expect(gone.status).toBe(204)
  expect(gone.headers.get('Set-Cookie')).toMatch(/^session=; .*Max-Age=0/)

  expect((await ask(person, 'GET /user', {})).status).toBe(401)
  expect(await rowsOf(person.id)).toEqual({})
  expect(await filesOf(person.id)).toBe(0)
  const row = await env.DB.prepare('select * from users where id = ?').bind(person.id).first()
  expect(JSON.stringify(row)).not.toContain(person.username)
  expect(row).toMatchObject({ username: '', email: null, password: '', role: 'user' })
  const login = { usernameOrEmail: person.username, password: PASSWORD }
  expect((await new Client().post('/api/login', login)).status).toBe(401)
  expect(await rowsOf(other.id)).toEqual(othersRows)
  expect(await filesOf(other.id)).toBeGreaterThan(0)
  const name = await new Client().post('/api/register', { username: person.username, password: PASSWORD })
  expect(name.status).toBe(200)

  const cron = createScheduledController({ scheduledTime: new Date(), cron: '*/5 * * * *' })
  // An upload that was running when the account was closed.
  await env.FILES.put(`contests/${person.id}/late/standings.csv`, 'late')
  await env.DB.prepare('update users set closed_at = closed_at - 600000 where id = ?').bind(person.id).run()
  await sweep(cron, env)
  expect(await filesOf(person.id)).toBe(0)
  const left = () => env.DB.prepare('select count(*) as n from users where id = ?').bind(person.id).first('n')
  expect(await left()).toBe(1)
  await env.DB.prepare('update users set closed_at = closed_at - 86400000 where id = ?').bind(person.id).run()
  await sweep(cron, env)
  expect(await left()).toBe(0)
  expect((await ask(other, 'GET /user', {})).status).toBe(200)
})

test('the last admin can be neither deleted nor disabled, also by concurrent requests', async () => {
  await env.DB.prepare("update users set role = 'user' where role = 'admin'").run()
  const [first, second] = [await newPerson('admin'), await newPerson('admin')]
  const remove = (person: Person) => ask(person, 'DELETE /account', { body: { password: PASSWORD } })
  const answers = await Promise.all([remove(first), remove(second)])
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  const [refused] = answers.filter(({ status }) => status === 409)
  expect(await refused!.text()).toBe(
    'You are the only admin. Create another admin before you delete this account',
  )

  const left = answers[0]!.status === 409 ? first : second
  const third = await newPerson('admin')
  const disable = (by: Person, other: Person) =>
    ask(by, 'POST /admin/users/:id/disable', { path: `/admin/users/${other.id}/disable` })
  await Promise.all([disable(left, third), disable(third, left)])
  const usable = await env.DB.prepare(
    "select count(*) as n from users where role = 'admin' and disabled_at is null and closed_at is null",
  ).first('n')
  expect(usable).toBe(1)
})

test('an account export holds all account data and no secrets', async () => {
  const [user] = await signedIn('exporting')
  const answer = await user.get('/api/export/account.json')
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="account.json"')
  const text = await answer.text()
  expect(JSON.parse(text)).toMatchObject({
    account: {
      username: 'exporting',
      hasPassword: true,
      linkedProviders: [],
      sessions: [{ device: 'Unknown browser' }],
    },
  })
  expect(text).not.toContain('argon2')
  expect(text).not.toContain(await sha256(user.cookie.replace('session=', '')))
})

test('the sweep fills in missing name skeletons; of two similar names the older keeps it', async () => {
  const insert = (name: string) =>
    env.DB.prepare("insert into users (username, username_key, password, created_at) values (?, ?, '-', 0)")
      .bind(name, name)
      .run()
  for (const name of ['old-paul', 'old-pau1', 'old-mary']) await insert(name)
  const cron = createScheduledController({ scheduledTime: new Date(), cron: '*/5 * * * *' })
  await sweep(cron, env)
  const looks = await env.DB.prepare(
    "select username_skeleton as look from users where username like 'old-%' order by id",
  ).all<{ look: string }>()
  expect(looks.results.map(({ look }) => look)).toEqual([
    'old-paul',
    expect.stringMatching(/^ \d+$/),
    'old-rnary',
  ])
  const similar = await new Client().post('/api/register', { username: 'OLD-PAUI', password: PASSWORD })
  expect([similar.status, await similar.text()]).toEqual([
    409,
    'That username looks too much like one that is taken, please choose another',
  ])
})

test('names that look like the operator are refused', async () => {
  for (const username of ['admin', 'ADMlN', 'Support', 'аdmin'.replace('а', 'a')]) {
    const answer = await new Client().post('/api/register', { username, password: PASSWORD })
    expect([username, answer.status]).toEqual([username, 409])
  }
})
