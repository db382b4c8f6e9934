import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type AccessApplication, accessApplication, accessRefusal } from './access.ts'

type KeyPair = Awaited<ReturnType<typeof newKeyPair>>

const DAY_S = 24 * 60 * 60
const START = Date.UTC(2026, 8, 10, 17)
const AUDIENCE = 'the-users-application'

let current: KeyPair
let previous: KeyPair
let stranger: KeyPair
let team: Team
let application: AccessApplication

beforeAll(async () => {
  ;[current, previous, stranger] = await Promise.all([
    newKeyPair('current'),
    newKeyPair('previous'),
    newKeyPair('stranger'),
  ])
})

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  team = await startTeam([current, previous])
  application = { issuer: team.issuer, audience: AUDIENCE }
})

afterEach(() => {
  vi.useRealTimers()
  team.stop()
})

test('a valid token passes, checked with the key of its key id', async () => {
  expect(await refusalOf(await token())).toBeNull()
  expect(await refusalOf(await token({ signedBy: previous }))).toBeNull()
  expect(team.fetches()).toBe(1)
})

test.each<[string, () => Promise<string | null> | string | null, string]>([
  ['no token', () => null, 'no_token'],
  ['garbage', () => 'not.a.token', 'ERR_JWS_INVALID'],
  ['no signature (alg none)', () => unsigned(), 'ERR_JOSE_ALG_NOT_ALLOWED'],
  ['HS256 with the public key as its secret', () => signedWithPublicKey(), 'ERR_JOSE_ALG_NOT_ALLOWED'],
  ['another audience', () => token({ audience: 'another-application' }), 'ERR_JWT_CLAIM_VALIDATION_FAILED'],
  [
    'another team',
    () => token({ issuer: 'https://evil.cloudflareaccess.com' }),
    'ERR_JWT_CLAIM_VALIDATION_FAILED',
  ],
  ['expired', () => token({ expiresInS: -11 }), 'ERR_JWT_EXPIRED'],
  ['never expiring', () => token({ expiresInS: null }), 'ERR_JWT_CLAIM_VALIDATION_FAILED'],
  ['not valid yet', () => token({ notBeforeS: 11 }), 'ERR_JWT_CLAIM_VALIDATION_FAILED'],
  ['an unknown key', () => token({ signedBy: stranger }), 'ERR_JWKS_NO_MATCHING_KEY'],
  [
    "a stranger's signature under a known key's name",
    () => token({ signedBy: stranger, kid: 'current' }),
    'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
  ],
  ['no key id', () => token({ kid: null }), 'ERR_JWKS_NO_MATCHING_KEY'],
])('refused: %s', async (_what, make, reason) => {
  expect(await refusalOf(await make())).toBe(reason)
})

test('a clock difference of a few seconds is tolerated', async () => {
  expect(await refusalOf(await token({ expiresInS: -9 }))).toBeNull()
  expect(await refusalOf(await token({ notBeforeS: 9 }))).toBeNull()
})

test('a valid token that is only in the cookie is refused: Access forwards it in the header', async () => {
  const request = new Request('http://app/users', {
    headers: { Cookie: `CF_Authorization=${await token()}` },
  })
  expect(await accessRefusal(request, application, Date.now())).toBe('no_token')
})

test('after a rotation the new key is fetched at once, and the old one is valid for seven days', async () => {
  const next = await newKeyPair('next')
  expect(await refusalOf(await token())).toBeNull()

  vi.setSystemTime(START + 60_000)
  team.publish([next, current])
  expect(await refusalOf(await token({ signedBy: next }))).toBeNull()
  expect(team.fetches()).toBe(2)

  vi.setSystemTime(START + 6 * DAY_S * 1000)
  expect(await refusalOf(await token({ signedBy: current }))).toBeNull()

  team.publish([next])
  vi.setSystemTime(START + 8 * DAY_S * 1000)
  expect(await refusalOf(await token({ signedBy: current }))).toBe('ERR_JWKS_NO_MATCHING_KEY')
  expect(await refusalOf(await token({ signedBy: next }))).toBeNull()
})

test('unknown key ids cause one fetch of the keys, not one each', async () => {
  expect(await refusalOf(await token())).toBeNull()
  vi.setSystemTime(START + 31_000)
  for (let i = 0; i < 20; i++) expect(await refusalOf(await token({ kid: `made-up-${i}` }))).not.toBeNull()
  expect(team.fetches()).toBe(2)
})

test('keys are cached for ten minutes; if they cannot be fetched then, every request is refused', async () => {
  expect(await refusalOf(await token())).toBeNull()
  team.stop()
  vi.setSystemTime(START + 9 * 60_000)
  expect(await refusalOf(await token())).toBeNull()
  vi.setSystemTime(START + 11 * 60_000)
  expect(await refusalOf(await token())).toBe('keys_unreachable')
})

test('both settings or neither are required, over https', () => {
  expect(accessApplication({})).toBeNull()
  expect(accessApplication({ ACCESS_TEAM_DOMAIN: '', ACCESS_AUD: '' })).toBeNull()
  const expected = { issuer: 'https://team.cloudflareaccess.com', audience: 'a' }
  for (const domain of ['team.cloudflareaccess.com', 'https://team.cloudflareaccess.com/'])
    expect(accessApplication({ ACCESS_TEAM_DOMAIN: domain, ACCESS_AUD: 'a' })).toEqual(expected)
  expect(() => accessApplication({ ACCESS_AUD: 'a' })).toThrow('must be set together')
  expect(() => accessApplication({ ACCESS_TEAM_DOMAIN: 'team.cloudflareaccess.com' })).toThrow('together')
  expect(() => accessApplication({ ACCESS_TEAM_DOMAIN: 'http://team.example', ACCESS_AUD: 'a' })).toThrow(
    'https',
  )
})

function refusalOf(assertion: string | null) {
  const headers = assertion === null ? undefined : { 'Cf-Access-Jwt-Assertion': assertion }
  return accessRefusal(new Request('http://app/users', { headers }), application, Date.now())
}

type TokenChoices = {
  signedBy?: KeyPair
  kid?: string | null
  audience?: string
  issuer?: string
  expiresInS?: number | null
  notBeforeS?: number
}

/** A valid token but for the given options. */
function token(choices: TokenChoices = {}): Promise<string> {
  const signedBy = choices.signedBy ?? current
  const kid = choices.kid === undefined ? signedBy.kid : choices.kid
  const jwt = claims(new SignJWT({ email: 'admin@example.com' }), choices)
  return jwt.setProtectedHeader({ alg: 'RS256', ...(kid ? { kid } : {}) }).sign(signedBy.privateKey)
}

function unsigned(): string {
  const [, payload] = claims(new UnsecuredJWT({}), {}).encode().split('.')
  return `${base64url({ alg: 'none', kid: 'current' })}.${payload}.`
}

async function signedWithPublicKey(): Promise<string> {
  const secret = new TextEncoder().encode(await exportSPKI(current.publicKey))
  return claims(new SignJWT({}), {}).setProtectedHeader({ alg: 'HS256', kid: 'current' }).sign(secret)
}

function claims<Jwt extends SignJWT | UnsecuredJWT>(jwt: Jwt, choices: TokenChoices): Jwt {
  const nowS = Math.floor(Date.now() / 1000)
  const { expiresInS = 3600, notBeforeS = 0 } = choices
  jwt
    .setIssuer(choices.issuer ?? application.issuer)
    .setAudience([choices.audience ?? AUDIENCE])
    .setNotBefore(nowS + notBeforeS)
  if (expiresInS !== null) jwt.setExpirationTime(nowS + expiresInS)
  return jwt
}

function base64url(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

async function newKeyPair(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  return {
    kid,
    publicKey,
    privateKey,
    jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
  }
}

type Team = Awaited<ReturnType<typeof startTeam>>

/** The team's key server on loopback: lists the last published keys and counts requests. */
async function startTeam(keys: KeyPair[]) {
  let published = keys
  let asked = 0
  const server: Server = createServer((request, response) => {
    if (request.url !== '/cdn-cgi/access/certs') return response.writeHead(404).end()
    asked++
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ keys: published.map(({ jwk }) => jwk), public_certs: [] }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish: (next: KeyPair[]) => {
      published = next
    },
    fetches: () => asked,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
