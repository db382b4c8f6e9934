import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { sendMixed, wrongOnes } from '../../scripts/lib/mixed-requests.ts'
import { registerByApi, saveLineup } from '../support/seeds.ts'
import { expect, test } from '../support/test.ts'

for (const [count, atATime] of [
  [60, 1],
  [300, 16],
] as const) {
  test(`of ${count} requests, every second one refused, ${atATime} at a time, none fails and connections are reused`, async ({
    page,
    baseURL,
  }) => {
    await registerByApi(page, 'requests')
    const lineupId = await saveLineup(page, {})
    const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)
    const account = { cookie: cookies.join('; '), lineupId }
    const { outcomes, connections } = await sendMixed(numeric(baseURL!), account, count, atATime)
    expect(wrongOnes(outcomes)).toEqual([])
    // A busy machine may drop some connections; if each refusal closed its connection, there would be half as many as requests.
    expect(connections).toBeLessThan(count / 6)
  })
}

test('a path that looks like another origin is not trusted as the origin of the app', async ({ baseURL }) => {
  for (const path of [
    '//evil.example/api/logout',
    '/\\evil.example/api/logout',
    '///evil.example/api/logout',
  ]) {
    const answer = await ask(baseURL!, path, { method: 'POST', headers: { Origin: 'http://evil.example' } })
    expect([path, answer.statusCode]).toEqual([path, 403])
  }
})

test('TRACE is refused without server details', async ({ baseURL }) => {
  for (const [path, status] of [
    ['/', 405],
    ['/auth', 405],
    ['/sw.js', 405],
    ['/api/health', 404],
  ] as const) {
    const answer = await ask(baseURL!, path, { method: 'TRACE' })
    expect([path, answer.statusCode]).toEqual([path, status])
    expect(await textOf(answer)).not.toMatch(/node_modules|\bat \w+ \(|stack/)
  }
})

test('development endpoints (database explorer, triggers) do not answer', async ({ baseURL }) => {
  for (const path of [
    '/cdn-cgi/explorer',
    '/cdn-cgi/local/explorer',
    '/cdn-cgi/explorer/api/d1/database',
    '/cdn-cgi/handler/scheduled?cron=*/5+*+*+*+*',
    '/cdn-cgi/local/scheduled',
    '/cdn-cgi/local/platform-proxy',
    '/cdn-cgi/local/r2/public',
    '/cdn-cgi/mf/scheduled',
    '/__inspect',
    '/core/error',
  ]) {
    const answer = await ask(baseURL!, path)
    expect(answer.headers, path).toHaveProperty('x-request-id')
    expect([path, [302, 404].includes(answer.statusCode!)]).toEqual([path, true])
  }
})

/** Sends a path unchanged; the URL class would normalize it. */
async function ask(baseURL: string, path: string, options = {}): Promise<IncomingMessage> {
  const { hostname, port } = new URL(numeric(baseURL))
  const sending = request({ hostname, port, path, ...options }).end()
  const [answer] = (await once(sending, 'response')) as [IncomingMessage]
  if (!('method' in options)) answer.resume()
  return answer
}

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of answer) text += piece
  return text
}

/** The address on which the server listens; `localhost` may resolve to another one first. */
function numeric(baseURL: string): string {
  return baseURL.replace('localhost', '127.0.0.1')
}
