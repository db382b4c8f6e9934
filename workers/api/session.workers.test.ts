import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { sha256 } from '#core/text/sha256.ts'
import { showdownLineup } from '#workers/testing/lineups.ts'
import { Client, PASSWORD, send, signedIn } from '#workers/testing/make-user.ts'

const DAY_S = 24 * 60 * 60

test('a session in use is prolonged in cookie and database, at most once per half lifetime', async () => {
  const [ada] = await signedIn('ada-daily')
  await age(ada, { createdDaysAgo: 20, endsInDays: 10 })
  const prolonged = await ada.get('/api/user')
  expect(maxAge(prolonged)).toBeCloseTo(30 * DAY_S, -2)
  expect(await secondsLeft(ada)).toBeCloseTo(30 * DAY_S, -2)
  expect((await ada.get('/api/user')).headers.get('Set-Cookie')).toBeNull()
})

test('a session ends 90 days after signing in, however often it was used', async () => {
  const [ada] = await signedIn('ada-always')
  await age(ada, { createdDaysAgo: 88, endsInDays: 1 })
  expect(maxAge(await ada.get('/api/user'))).toBeCloseTo(2 * DAY_S, -2)
  expect(await secondsLeft(ada)).toBeCloseTo(2 * DAY_S, -2)

  await age(ada, { createdDaysAgo: 89, endsInDays: 1 })
  const last = await ada.get('/api/user')
  expect(last.status).toBe(200)
  expect(last.headers.get('Set-Cookie')).toBeNull()
  await age(ada, { createdDaysAgo: 90, endsInDays: -0.001 })
  expect((await ada.get('/api/user')).status).toBe(401)
})

test('a sign-in, password change or logout sets only its own cookie, never a prolonged old one', async () => {
  const [ada] = await signedIn('ada-prolonged')
  const cookiesOf = (answer: Response) =>
    answer.headers.getSetCookie().filter((line) => line.startsWith('session='))
  const change = { currentPassword: PASSWORD, newPassword: 'another password' }
  for (const [path, body] of [
    ['/api/login', { usernameOrEmail: 'ada-prolonged', password: PASSWORD }],
    ['/api/change-password', change],
    ['/api/logout', undefined],
  ] as const) {
    await age(ada, { createdDaysAgo: 20, endsInDays: 10 })
    const before = ada.cookie
    const answer = await ada.post(path, body)
    expect(answer.status, path).toBe(200)
    expect(cookiesOf(answer), path).toHaveLength(1)
    expect(ada.cookie, path).not.toBe(before)
    expect((await ada.get('/api/user')).status, path).toBe(path === '/api/logout' ? 401 : 200)
  }
})

test('the prolonged cookie is sent beside other cookies', async () => {
  const [ada] = await signedIn('ada-writes')
  await age(ada, { createdDaysAgo: 20, endsInDays: 10 })
  const answer = await ada.post('/api/saved-lineups', showdownLineup())
  const names = answer.headers.getSetCookie().map((line) => line.split('=')[0])
  expect(names.sort()).toEqual(['bookmark', 'session'])
})

async function age(
  client: Client,
  { createdDaysAgo, endsInDays }: { createdDaysAgo: number; endsInDays: number },
) {
  const ms = (days: number) => Math.round(days * DAY_S * 1000)
  await env.DB.prepare('UPDATE sessions SET created_at = ?, expires_at = ? WHERE token_hash = ?')
    .bind(Date.now() - ms(createdDaysAgo), Date.now() + ms(endsInDays), await tokenHash(client))
    .run()
}

async function secondsLeft(client: Client): Promise<number> {
  const row = await env.DB.prepare('SELECT expires_at AS at FROM sessions WHERE token_hash = ?')
    .bind(await tokenHash(client))
    .first<{ at: number }>()
  return (row!.at - Date.now()) / 1000
}

function tokenHash(client: Client): Promise<string> {
  return sha256(client.cookie.slice(client.cookie.indexOf('=') + 1))
}

function maxAge(response: Response): number {
  return Number(/Max-Age=(\d+)/.exec(response.headers.get('Set-Cookie') ?? '')?.[1])
}

test('a browser that logged out without a connection ends its session with whatever it requests next', async () => {
  const [ada] = await signedIn('ada-offline')
  const session = ada.cookie
  const sessionsLeft = () =>
    env.DB.prepare(
      "select count(*) as n from sessions join users on users.id = user_id where username = 'ada-offline'",
    ).first('n')
  expect(await sessionsLeft()).toBe(1)
  const asked = await send('/api/health', { headers: { Cookie: `${session}; logout=1` } })
  expect(asked.status).toBe(200)
  expect(await sessionsLeft()).toBe(0)

  // The same for a request that needs the session; the mark is gone then.
  const again = await new Client().post('/api/login', { usernameOrEmail: 'ada-offline', password: PASSWORD })
  const [cookie] = again.headers.getSetCookie()[0]!.split(';')
  const refused = await send('/api/user', { headers: { Cookie: `${cookie}; logout=1` } })
  expect(refused.status).toBe(401)
  expect(refused.headers.getSetCookie()).toEqual(['logout=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax'])

  // Signing in with the mark opens a session that stays.
  const login = await send('/api/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: 'logout=1' },
    body: JSON.stringify({ usernameOrEmail: 'ada-offline', password: PASSWORD }),
  })
  const [opened] = login.headers
    .getSetCookie()
    .find((line) => line.startsWith('session='))!
    .split(';')
  expect((await send('/api/user', { headers: { Cookie: opened! } })).status).toBe(200)
})
