import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { UserWire } from '#contract/auth.ts'
import type { UserPageWire } from '#contract/users.ts'
import { Client, PASSWORD, signedIn } from '#workers/testing/make-user.ts'

const TEMPORARY_PASSWORD = /^[2-9A-HJ-NP-Z]{16}$/
const DAY_MS = 24 * 60 * 60 * 1000

type Created = { user: UserWire; tempPassword: string }

async function newAdmin(username: string): Promise<Client> {
  const [admin] = await signedIn(username)
  await env.DB.prepare("update users set role = 'admin' where username = ?").bind(username).run()
  return admin
}

async function create(admin: Client, body: unknown): Promise<Created> {
  const answer = await admin.post('/api/admin/users', body)
  expect(answer.status).toBe(200)
  return answer.json()
}

async function reset(admin: Client, id: number | string): Promise<Response> {
  return admin.post(`/api/admin/users/${id}/reset-password`)
}

function rowOf(username: string) {
  return env.DB.prepare('select * from users where username = ?').bind(username).first()
}

async function signIn(usernameOrEmail: string, password: string): Promise<Client> {
  const client = new Client()
  const answer = await client.post('/api/login', { usernameOrEmail, password })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return client
}

test('a created account signs in with its temporary password and must change it before anything else', async () => {
  const admin = await newAdmin('creator')
  const before = Date.now()
  const { user, tempPassword } = await create(admin, { username: ' Newcomer ', email: 'New@Example.com' })
  expect(tempPassword).toMatch(TEMPORARY_PASSWORD)
  expect(user).toEqual({
    id: expect.any(Number),
    username: 'Newcomer',
    email: 'new@example.com',
    role: 'user',
    mustChangePassword: true,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
  const lifetime = Number((await rowOf('Newcomer'))!.temporary_password_expires_at) - before
  expect(lifetime).toBeGreaterThanOrEqual(7 * DAY_MS)
  expect(lifetime).toBeLessThan(7 * DAY_MS + 60_000)

  const newcomer = await signIn('newcomer', tempPassword)
  expect((await newcomer.get('/api/saved-lineups')).status).toBe(403)
  const same = await newcomer.post('/api/change-password', {
    currentPassword: tempPassword,
    newPassword: tempPassword,
  })
  expect(same.status).toBe(400)
  const changed = await newcomer.post('/api/change-password', {
    currentPassword: tempPassword,
    newPassword: PASSWORD,
  })
  expect(changed.status).toBe(200)
  expect((await newcomer.get('/api/saved-lineups')).status).toBe(200)
  await expect(signIn('newcomer', tempPassword)).rejects.toThrow('401')
  expect(await rowOf('Newcomer')).toMatchObject({
    must_change_password: 0,
    temporary_password_expires_at: null,
  })
})

test('a reset ends every session and replaces the password and any earlier temporary one', async () => {
  const admin = await newAdmin('resetter')
  const [laptop] = await signedIn('forgetful')
  const phone = await signIn('forgetful', PASSWORD)
  const { id } = await (await laptop.get('/api/user')).json<UserWire>()

  const first = await (await reset(admin, id)).json<{ tempPassword: string }>()
  for (const device of [laptop, phone]) expect((await device.get('/api/user')).status).toBe(401)
  await expect(signIn('forgetful', PASSWORD)).rejects.toThrow('401')
  const held = await signIn('forgetful', first.tempPassword)

  const second = await (await reset(admin, id)).json<{ tempPassword: string }>()
  expect(second).toEqual({ tempPassword: expect.stringMatching(TEMPORARY_PASSWORD) })
  expect(second.tempPassword).not.toBe(first.tempPassword)
  expect((await held.get('/api/user')).status).toBe(401)
  await expect(signIn('forgetful', first.tempPassword)).rejects.toThrow('401')
  const again = await signIn('forgetful', second.tempPassword)
  expect(await (await again.get('/api/user')).json()).toMatchObject({ id, mustChangePassword: true })

  await env.DB.prepare('update users set temporary_password_expires_at = ? where id = ?')
    .bind(Date.now() - 1, id)
    .run()
  await expect(signIn('forgetful', second.tempPassword)).rejects.toThrow(
    '401 Wrong username, email or password',
  )
})

test('admins see users, the newest first, without any credentials', async () => {
  const admin = await newAdmin('reader')
  const { tempPassword } = await create(admin, { username: 'latest', role: 'admin' })
  const answer = await admin.get('/api/users')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  const text = await answer.text()
  expect(text).not.toContain('argon2')
  expect(text).not.toContain(tempPassword)
  const { users } = JSON.parse(text) as { users: UserWire[] }
  expect(users.map(({ id }) => id)).toEqual(users.map(({ id }) => id).toSorted((a, b) => b - a))
  expect(users[0]).toMatchObject({
    username: 'latest',
    email: null,
    role: 'admin',
    mustChangePassword: true,
  })
  for (const user of users) {
    expect(Object.keys(user).sort()).toEqual(
      [
        'createdAt',
        'disabledAt',
        'email',
        'id',
        'mustChangePassword',
        'providers',
        'role',
        'username',
      ].sort(),
    )
  }
})

test('users come in pages of 25; a search finds part of a name or email, in any case', async () => {
  const admin = await newAdmin('pager')
  const insert = `insert into users (username_key, username, email, password, created_at)
    select 'páge-' || value, 'Páge-' || value, 'crowd.' || value || '@example.org', 'x', 0 from json_each(?)`
  const crowd = Array.from({ length: 55 }, (_, i) => i + 1)
  await env.DB.prepare(insert).bind(JSON.stringify(crowd)).run()
  const page = async (query: string) => (await admin.get(`/api/users${query}`)).json<UserPageWire>()
  const names = ({ users }: UserPageWire) => users.map(({ username }) => username)

  const first = await page('?search=%20P%C3%81GE-%20')
  expect(names(first)).toEqual(Array.from({ length: 25 }, (_, i) => `Páge-${55 - i}`))
  expect(first.found).toBe(55)
  expect(first.total).toBeGreaterThan(55)
  const second = await page(`?search=p%C3%A1ge-&before=${first.next}`)
  const third = await page(`?search=p%C3%A1ge-&before=${second.next}`)
  expect(names(third)).toEqual(['Páge-5', 'Páge-4', 'Páge-3', 'Páge-2', 'Páge-1'])
  expect(third.next).toBeNull()

  expect(names(await page('?search=Crowd.20@'))).toEqual(['Páge-20'])
  // Signs that mean something in a database's pattern are signs here.
  for (const sought of ['%25', '_', 'nobody%20at%20all'])
    expect(await page(`?search=${sought}`)).toMatchObject({ users: [], found: 0, next: null })
  expect((await page('')).users).toHaveLength(25)
})

test.each([
  [{}, 400, 'Username is required'],
  [{ username: '   ' }, 400, 'Username is required'],
  [{ username: 'ab' }, 400, 'Username must be at least 3 characters'],
  [{ username: 'a@b.example' }, 400, 'Username must not contain @'],
  [{ username: 'in\u200bvisible' }, 400, 'Username must not contain invisible characters'],
  [{ username: 'valid', email: 'nonsense' }, 400, 'Email is not valid'],
  [{ username: 'valid', role: 'owner' }, 400, 'Role must be user or admin'],
  [{ username: 'FIRST' }, 409, 'That username is already taken'],
  [{ username: 'ｆｉｒｓｔ' }, 409, 'That username is already taken'],
  [{ username: 'flrst' }, 409, 'That username looks too much like one that is taken, please choose another'],
])('%j is refused with %i', async (body, status, sentence) => {
  const admin = await newAdmin(`refuser-${crypto.randomUUID()}`)
  await admin.post('/api/admin/users', { username: 'first', email: 'first@example.com' })
  const answer = await admin.post('/api/admin/users', body)
  expect([answer.status, await answer.text()]).toEqual([status, sentence])
})

test('a changed role applies from the next request on', async () => {
  const [user] = await signedIn('promoted')
  const setRole = (role: string) =>
    env.DB.prepare('update users set role = ? where username = ?').bind(role, 'promoted').run()
  expect((await user.get('/api/users')).status).toBe(403)
  await setRole('admin')
  expect((await user.get('/api/users')).status).toBe(200)
  await setRole('user')
  expect((await user.get('/api/users')).status).toBe(403)
})
