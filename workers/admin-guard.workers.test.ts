import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { beforeAll, expect, inject, test } from 'vitest'
import worker from '#workers/app.ts'
import { ORIGIN, signedIn } from '#workers/testing/make-user.ts'

const TEAM = inject('loopbackUrl')
const BEHIND_ACCESS = { ACCESS_TEAM_DOMAIN: TEAM, ACCESS_AUD: 'users-application' }
const ACCESS_TEXT = 'User management needs a sign-in through Cloudflare Access'

const CALLS = ['GET /api/users', 'POST /api/admin/users', 'POST /api/admin/users/4711/reset-password']
const TRICKS = [
  'GET /api/users/',
  'GET /api//users',
  'GET /api/%75sers',
  'GET /%61pi/users',
  'GET /api/USERS',
  'GET /api/users?_routes=root',
  'POST /api/%61dmin/users',
  'POST /api/admin%2fusers',
  'POST /users',
  'POST /users.data',
  'POST /Users/',
]

let cookies: Record<'anonymous' | 'user' | 'pending' | 'admin', string>
let token: string

beforeAll(async () => {
  const [user, pending, admin] = await signedIn('guard-user', 'guard-pending', 'guard-admin')
  await env.DB.prepare(
    "update users set role = 'admin' where username in ('guard-pending', 'guard-admin')",
  ).run()
  await env.DB.prepare("update users set must_change_password = 1 where username = 'guard-pending'").run()
  cookies = { anonymous: '', user: user.cookie, pending: pending.cookie, admin: admin.cookie }
  token = await validToken()
})

test.each([...CALLS, ...TRICKS])('%s lets only a settled admin through', async (route) => {
  expect(await refusalOf(route, 'anonymous')).toBe('401 Please sign in')
  expect(await refusalOf(route, 'pending')).toBe('403 You must change your temporary password first')
  expect(await refusalOf(route, 'user')).toBe('403 Admins only')
  expect(await refusalOf(route, 'admin')).toBeNull()
})

test.each([...CALLS, ...TRICKS])(
  'behind Access, %s needs its token as well, and the token alone opens nothing',
  async (route) => {
    const behind = (who: keyof typeof cookies, assertion: string | null) =>
      refusalOf(route, who, { configured: BEHIND_ACCESS, assertion })
    expect(await behind('anonymous', token)).toBe('401 Please sign in')
    expect(await behind('user', token)).toBe('403 Admins only')
    expect(await behind('admin', null)).toBe(`403 ${ACCESS_TEXT}`)
    expect(await behind('admin', `${token}x`)).toBe(`403 ${ACCESS_TEXT}`)
    expect(await behind('admin', token)).toBeNull()
  },
)

test('without the keys, or with half a configuration, admin routes are refused and everything else works', async () => {
  for (const configured of [
    { ...BEHIND_ACCESS, ACCESS_TEAM_DOMAIN: 'http://127.0.0.1:9' },
    { ...BEHIND_ACCESS, ACCESS_AUD: '' },
    { ...BEHIND_ACCESS, ACCESS_TEAM_DOMAIN: '' },
    { ...BEHIND_ACCESS, ACCESS_TEAM_DOMAIN: 'http://elsewhere.example' },
  ]) {
    expect(await refusalOf('GET /api/users', 'admin', { configured, assertion: token })).toBe(
      `403 ${ACCESS_TEXT}`,
    )
    expect((await ask('GET /api/user', 'admin', { configured })).status).toBe(200)
    expect((await ask('GET /api/saved-lineups', 'user', { configured })).status).toBe(200)
    expect((await ask('GET /', 'admin', { configured })).status).toBe(200)
  }
})

test('a refused page view reaches the page with the reason', async () => {
  expect(await toldToPages('GET /', 'admin')).toBe('Admins only')
  for (const path of ['GET /users', 'GET /users/', 'GET /Users']) {
    expect(await toldToPages(path, 'anonymous')).toBe('Please sign in')
    expect(await toldToPages(path, 'user')).toBe('Admins only')
    expect(await toldToPages(path, 'admin')).toBeNull()
    expect(await toldToPages(path, 'admin', BEHIND_ACCESS)).toBe(ACCESS_TEXT)
  }
})

type Situation = { configured?: object; assertion?: string | null }

/** The guard's refusal; null when the request passed it, whatever the handler answers. */
async function refusalOf(
  route: string,
  who: keyof typeof cookies,
  situation?: Situation,
): Promise<string | null> {
  const answer = await ask(route, who, situation)
  const text = await answer.text()
  return answer.status === 401 || answer.status === 403 ? `${answer.status} ${text}` : null
}

async function toldToPages(route: string, who: keyof typeof cookies, configured = {}): Promise<unknown> {
  const page = await ask(route, who, { configured })
  return (await page.json<{ adminRefusal: unknown }>()).adminRefusal
}

function ask(route: string, who: keyof typeof cookies, { configured, assertion }: Situation = {}) {
  const [method = '', path = ''] = route.split(' ')
  const headers = new Headers({ Cookie: cookies[who] })
  if (assertion) headers.set('Cf-Access-Jwt-Assertion', assertion)
  return worker.fetch(
    new Request(ORIGIN + path, { method, headers }),
    { ...env, ...configured },
    createExecutionContext(),
  )
}

/** Signed by a key that the loopback key server lists from now on. */
async function validToken(): Promise<string> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = { ...(await exportJWK(publicKey)), kid: 'team-key', alg: 'RS256', use: 'sig' }
  const published = await fetch(`${TEAM}/cdn-cgi/access/certs`, {
    method: 'PUT',
    body: JSON.stringify({ keys: [key] }),
  })
  expect(published.status).toBe(200)
  return new SignJWT({ email: 'admin@example.com' })
    .setProtectedHeader({ alg: 'RS256', kid: 'team-key' })
    .setIssuer(TEAM)
    .setAudience(['users-application'])
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey)
}
