import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { UserWire } from '#contract/auth.ts'
import { Client, PASSWORD, signedIn } from '#workers/testing/make-user.ts'

const NEW_PASSWORD = 'staple battery horse'
const METHODS = ['debug', 'error', 'info', 'log', 'warn'] as const

let written: unknown[][]

beforeEach(() => {
  written = []
  for (const method of METHODS) {
    vi.spyOn(console, method).mockImplementation((...line) => {
      written.push(line)
    })
  }
})

afterEach(() => vi.restoreAllMocks())

/** The log lines so far, without the request lines. */
function events(): Record<string, unknown>[] {
  return written.map(([line]) => JSON.parse(line as string)).filter(({ event }) => event !== 'request')
}

async function idOf(client: Client): Promise<number> {
  return (await (await client.get('/api/user')).json<UserWire>()).id
}

test('sign-ins, refusals and account changes are logged, without secrets', async () => {
  const [admin, user] = await signedIn('log-admin', 'log-user')
  await env.DB.prepare("update users set role = 'admin' where username = 'log-admin'").run()
  const [adminId, userId] = [await idOf(admin), await idOf(user)]
  const secrets = [PASSWORD, NEW_PASSWORD, tokenOf(admin), tokenOf(user)]
  written = []

  const wrong = { usernameOrEmail: 'log-user', password: 'guessed wrong' }
  const guesser = new Client()
  for (let i = 0; i < 11; i++) await guesser.post('/api/login', wrong)
  await user.get('/api/users')
  const created = await admin.post('/api/admin/users', { username: 'log-made' })
  const { user: made, tempPassword } = await created.json<{ user: UserWire; tempPassword: string }>()
  const reset = await admin.post(`/api/admin/users/${made.id}/reset-password`)
  const { tempPassword: second } = await reset.json<{ tempPassword: string }>()
  const client = new Client()
  await client.post('/api/login', { usernameOrEmail: 'log-made', password: second })
  secrets.push(tempPassword, second, wrong.password, tokenOf(client))
  await client.post('/api/change-password', { currentPassword: 'guessed wrong', newPassword: NEW_PASSWORD })
  await client.post('/api/change-password', { currentPassword: second, newPassword: NEW_PASSWORD })
  secrets.push(tokenOf(client))

  const { address } = guesser
  const seconds = expect.any(Number)
  expect(events().map(({ level, requestId, ...rest }) => rest)).toEqual([
    ...Array(10).fill({ event: 'login_refused', userId, address }),
    { event: 'locked_out', limit: 'loginOfName', address, seconds },
    { event: 'admin_refused', userId, reason: 'no_admin' },
    { event: 'user_created', userId: made.id, role: 'user', by: adminId },
    { event: 'password_reset', userId: made.id, by: adminId },
    { event: 'login', userId: made.id, address: client.address },
    { event: 'password_refused', userId: made.id },
    { event: 'password_changed', userId: made.id },
  ])
  for (const { requestId } of events()) expect(requestId).toMatch(/^[\da-f-]{36}$/)
  const everything = written.flat().join('\n')
  for (const secret of secrets) expect(everything).not.toContain(secret)
  expect(everything).not.toContain('argon2')
})

test.each([
  'x\n{"level":"info","event":"login","userId":1}',
  'x\r\nlogin userId=1',
  '"},{"event":"login","userId":1,"x":"',
  '\\"\'`$1',
  'x\u2028\u2029\u0085\u001b[2J\u202eadmin',
  'x'.repeat(255),
])('the name %j is logged as one line without the typed text', async (name) => {
  await new Client().post('/api/login', { usernameOrEmail: name, password: 'guessed wrong' })
  const [refusal, ...others] = events()
  expect(others).toEqual([])
  expect(refusal).toMatchObject({ event: 'login_refused', userId: null })
  expect(written.flat().join()).not.toContain(name)
  for (const line of written) {
    expect(line).toHaveLength(1)
    expect(line[0]).not.toMatch(/[\n\r]/)
  }
})

function tokenOf({ cookie }: Client): string {
  return cookie.split('=')[1]!
}
