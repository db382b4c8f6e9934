import { exports } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { ORIGIN, send, signedIn } from '#workers/testing/make-user.ts'

const JSON_TYPE = { 'Content-Type': 'application/json' }

test('health answers everyone', async () => {
  const answer = await send('/api/health')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    checks: { db: 'ok', files: 'ok' },
  })
})

test.each([
  ['a page', '/', 200],
  ['a missing page', '/nope', 404],
  ['an answer', '/api/health', 200],
  ['a refusal', '/api/user', 401],
  ['an unknown route', '/api/nope', 404],
])('%s carries the security headers and its own id', async (_what, path, status) => {
  const [first, second] = await Promise.all([send(path), send(path)])
  expect(first.status).toBe(status)
  const policy = first.headers.get('Content-Security-Policy')
  expect(policy).toMatch(/script-src 'nonce-[A-Za-z0-9+/]{24}' 'strict-dynamic' 'wasm-unsafe-eval';/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toBe(second.headers.get('Content-Security-Policy'))
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/^accelerometer=\(\), .*camera=\(\), .*usb=\(\)$/),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  })
  expect(first.headers.get('X-Request-Id')).not.toBe(second.headers.get('X-Request-Id'))
  expect(first.headers.get('Strict-Transport-Security')).toBeNull()
})

test('a page gets the signed-in user and the nonce of its response', async () => {
  const [ada] = await signedIn('ada-page')
  const page = await ada.get('/')
  const { username, nonce } = await page.json<{ username: string; nonce: string }>()
  expect(username).toBe('ada-page')
  expect(page.headers.get('Content-Security-Policy')).toContain(`'nonce-${nonce}'`)
  expect(await (await send('/')).json()).toMatchObject({ username: null })
})

test('over https the cookie has the __Host- prefix and HSTS is sent', async () => {
  const secure = 'https://dfs.localhost'
  const register = await exports.default.fetch(`${secure}/api/register`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ username: 'secure', password: 'correct horse battery' }),
  })
  expect(register.headers.get('Strict-Transport-Security')).toMatch(/^max-age=31536000/)
  expect(register.headers.getSetCookie()[0]).toMatch(
    /^__Host-session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
  )
  const cookie = register.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const known = await exports.default.fetch(`${secure}/api/user`, { headers: { Cookie: cookie } })
  expect(known.status).toBe(200)
  const planted = cookie.replace('__Host-session', 'session')
  const unknown = await exports.default.fetch(`${secure}/api/user`, { headers: { Cookie: planted } })
  expect(unknown.status).toBe(401)
})

const elsewhere = [
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: 'http://localhost:8788' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site', Origin: 'http://sub.localhost:8787' },
]
const types = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
]
const changes = [
  'POST /api/logout',
  'POST /api/login',
  'PUT /api/saved-lineups/1',
  'DELETE /api/user',
  'POST /auth',
]

test.each(elsewhere)(
  'a changing call from another site (%o) is refused, whatever it sends',
  async (origin) => {
    for (const change of changes) {
      for (const type of types) {
        const [method = '', path = ''] = change.split(' ')
        const answer = await send(path, {
          method,
          headers: { ...origin, 'Content-Type': type } as HeadersInit,
          body: '{}',
        })
        expect([change, type, answer.status]).toEqual([change, type, 403])
      }
    }
  },
)

test('a host that a proxy parsed from the path is not treated as our own', async () => {
  const address = 'http://evil.example/api/logout'
  const headers = { Host: 'localhost:8787', Origin: 'http://evil.example' }
  expect((await exports.default.fetch(address, { method: 'POST', headers })).status).toBe(403)
  const own = { Host: 'localhost:8787', Origin: 'http://localhost:8787' }
  expect((await exports.default.fetch(address, { method: 'POST', headers: own })).status).toBe(200)
})

test.each([
  {},
  { Origin: ORIGIN },
  { 'Sec-Fetch-Site': 'same-origin', Origin: ORIGIN },
  { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://the-name-outside-the-proxy.example' },
  { 'Sec-Fetch-Site': 'none' },
])('a changing call from here (%o) passes', async (origin) => {
  expect((await send('/api/logout', { method: 'POST', headers: origin as HeadersInit })).status).toBe(200)
})

test('unknown addresses are answered with a sentence', async () => {
  const missing = await send('/api/nope')
  expect([missing.status, await missing.text()]).toEqual([404, 'There is no such API route'])
  for (const path of ['/api', '/api/', '/api/%00', '/api/../etc/passwd', '/API/user']) {
    expect((await send(path)).status).toBe(404)
  }
  const [ada] = await signedIn('ada-methods')
  for (const [method, path] of [
    ['DELETE', '/api/user'],
    ['GET', '/api/login'],
    ['PATCH', '/api/saved-lineups/1'],
    ['GET', '/api/change-password'],
  ] as const) {
    expect((await ada.send(method, path)).status).toBe(404)
  }
})

test('only JSON is read as JSON', async () => {
  const [ada] = await signedIn('ada-types')
  const body = JSON.stringify({ usernameOrEmail: 'ada-types', password: 'correct horse battery' })
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', '']) {
    const answer = await send('/api/login', { method: 'POST', headers: { 'Content-Type': type }, body })
    expect([type, answer.status]).toEqual([type, 415])
  }
  const typed = { method: 'POST', headers: { 'Content-Type': 'Application/JSON; charset=utf-8' }, body }
  expect((await send('/api/login', typed)).status).toBe(200)
  expect((await ada.get('/api/user')).status).toBe(200)
})

test.each([
  ['/api/login', 16 * 1024],
  ['/api/saved-lineups', 1024 * 1024],
  ['/api/csv-history/showdown', 1_600 * 1024],
  ['/auth', 64 * 1024],
])('%s takes at most %i bytes, announced or not', async (path, limit) => {
  const [ada] = await signedIn(`ada-limit-${path}`)
  const headers = { ...JSON_TYPE, Cookie: ada.cookie }
  for (const [size, tooLarge] of [
    [limit, false],
    [limit + 1, true],
  ] as const) {
    const announced = await send(path, { method: 'POST', headers, body: ' '.repeat(size) })
    expect([size, announced.status === 413]).toEqual([size, tooLarge])
    const chunked = await send(path, { method: 'POST', headers, body: inChunks(size) })
    expect([size, chunked.status === 413]).toEqual([size, tooLarge])
  }
})

function inChunks(size: number): ReadableStream<Uint8Array> {
  const chunk = new TextEncoder().encode(' '.repeat(1024))
  let left = size
  return new ReadableStream({
    pull(controller) {
      if (left === 0) return controller.close()
      controller.enqueue(chunk.subarray(0, Math.min(left, chunk.length)))
      left -= Math.min(left, chunk.length)
    },
  })
}
