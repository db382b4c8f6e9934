import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { Client, PASSWORD, send, signedIn } from '#workers/testing/make-user.ts'

const NEW_PASSWORD = 'staple battery horse'

test('changing the password ends every other session, and the old password no longer works', async () => {
  const [laptop] = await signedIn('ada-password')
  const phone = new Client()
  await phone.post('/api/login', { usernameOrEmail: 'ada-password', password: PASSWORD })
  expect((await phone.get('/api/user')).status).toBe(200)
  const before = laptop.cookie

  const wrong = await laptop.post('/api/change-password', {
    currentPassword: 'nope',
    newPassword: NEW_PASSWORD,
  })
  expect([wrong.status, await wrong.text()]).toEqual([400, 'Current password is incorrect'])
  const same = await laptop.post('/api/change-password', { currentPassword: PASSWORD, newPassword: PASSWORD })
  expect(same.status).toBe(400)
  const changed = await laptop.post('/api/change-password', {
    currentPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
  })
  expect([changed.status, await changed.text()]).toEqual([200, 'Password changed'])

  expect((await phone.get('/api/user')).status).toBe(401)
  expect((await laptop.get('/api/user')).status).toBe(200)
  laptop.cookie = before
  expect((await laptop.get('/api/user')).status).toBe(401)
  const old = await phone.post('/api/login', { usernameOrEmail: 'ada-password', password: PASSWORD })
  expect(old.status).toBe(401)
  const good = await phone.post('/api/login', { usernameOrEmail: 'ada-password', password: NEW_PASSWORD })
  expect(good.status).toBe(200)
})

test('of two concurrent password changes one succeeds, and only its session stays open', async () => {
  const [laptop] = await signedIn('ada-two-devices')
  const phone = new Client()
  await phone.post('/api/login', { usernameOrEmail: 'ada-two-devices', password: PASSWORD })
  const answers = await Promise.all([
    laptop.post('/api/change-password', { currentPassword: PASSWORD, newPassword: 'first new password' }),
    phone.post('/api/change-password', { currentPassword: PASSWORD, newPassword: 'second new password' }),
  ])
  const [winner] = answers.filter((answer) => answer.status === 200)
  expect(winner).toBeDefined()
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  const alive = await Promise.all([laptop.get('/api/user'), phone.get('/api/user')])
  expect(alive.map((answer) => answer.status).sort()).toEqual([200, 401])
})

test('a temporary password must be changed before anything else and does not work after its expiry', async () => {
  const [ada] = await signedIn('ada-temporary')
  const hold = env.DB.prepare(
    'update users set must_change_password = 1, temporary_password_expires_at = ? where username = ?',
  )
  await hold.bind(Date.now() + 60_000, 'ada-temporary').run()
  expect(await (await ada.get('/api/user')).json()).toMatchObject({ mustChangePassword: true })
  const refused = await ada.get('/api/saved-lineups')
  expect([refused.status, await refused.text()]).toEqual([
    403,
    'You must change your temporary password first',
  ])

  await hold.bind(Date.now() - 1, 'ada-temporary').run()
  const late = await new Client().post('/api/login', { usernameOrEmail: 'ada-temporary', password: PASSWORD })
  expect([late.status, await late.text()]).toEqual([401, 'Wrong username, email or password'])

  await ada.post('/api/change-password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD })
  expect(await (await ada.get('/api/user')).json()).toMatchObject({ mustChangePassword: false })
  expect((await ada.get('/api/saved-lineups')).status).toBe(200)
})

test('a hash with older parameters still works and is replaced at sign-in', async () => {
  const [ada] = await signedIn('ada-rehash')
  const older =
    '$argon2id$v=19$m=4096,t=1,p=1$YCQ5TkNCLTSUlqUjDBUmXw$vvpT01bPBvy0vqdTuZagFvRpoKSLvRmLLDNUbDbUisU'
  await env.DB.prepare('update users set password = ? where username = ?').bind(older, 'ada-rehash').run()
  expect((await ada.post('/api/login', { usernameOrEmail: 'ada-rehash', password: PASSWORD })).status).toBe(
    200,
  )
  const row = await env.DB.prepare('select password from users where username = ?')
    .bind('ada-rehash')
    .first<{ password: string }>()
  expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await ada.post('/api/login', { usernameOrEmail: 'ada-rehash', password: PASSWORD })).status).toBe(
    200,
  )
})

test.each([
  ['7 characters', 'seven77', 'Password must be at least 8 characters'],
  ['8 characters', 'eight888', null],
  ['7 emoji, which are 14 UTF-16 units', '🏈'.repeat(7), 'Password must be at least 8 characters'],
  ['8 emoji', '🏈🏟🎯🎲🏆📈🧮🔢', null],
  ['255 characters', 'x'.repeat(255), null],
  ['256 characters', 'x'.repeat(256), 'Password must be at most 255 characters'],
  ['spaces around', '  padded  ', null],
  ['8 spaces', ' '.repeat(8), 'That password is one of those that are guessed first, please choose another'],
  [
    'a word that all try',
    'Password1',
    'That password is one of those that are guessed first, please choose another',
  ],
  ['their own name', 'policy their own name', 'The password must not be your username or email'],
])('a password of %s', async (what, password, refusal) => {
  const username = `policy ${what}`
  const answer = await new Client().post('/api/register', { username, password })
  expect([answer.status, answer.ok ? null : await answer.text()]).toEqual(
    refusal ? [400, refusal] : [200, null],
  )
  if (refusal) return
  expect((await new Client().post('/api/login', { usernameOrEmail: username, password })).status).toBe(200)
  const trimmed = await new Client().post('/api/login', {
    usernameOrEmail: username,
    password: password.trim(),
  })
  expect(trimmed.status).toBe(password === password.trim() ? 200 : 401)
})

test('a refused sign-in does not reveal which part was wrong', async () => {
  await new Client().post('/api/register', {
    username: 'known',
    email: 'known@example.com',
    password: PASSWORD,
  })
  const answers = await Promise.all(
    ['known', 'known@example.com', 'unknown', 'unknown@example.com'].map(async (usernameOrEmail) => {
      const answer = await new Client().post('/api/login', { usernameOrEmail, password: 'wrong password' })
      const headers = [...answer.headers].filter(([name]) => !/request-id|security-policy/.test(name))
      return { status: answer.status, body: await answer.text(), headers }
    }),
  )
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(answers[0]).toMatchObject({ status: 401, body: 'Wrong username, email or password' })
})

test('of eight concurrent registrations of one name one succeeds', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      new Client().post('/api/register', {
        username: i % 2 ? 'Rush' : ' rUSH ',
        email: `rush${i}@example.com`,
        password: PASSWORD,
      }),
    ),
  )
  const statuses = answers.map((answer) => answer.status).sort()
  expect(statuses).toEqual([200, ...Array(7).fill(409)])
  const rows = await env.DB.prepare("select count(*) as n from users where username_key = 'rush'").first()
  expect(rows).toEqual({ n: 1 })
})

test('of eight concurrent registrations with one email one succeeds, and signs in by it', async () => {
  const register = (i: number) =>
    new Client().post('/api/register', {
      username: `one-email-${i}`,
      email: i % 2 ? 'One@Email.example' : 'one@email.example',
      password: `${PASSWORD} ${i}`,
    })
  const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => register(i)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  const refused = answers.find(({ status }) => status === 409)
  expect(await refused!.text()).toBe('That email is already in use')
  const winner = answers.findIndex(({ status }) => status === 200)
  const login = { usernameOrEmail: 'ONE@email.example', password: `${PASSWORD} ${winner}` }
  expect((await new Client().post('/api/login', login)).status).toBe(200)
})

test('registration refuses other spellings of a taken name and can not set a role', async () => {
  const eve = new Client()
  const answer = await eve.post('/api/register', {
    username: 'Eve',
    email: 'EVE@example.com',
    password: PASSWORD,
    role: 'admin',
    mustChangePassword: true,
    id: 1_000_000,
    createdAt: 0,
  })
  const user = await answer.json<{ id: number; createdAt: string }>()
  expect(user).toMatchObject({ role: 'user', mustChangePassword: false, email: 'eve@example.com' })
  expect(user.id).toBeLessThan(1_000_000)
  expect(Date.parse(user.createdAt)).toBeGreaterThan(0)

  const names = { fullWidth: 'ＥＶＥ', upper: 'EVE' }
  for (const username of Object.values(names)) {
    const taken = await new Client().post('/api/register', { username, password: PASSWORD })
    expect([taken.status, await taken.text()]).toEqual([409, 'That username is already taken'])
  }
  const email = await new Client().post('/api/register', {
    username: 'other',
    email: 'eve@EXAMPLE.com',
    password: PASSWORD,
  })
  expect([email.status, await email.text()]).toEqual([409, 'That email is already in use'])
})

test.each([
  [{}, 'Username is required'],
  [{ username: '   ', password: PASSWORD }, 'Username is required'],
  [{ username: 'ab', password: PASSWORD }, 'Username must be at least 3 characters'],
  [{ username: 'x'.repeat(256), password: PASSWORD }, 'Username must be at most 255 characters'],
  [{ username: 'eve@example.com', password: PASSWORD }, 'Username must not contain @'],
  [{ username: 'eve\uff20example.com', password: PASSWORD }, 'Username must not contain @'],
  [{ username: 'eve\u202e', password: PASSWORD }, 'Username must not contain invisible characters'],
  [{ username: 'valid', email: 'nonsense', password: PASSWORD }, 'Email is not valid'],
  [{ username: 'valid' }, 'Password is required'],
])('registration %# is refused with a sentence', async (body, sentence) => {
  const answer = await send('/api/register', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect([answer.status, await answer.text()]).toEqual([400, sentence])
  expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
})
