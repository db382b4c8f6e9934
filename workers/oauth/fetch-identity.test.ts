import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { fetchIdentity } from './fetch-identity.ts'
import { configuredProvider } from './providers.ts'

const GRANT = { code: 'code', codeVerifier: 'verifier', redirectUri: 'http://localhost/callback' }
const TOKEN = JSON.stringify({ access_token: 'the-token', token_type: 'Bearer' })

/** Fetches an identity from a loopback provider with these answers. */
async function ask(listener: RequestListener, deadlineMs?: number) {
  const server = createServer(listener)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  try {
    const provider = configuredProvider(
      {
        GOOGLE_CLIENT_ID: 'id',
        GOOGLE_CLIENT_SECRET: 'secret',
        GOOGLE_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      },
      'google',
    )
    return await fetchIdentity(provider!, GRANT, deadlineMs)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

test('a provider that does not answer, to the token or the profile request, is given up at the deadline', async () => {
  await expect(ask(() => {}, 50)).rejects.toThrow(/timeout/i)
  const silentLater: RequestListener = (request, response) => {
    if (request.url === '/token') response.setHeader('Content-Type', 'application/json').end(TOKEN)
  }
  await expect(ask(silentLater, 200)).rejects.toThrow(/timeout/i)
  const neverFinished: RequestListener = (request, response) => {
    if (request.url === '/token') return response.end(TOKEN)
    response.write('{"sub":')
  }
  await expect(ask(neverFinished, 200)).rejects.toThrow(/timeout/i)
})

test('a token is not sent along a redirect', async () => {
  const visited: string[] = []
  const listener: RequestListener = (request, response) => {
    visited.push(request.url ?? '')
    if (request.url === '/token') return response.end(TOKEN)
    response.writeHead(302, { Location: '/elsewhere' }).end()
  }
  await expect(ask(listener)).rejects.toThrow('google answered 302')
  expect(visited).toEqual(['/token', '/userinfo'])
})

test.each([
  ['a refusal', 400, '{"error":"invalid_grant"}', 'invalid_grant'],
  ['no token', 200, '{}', 'access_token'],
  ['no JSON', 200, '<html>', ''],
  ['an error page', 502, 'Bad gateway', ''],
])('%s ends it', async (_what, status, body, reason) => {
  await expect(ask((_, response) => response.writeHead(status).end(body))).rejects.toThrow(reason)
})

test('the profiles of both providers are read', () => {
  const env = {
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    DISCORD_CLIENT_ID: 'id',
    DISCORD_CLIENT_SECRET: 'secret',
  }
  const google = configuredProvider(env, 'google')!
  const discord = configuredProvider(env, 'discord')!
  expect(
    google.readIdentity({ sub: '1', email: 'ann@example.com', email_verified: true, picture: 'x' }),
  ).toEqual({ provider: 'google', subject: '1', email: 'ann@example.com', name: 'ann' })
  expect(discord.readIdentity({ id: '2', username: 'bo', email: 'bo@example.com', verified: true })).toEqual({
    provider: 'discord',
    subject: '2',
    email: 'bo@example.com',
    name: 'bo',
  })
  expect(discord.readIdentity({ id: '2', username: 'bo', email: null, verified: false }).email).toBeNull()
  expect(google.readIdentity({ sub: '1', email: 'ann@example.com', email_verified: false }).email).toBeNull()
  for (const profile of [
    null,
    [],
    {},
    { sub: '' },
    { sub: 1 },
    { sub: '1', email: 1 },
    { sub: '1', email_verified: 'true' },
  ])
    expect(() => google.readIdentity(profile)).toThrow()
  expect([google, discord].every(({ tokenUrl }) => tokenUrl.startsWith('https://'))).toBe(true)
})
