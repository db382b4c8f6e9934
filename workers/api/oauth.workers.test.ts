import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, inject, test } from 'vitest'
import worker from '#workers/app.ts'
import { countMore } from '#workers/testing/limits.ts'
import { CLIENT, type Profile } from '#workers/testing/loopback-provider.ts'
import { Client, ORIGIN, PASSWORD, signedIn } from '#workers/testing/make-user.ts'

const configuration = {
  GOOGLE_CLIENT_ID: CLIENT.id,
  GOOGLE_CLIENT_SECRET: CLIENT.secret,
  GOOGLE_BASE_URL: `${inject('loopbackUrl')}/google`,
  DISCORD_CLIENT_ID: CLIENT.id,
  DISCORD_CLIENT_SECRET: CLIENT.secret,
  DISCORD_BASE_URL: `${inject('loopbackUrl')}/discord/`,
}

let people = 0

/** A new user at Google, in the form of its userinfo endpoint. */
function googlePerson(): { sub: string; email: string; email_verified: boolean } {
  people++
  return { sub: `google-${people}`, email: `Person.${people}@Example.com`, email_verified: true }
}

/** A browser that can visit the provider and return; keeps the cookies of both servers. */
class Traveller {
  cookies = new Map<string, string>()
  /** Each client has its own address, so that tests don't share limits. */
  readonly address = `test-${crypto.randomUUID()}`

  async visit(path: string, init: RequestInit = {}, configured: object = configuration): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const request = new Request(ORIGIN + path, {
      ...init,
      headers: { ...init.headers, Cookie: cookie, 'CF-Connecting-IP': this.address },
      redirect: 'manual',
    })
    const answer = await worker.fetch(request, { ...env, ...configured }, createExecutionContext())
    for (const line of answer.headers.getSetCookie()) this.keep(line)
    return answer
  }

  /** Posts the form and returns the provider's URL of the redirect. */
  async leave(provider: string, door: 'start' | 'link' = 'start'): Promise<URL> {
    const answer = await this.visit(
      `/api/oauth/${provider}/${door}`,
      door === 'link' ? withPassword(PASSWORD) : { method: 'POST' },
    )
    expect(answer.status).toBe(303)
    return new URL(answer.headers.get('Location') ?? '')
  }

  /** Where the callback redirects to. */
  async arrive(path: string): Promise<string | null> {
    const answer = await this.visit(path)
    expect(answer.status).toBe(303)
    return answer.headers.get('Location')
  }

  async travel(provider: string, profile: Profile, door: 'start' | 'link' = 'start'): Promise<string | null> {
    return this.arrive(await agree(await this.leave(provider, door), profile))
  }

  async user(): Promise<{ username: string; email: string; role: string } | null> {
    const answer = await this.visit('/api/user')
    return answer.ok ? answer.json() : null
  }

  private keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/; Max-Age=0\b/i.test(line) || value === '') this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

/** Like the form of the account page. */
function withPassword(password: string): RequestInit {
  return { method: 'POST', body: new URLSearchParams({ password }) }
}

/** The user consents at the provider; returns the callback path. */
async function agree(address: URL, profile: Profile): Promise<string> {
  const page = await fetch(address)
  expect(page.status).toBe(200)
  await page.body?.cancel()
  return wayBack(address, { profile: JSON.stringify(profile) })
}

async function wayBack(address: URL, answer: Record<string, string>): Promise<string> {
  const form = new URL(address)
  for (const [name, value] of Object.entries(answer)) form.searchParams.set(name, value)
  const redirect = await fetch(form, { redirect: 'manual' })
  const back = new URL(redirect.headers.get('Location') ?? '')
  expect(back.origin).toBe(ORIGIN)
  return back.pathname + back.search
}

async function waitingFlows() {
  return (await env.FLOWS.list()).keys
}

beforeEach(async () => {
  for (const { name } of await waitingFlows()) await env.FLOWS.delete(name)
})

test('a new Google user gets an account, and the same one next time even with another email', async () => {
  const person = googlePerson()
  const first = new Traveller()
  expect(await first.travel('google', person)).toBe('/')
  const account = await first.user()
  expect(account).toMatchObject({
    username: person.email.split('@')[0],
    email: person.email.toLowerCase(),
    role: 'user',
    mustChangePassword: false,
  })
  expect([...first.cookies.keys()]).toEqual(['session', 'device', 'bookmark'])
  expect(await waitingFlows()).toEqual([])

  const later = new Traveller()
  const renamed = { ...person, email: 'renamed@example.com', email_verified: false }
  expect(await later.travel('google', renamed)).toBe('/')
  expect(await later.user()).toEqual(account)
})

test('Discord users can sign in, and a taken name gets a number', async () => {
  await signedIn('quarterback')
  const traveller = new Traveller()
  const person = { id: '80351110224678912', username: 'quarterback', email: 'qb@example.com', verified: true }
  expect(await traveller.travel('discord', person)).toBe('/')
  expect(await traveller.user()).toMatchObject({
    username: expect.stringMatching(/^quarterback-\d{4}$/),
    email: 'qb@example.com',
  })
})

test('no password opens an account created by a provider', async () => {
  const person = googlePerson()
  await new Traveller().travel('google', person)
  const stored = await env.DB.prepare('select password from users where email = ?')
    .bind(person.email.toLowerCase())
    .first<{ password: string }>()
  expect(stored?.password).toMatch(/^\$argon2id\$/)
  for (const password of ['', stored?.password, 'null', PASSWORD]) {
    const answer = await new Client().post('/api/login', { usernameOrEmail: person.email, password })
    expect([400, 401]).toContain(answer.status)
  }
})

test('a confirmed email opens no existing account, and is taken from one that only typed it, which keeps its name', async () => {
  const person = googlePerson()
  const squatter = new Client()
  await squatter.post('/api/register', { username: 'squatter', email: person.email, password: PASSWORD })
  const traveller = new Traveller()
  expect(await traveller.travel('google', person)).toBe('/')
  const owner = await traveller.user()
  expect(owner?.username).not.toBe('squatter')
  expect(await emailOf(owner!.username)).toEqual([person.email.toLowerCase(), 1, false])
  expect(await emailOf('squatter')).toEqual([null, 0, true])
  expect(await (await squatter.get('/api/user')).json()).toMatchObject({ username: 'squatter', email: null })
  const login = { usernameOrEmail: person.email, password: PASSWORD }
  expect((await new Client().post('/api/login', login)).status).toBe(401)

  // A confirmed one is never taken away: not by another account at a provider, a registration or a link.
  const twin = { ...googlePerson(), email: person.email }
  expect(await new Traveller().travel('google', twin)).toBe('/auth?oauth=email_in_use&provider=google')
  const typed = { username: 'typed-after', email: person.email, password: PASSWORD }
  expect((await new Client().post('/api/register', typed)).status).toBe(409)
  await travellerOf(squatter).travel('google', twin, 'link')
  expect(await emailOf('squatter')).toEqual([null, 0, true])
})

test('linking a provider confirms the email of the account, or gives one back that it lost, taken from one that only typed it', async () => {
  const person = googlePerson()
  const owner = new Client()
  await owner.post('/api/register', { username: 'typed-email', email: person.email, password: PASSWORD })
  expect(await emailOf('typed-email')).toEqual([person.email.toLowerCase(), 0, false])
  await travellerOf(owner).travel('google', person, 'link')
  expect(await emailOf('typed-email')).toEqual([person.email.toLowerCase(), 1, false])

  const another = googlePerson()
  const squatter = new Client()
  await squatter.post('/api/register', { username: 'squatter-too', email: another.email, password: PASSWORD })
  const [without, never] = await signedIn('no-email', 'never-had-one')
  // The migration that made emails unique leaves an account so.
  await env.DB.prepare("update users set email_removed_at = 1 where username = 'no-email'").run()
  await travellerOf(without).travel('google', another, 'link')
  expect(await emailOf('no-email')).toEqual([another.email.toLowerCase(), 1, false])
  expect(await emailOf('squatter-too')).toEqual([null, 0, true])

  // An account that has another email, or never had one, takes nothing.
  const third = googlePerson()
  await squatter.post('/api/register', { username: 'holder', email: third.email, password: PASSWORD })
  const other = new Client()
  await other.post('/api/register', { username: 'other', email: 'other@example.com', password: PASSWORD })
  await travellerOf(other).travel('google', third, 'link')
  expect(await emailOf('other')).toEqual(['other@example.com', 0, false])
  await travellerOf(never).travel('google', { ...googlePerson(), email: third.email }, 'link')
  expect(await emailOf('never-had-one')).toEqual([null, 0, false])
  expect(await emailOf('holder')).toEqual([third.email.toLowerCase(), 0, false])
})

/** The email of the account, whether a provider confirmed it, and whether one was removed. */
async function emailOf(username: string): Promise<unknown[]> {
  const row = await env.DB.prepare(
    'select email, email_verified, email_removed_at from users where username = ?',
  )
    .bind(username)
    .first<{ email: string | null; email_verified: number; email_removed_at: number | null }>()
  return [row?.email, row?.email_verified, row?.email_removed_at !== null]
}

test('linking requires the password, with ten attempts, before the redirect to the provider', async () => {
  const [owner] = await signedIn('asked-again')
  const browser = travellerOf(owner)
  const link = async (init: RequestInit) =>
    (await browser.visit('/api/oauth/google/link', init)).headers.get('Location')
  const refused = '/account?oauth=wrong_password&provider=google'
  expect(await link({ method: 'POST' })).toBe(refused)
  expect(
    await link({ method: 'POST', body: '{"password":', headers: { 'Content-Type': 'multipart/form-data' } }),
  ).toBe(refused)
  for (let i = 0; i < 8; i++) expect(await link(withPassword('guessed wrong'))).toBe(refused)
  expect(await link(withPassword(PASSWORD))).toBe('/account?oauth=too_many_tries&provider=google')
  expect(await waitingFlows()).toEqual([])
})

test('an account without a password can link another provider only shortly after signing in', async () => {
  const browser = new Traveller()
  await browser.travel('google', googlePerson())
  const discord = { id: '80351110224678913', username: 'second', email: 'second@example.com', verified: true }
  expect(await browser.travel('discord', discord, 'link')).toBe('/account?oauth=linked&provider=discord')
  await env.DB.prepare('update sessions set created_at = created_at - 660000').run()
  const late = await browser.visit('/api/oauth/discord/link', { method: 'POST' })
  expect(late.headers.get('Location')).toBe('/account?oauth=sign_in_again&provider=discord')
})

test('a disabled account is refused by its provider sign-in too, with the reason', async () => {
  const person = googlePerson()
  const browser = new Traveller()
  await browser.travel('google', person)
  await env.DB.prepare('update users set disabled_at = 1 where email = ?')
    .bind(person.email.toLowerCase())
    .run()
  expect(await browser.user()).toBeNull()
  expect(await new Traveller().travel('google', person)).toBe('/auth?oauth=disabled&provider=google')
})

test('a password reset by an admin unlinks the providers', async () => {
  const person = googlePerson()
  const [owner, admin] = await signedIn('reset-links', 'reset-links-admin')
  await env.DB.prepare("update users set role = 'admin' where username = 'reset-links-admin'").run()
  await travellerOf(owner).travel('google', person, 'link')
  const { id } = await (await owner.get('/api/user')).json<{ id: number }>()
  expect((await admin.post(`/api/admin/users/${id}/reset-password`)).status).toBe(200)
  const later = new Traveller()
  await later.travel('google', person)
  expect((await later.user())?.username).not.toBe('reset-links')
})

test('a linked provider signs in to the account that linked it', async () => {
  const person = googlePerson()
  const [owner, stranger] = await signedIn('connecting', 'stranger')
  const browser = travellerOf(owner)
  expect(await browser.travel('google', person, 'link')).toBe('/account?oauth=linked&provider=google')
  expect(await browser.travel('google', person, 'link')).toBe('/account?oauth=linked&provider=google')

  const other = new Traveller()
  expect(await other.travel('google', person)).toBe('/')
  expect(await other.user()).toMatchObject({ username: 'connecting' })

  expect(await travellerOf(stranger).travel('google', person, 'link')).toBe(
    '/account?oauth=linked_elsewhere&provider=google',
  )
})

test('linking requires a session of the same user at start and callback', async () => {
  const [owner, stranger] = await signedIn('leaving', 'arriving')
  expect((await new Traveller().visit('/api/oauth/google/link', { method: 'POST' })).status).toBe(401)

  const leftSession = travellerOf(owner)
  const path = await agree(await leftSession.leave('google', 'link'), googlePerson())
  leftSession.cookies.delete('session')
  expect(await leftSession.arrive(path)).toBe('/auth?oauth=expired&provider=google')

  const otherSession = travellerOf(owner)
  const again = await agree(await otherSession.leave('google', 'link'), googlePerson())
  otherSession.cookies.set('session', travellerOf(stranger).cookies.get('session') ?? '')
  expect(await otherSession.arrive(again)).toBe('/account?oauth=expired&provider=google')
  const { results } = await env.DB.prepare(
    "select 1 from linked_accounts join users on users.id = user_id where username in ('leaving', 'arriving')",
  ).all()
  expect(results).toEqual([])
})

test('without a verified email there is no account', async () => {
  const { sub, email } = googlePerson()
  for (const profile of [
    { sub, email, email_verified: false },
    { sub, email },
    { sub, email_verified: true },
    { sub, email: 'not-an-address', email_verified: true },
  ]) {
    expect(await new Traveller().travel('google', profile)).toBe(
      '/auth?oauth=unverified_email&provider=google',
    )
  }
  const discord = { id: '1', username: 'unnamed', email: null, verified: true }
  expect(await new Traveller().travel('discord', discord)).toBe(
    '/auth?oauth=unverified_email&provider=discord',
  )
})

test('a callback works once, only in the same browser, with its state and for the same provider', async () => {
  const expired = '/auth?oauth=expired&provider=google'
  const traveller = new Traveller()
  const path = await agree(await traveller.leave('google'), googlePerson())
  const cookies = new Map(traveller.cookies)

  expect(await new Traveller().arrive(path)).toBe(expired)
  expect(await traveller.arrive(path.replace(/state=[^&]+/, 'state=forged'))).toBe(expired)
  traveller.cookies = new Map(cookies)
  expect(await traveller.arrive(path)).toBe(expired)

  const second = new Traveller()
  const secondPath = await agree(await second.leave('google'), googlePerson())
  const secondCookies = new Map(second.cookies)
  expect(await second.arrive(secondPath)).toBe('/')
  const replay = new Traveller()
  replay.cookies = secondCookies
  expect(await replay.arrive(secondPath)).toBe(expired)

  const mixedUp = new Traveller()
  const forGoogle = await agree(await mixedUp.leave('google'), googlePerson())
  expect(await mixedUp.arrive(forGoogle.replace('/google/', '/discord/'))).toBe(
    '/auth?oauth=expired&provider=discord',
  )
})

test('the flow cookie is signed, so a browser can not choose its flow', async () => {
  const victim = new Traveller()
  const path = await agree(await victim.leave('google'), googlePerson())
  const [{ name: flowId } = { name: '' }] = await waitingFlows()
  const forger = new Traveller()
  for (const value of [
    flowId,
    btoa(JSON.stringify(flowId)),
    `${btoa(JSON.stringify(flowId))}.AAAA`,
    '%',
    '""',
  ]) {
    forger.cookies.set('oauth-flow', encodeURIComponent(value))
    expect(await forger.arrive(path)).toBe('/auth?oauth=expired&provider=google')
  }
  expect(await victim.arrive(path)).toBe('/')
})

test('a flow is stored on the server for ten minutes; the cookie holds only its id', async () => {
  const traveller = new Traveller()
  const answer = await traveller.visit('/api/oauth/google/start', { method: 'POST' })
  expect(answer.headers.getSetCookie().join()).toMatch(
    /^oauth-flow=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  const state = new URL(answer.headers.get('Location') ?? '').searchParams.get('state') ?? ''
  expect(decodeURIComponent([...traveller.cookies.values()].join())).not.toContain(state)
  const [flow] = await waitingFlows()
  const lifetime = (flow?.expiration ?? 0) - Date.now() / 1000
  expect(lifetime).toBeGreaterThan(9 * 60)
  expect(lifetime).toBeLessThanOrEqual(10 * 60 + 1)

  const path = await agree(new URL(answer.headers.get('Location') ?? ''), googlePerson())
  await env.FLOWS.delete(flow?.name ?? '')
  expect(await traveller.arrive(path)).toBe('/auth?oauth=expired&provider=google')
})

test('without the PKCE verifier the provider refuses a code', async () => {
  const traveller = new Traveller()
  const mine = await traveller.leave('google')
  const foreign = await new Traveller().leave('google')
  const stolen = new URL(`${ORIGIN}${await agree(foreign, googlePerson())}`).searchParams.get('code') ?? ''
  const path = (await agree(mine, googlePerson())).replace(/code=[^&]+/, `code=${stolen}`)
  expect(await traveller.arrive(path)).toBe('/auth?oauth=provider_failed&provider=google')
  expect(await traveller.user()).toBeNull()
})

test('a refusal or a failure at the provider leads to the sign-in page', async () => {
  const cancelling = new Traveller()
  expect(
    await cancelling.arrive(await wayBack(await cancelling.leave('google'), { decision: 'cancel' })),
  ).toBe('/auth?oauth=cancelled&provider=google')
  for (const misbehaves of ['token', 'userinfo', 'nonsense'] as const) {
    expect(await new Traveller().travel('google', { ...googlePerson(), misbehaves })).toBe(
      '/auth?oauth=provider_failed&provider=google',
    )
  }
  const traveller = new Traveller()
  const { searchParams } = await traveller.leave('google')
  const path = `/api/oauth/google/callback?state=${searchParams.get('state')}&error=<script>`
  expect(await traveller.arrive(path)).toBe('/auth?oauth=provider_failed&provider=google')
})

test('two concurrent first sign-ins create one account', async () => {
  const person = googlePerson()
  const twins = [new Traveller(), new Traveller()]
  const paths = await Promise.all(twins.map(async (twin) => agree(await twin.leave('google'), person)))
  expect(await Promise.all(twins.map((twin, i) => twin.arrive(paths[i] ?? '')))).toEqual(['/', '/'])
  const [one, two] = await Promise.all(twins.map((twin) => twin.user()))
  expect(one).toEqual(two)
})

test('new accounts count as registrations: at most 30 an hour from one address', async () => {
  const traveller = new Traveller()
  expect(await traveller.travel('google', googlePerson())).toBe('/')
  await countMore(28, 'registerFromAddress:', traveller.address)
  expect(await traveller.travel('google', googlePerson())).toBe('/')
  const refused = await traveller.visit(await agree(await traveller.leave('google'), googlePerson()))
  expect([refused.status, await refused.text()]).toEqual([429, expect.stringMatching(/^Too many tries/)])
})

test('an unconfigured provider is not found, and another site can not start a sign-in', async () => {
  const traveller = new Traveller()
  const half = { ...configuration, GOOGLE_CLIENT_SECRET: '' }
  for (const [path, configured] of [
    ['google', half],
    ['google', {}],
    ['github', configuration],
    ['constructor', configuration],
  ] as const) {
    const start = await traveller.visit(`/api/oauth/${path}/start`, { method: 'POST' }, configured)
    const callback = await traveller.visit(`/api/oauth/${path}/callback?code=x&state=y`, {}, configured)
    expect([start.status, callback.status]).toEqual([404, 404])
  }
  const headers = { 'Sec-Fetch-Site': 'cross-site' }
  const crossSite = await traveller.visit('/api/oauth/google/start', { method: 'POST', headers })
  expect(crossSite.status).toBe(403)
  expect((await traveller.visit('/api/oauth/google/start')).status).toBe(404)
})

test('form-action lists the configured providers and nothing else', async () => {
  const policy = (await new Traveller().visit('/auth')).headers.get('Content-Security-Policy')
  const base = inject('loopbackUrl')
  expect(policy).toContain(`form-action 'self' ${base}/google/authorize ${base}/discord/authorize;`)
  const unset = await new Traveller().visit('/auth', {}, {})
  expect(unset.headers.get('Content-Security-Policy')).toContain("form-action 'self';")
})

test('provider addresses without https are refused when the Worker starts', async () => {
  const configured = { ...configuration, GOOGLE_BASE_URL: 'http://accounts.example' }
  const answer = await new Traveller().visit('/api/health', {}, configured)
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toContain('accounts.example')
})

function travellerOf(client: Client): Traveller {
  const traveller = new Traveller()
  traveller.cookies.set('session', client.cookie.replace('session=', ''))
  return traveller
}
