import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { countMore } from '#workers/testing/limits.ts'
import { Client, PASSWORD, send, signedIn } from '#workers/testing/make-user.ts'

test('after ten wrong passwords an address is refused for that account; the owner can sign in from another', async () => {
  await signedIn('owner')
  const attacker = new Client()
  const wrong = () => attacker.post('/api/login', { usernameOrEmail: 'owner', password: 'guessed wrong' })
  expect((await wrong()).status).toBe(401)
  await countMore(8, 'loginOfName:', '"owner" ')
  expect((await wrong()).status).toBe(401)

  const refused = await attacker.post('/api/login', { usernameOrEmail: 'OWNER', password: PASSWORD })
  expect(refused.status).toBe(429)
  const seconds = Number(refused.headers.get('Retry-After'))
  expect(seconds).toBeGreaterThan(14 * 60)
  expect(seconds).toBeLessThanOrEqual(15 * 60)
  expect(await refused.text()).toBe('Too many tries, please wait 15 minutes')
  expect(refused.headers.get('Set-Cookie')).toBeNull()

  const owner = await new Client().post('/api/login', { usernameOrEmail: 'owner', password: PASSWORD })
  expect(owner.status).toBe(200)
})

test('an open session allows ten attempts at its password', async () => {
  const [found] = await signedIn('left-open')
  const guess = { currentPassword: 'guessed wrong', newPassword: 'a password of the finder' }
  const guessed = async () => (await found.post('/api/change-password', guess)).status
  expect(await guessed()).toBe(400)
  await countMore(8, 'passwordOfUser:')
  expect(await guessed()).toBe(400)
  const right = { ...guess, currentPassword: PASSWORD }
  expect((await found.post('/api/change-password', right)).status).toBe(429)
})

test('X-Forwarded-For is ignored, and concurrent attempts are all counted', async () => {
  await signedIn('crowded')
  const attacker = new Client()
  const guess = async (i: number) => {
    const body = { usernameOrEmail: 'crowded', password: `guess number ${i}` }
    return (await attacker.post('/api/login', body, { 'X-Forwarded-For': `203.0.113.${i}` })).status
  }
  expect(await guess(0)).toBe(401)
  await countMore(6, 'loginOfName:', '"crowded" ')
  const statuses = await Promise.all(Array.from({ length: 9 }, (_, i) => guess(1 + i)))
  expect(statuses.filter((status) => status === 401)).toHaveLength(3)
  expect(statuses.filter((status) => status === 429)).toHaveLength(6)
})

test('after its window a limit allows attempts again', async () => {
  const client = new Client()
  const body = { usernameOrEmail: 'patient', password: 'guessed wrong' }
  expect((await client.post('/api/login', body)).status).toBe(401)
  await countMore(9, 'loginOfName:', '"patient" ')
  expect((await client.post('/api/login', body)).status).toBe(429)
  await env.DB.prepare('update rate_counters set window_ends_at = ? where key like ?')
    .bind(Date.now() - 1, '%patient%')
    .run()
  expect((await client.post('/api/login', body)).status).toBe(401)
})

test('after 100 failures an address is refused for every account', async () => {
  const address = `spray-${crypto.randomUUID()}`
  await env.DB.prepare('insert into rate_counters (key, count, window_ends_at) values (?, 99, ?)')
    .bind(`loginFromAddress:${address}`, Date.now() + 60_000)
    .run()
  const tryName = (usernameOrEmail: string) =>
    send('/api/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': address },
      body: JSON.stringify({ usernameOrEmail, password: 'guessed wrong' }),
    })
  expect((await tryName('name-a')).status).toBe(401)
  const refused = await tryName('name-b')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(60)
})

test('at most 30 registrations an hour from one address', async () => {
  const client = new Client()
  await env.DB.prepare('insert into rate_counters (key, count, window_ends_at) values (?, 29, ?)')
    .bind(`registerFromAddress:${client.address}`, Date.now() + 3_600_000)
    .run()
  expect((await client.post('/api/register', { username: 'thirtieth', password: PASSWORD })).status).toBe(200)
  expect((await client.post('/api/register', { username: 'one-more', password: PASSWORD })).status).toBe(429)
  const made = await env.DB.prepare("select count(*) as n from users where username = 'one-more'").first('n')
  expect(made).toBe(0)
})

test('at most 60 uploads an hour per user, from any address', async () => {
  const [uploader] = await signedIn('uploader')
  const id = await env.DB.prepare("select id from users where username = 'uploader'").first('id')
  await env.DB.prepare('insert into rate_counters (key, count, window_ends_at) values (?, 60, ?)')
    .bind(`uploadOfUser:${id}`, Date.now() + 3_600_000)
    .run()
  const form = new FormData()
  form.append('file', new File(['x'], 'contest-standings-1.csv'))
  const contest = { method: 'POST', headers: { Cookie: uploader.cookie }, body: form }
  const refused = [
    await uploader.post('/api/csv-history/showdown', { csvData: 'x', fileName: 'x.csv' }),
    await uploader.post('/api/historical/upload', { csvData: 'x' }),
    await uploader.post('/api/import', { entries: [] }),
    await send('/api/contest/upload', contest),
  ]
  expect(refused.map(({ status }) => status)).toEqual([429, 429, 429, 429])
  expect(await refused[0]!.text()).toBe('Too many uploads, please wait 60 minutes')
})

/** Everything in an answer that an attacker sees, without the random parts. */
async function seenOf(answer: Response) {
  const headers = [...answer.headers]
    .filter(([name]) => !/request-id|security-policy/.test(name))
    // The remaining seconds change while the test runs.
    .map(([name, value]) => [name, name === 'retry-after' ? Math.ceil(Number(value) / 60) : value] as const)
  return { status: answer.status, headers, body: await answer.text() }
}

test('the limits do not reveal which name and email belong to one account, nor which emails exist', async () => {
  const body = { username: 'two-names', email: 'j\u00f6rg@example.com', password: PASSWORD }
  expect((await new Client().post('/api/register', body)).status).toBe(200)
  // The account's name, its email, and an email without account get the same answers.
  const attacker = new Client()
  const tried = async (usernameOrEmail: string) =>
    seenOf(await attacker.post('/api/login', { usernameOrEmail, password: 'guessed wrong' }))
  const courses = []
  for (const [typed, respelled] of [
    ['two-names', 'TWO-NAMES'],
    ['J\u00f6rg@example.com', 'jo\u0308rg@Example.com'],
    ['K\u00f6rg@example.com', 'ko\u0308rg@Example.com'],
    ['no-name', 'NO-NAME'],
  ] as const) {
    const course = [await tried(typed)]
    await countMore(7, 'loginOfName:', attacker.address)
    for (const spelling of [respelled, typed, respelled, typed]) course.push(await tried(spelling))
    courses.push(course)
  }
  const [ofName, ofEmail, ofNobodysEmail, ofNobodysName] = courses
  expect(ofName!.map(({ status }) => status)).toEqual([401, 401, 401, 429, 429])
  expect(ofEmail).toEqual(ofName)
  expect(ofNobodysEmail).toEqual(ofName)
  expect(ofNobodysName).toEqual(ofName)
})

/** An address of one customer's /64; the numbers are hexadecimal. */
function addressIn(network: string): string {
  const words = crypto.getRandomValues(new Uint16Array(4))
  return `${network}:${[...words].map((word) => word.toString(16)).join(':')}`
}

function sendFrom(address: string, path: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', 'CF-Connecting-IP': address }
  return send(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

test('the sign-in limits count an IPv6 /64 as one address', async () => {
  await signedIn('six-owner')
  const body = { usernameOrEmail: 'six-owner', password: 'guessed wrong' }
  const wrong = async () => (await sendFrom(addressIn('2001:db8:64:1'), '/api/login', body)).status
  expect(await wrong()).toBe(401)
  await countMore(8, 'loginOfName:', '"six-owner" ')
  expect(await wrong()).toBe(401)
  const right = { ...body, password: PASSWORD }
  expect((await sendFrom(addressIn('2001:0DB8:0064:0001'), '/api/login', right)).status).toBe(429)
  expect((await sendFrom(addressIn('2001:db8:64:2'), '/api/login', right)).status).toBe(200)
})

test('an IPv4-mapped IPv6 address counts as the IPv4 address', async () => {
  const body = { usernameOrEmail: 'mapped', password: 'guessed wrong' }
  for (const address of ['203.0.113.77', '::ffff:203.0.113.77', '::FFFF:CB00:714D']) {
    expect((await sendFrom(address, '/api/login', body)).status).toBe(401)
  }
  await countMore(6, 'loginOfName:', '"mapped" ')
  expect((await sendFrom('203.0.113.77', '/api/login', body)).status).toBe(401)
  expect((await sendFrom('::ffff:cb00:714d', '/api/login', body)).status).toBe(429)
})

test('a /48 has its own limit, which stops attempts from ever new /64s', async () => {
  const spend = (key: string, count: number) =>
    env.DB.prepare('insert into rate_counters (key, count, window_ends_at) values (?, ?, ?)')
      .bind(key, count, Date.now() + 3_600_000)
      .run()
  await spend('loginFromNetwork:2001:db8:48::/48', 999)
  await spend('registerFromNetwork:2001:db8:48::/48', 299)
  const login = { usernameOrEmail: 'anyone', password: 'guessed wrong' }
  expect((await sendFrom(addressIn('2001:db8:48:1'), '/api/login', login)).status).toBe(401)
  expect((await sendFrom(addressIn('2001:db8:48:2'), '/api/login', login)).status).toBe(429)
  expect((await sendFrom(addressIn('2001:db8:49:1'), '/api/login', login)).status).toBe(401)
  const newcomer = (username: string) => ({ username, password: PASSWORD })
  expect((await sendFrom(addressIn('2001:db8:48:3'), '/api/register', newcomer('last-of-48'))).status).toBe(
    200,
  )
  expect((await sendFrom(addressIn('2001:db8:48:4'), '/api/register', newcomer('past-48'))).status).toBe(429)
})

test('100 failures a day from all addresses together are allowed; known browsers of the owner keep access', async () => {
  const [owner] = await signedIn('spread')
  const known = await owner.post('/api/login', { usernameOrEmail: 'spread', password: PASSWORD })
  expect(known.status).toBe(200)
  const device = owner.device
  const wrong = { usernameOrEmail: 'Spread', password: 'guessed wrong' }
  const wrongFrom = async (network: string) =>
    (await sendFrom(addressIn(network), '/api/login', wrong)).status
  expect(await wrongFrom('2001:db8:aaa:1')).toBe(401)
  await countMore(98, 'loginOfNameAnywhere:', '"spread"')
  expect(await wrongFrom('2001:db8:aaa:2')).toBe(401)
  const elsewhere = new Client()
  const refused = await elsewhere.post('/api/login', { usernameOrEmail: 'spread', password: PASSWORD })
  expect(refused.status).toBe(429)
  expect(await refused.text()).toBe('Too many tries, please wait 24 hours')

  const home = new Client()
  home.device = device
  expect((await home.post('/api/login', wrong)).status).toBe(401)
  await countMore(8, 'loginByKnownDevice:', '"spread" ')
  expect((await home.post('/api/login', wrong)).status).toBe(401)
  expect((await home.post('/api/login', wrong)).status).toBe(429)
  await env.DB.prepare("delete from rate_counters where key like 'loginByKnownDevice%'").run()
  const right = await home.post('/api/login', { usernameOrEmail: 'spread', password: PASSWORD })
  expect(right.status).toBe(200)

  const [stranger] = await signedIn('spread-stranger')
  const ofStranger = new Client()
  ofStranger.device = stranger.device
  expect((await ofStranger.post('/api/login', { ...wrong, password: PASSWORD })).status).toBe(429)
})

test('trying which emails have an account is limited by address', async () => {
  const address = addressIn('2001:db8:78:1')
  const taken = { username: 'taken-email', email: 'taken@example.com', password: PASSWORD }
  expect((await new Client().post('/api/register', taken)).status).toBe(200)
  const probe = async (username: string) =>
    (await sendFrom(address, '/api/register', { ...taken, username })).status
  expect(await probe('prober-1')).toBe(409)
  await countMore(28, 'registerFromAddress:2001:db8:78:1')
  expect([await probe('prober-30'), await probe('prober-31')]).toEqual([409, 429])
})

test('a right password by email clears the counters of that email, as by name', async () => {
  const address = addressIn('2001:db8:77:1')
  const email = 'counted@example.com'
  await new Client().post('/api/register', { username: 'counted', email, password: PASSWORD })
  const enter = async (password: string) =>
    (await sendFrom(address, '/api/login', { usernameOrEmail: email, password })).status
  // Each time as an unknown browser.
  for (let round = 0; round < 2; round++) {
    expect(await enter('guessed wrong')).toBe(401)
    await countMore(8, 'loginOfName', `"${email}"`)
    expect(await enter(PASSWORD)).toBe(200)
  }
})

test('one address alone can not exhaust the limit shared by all addresses', async () => {
  await signedIn('one-guesser')
  const guesser = new Client()
  const wrong = { usernameOrEmail: 'one-guesser', password: 'guessed wrong' }
  for (let window = 0; window < 3; window++) {
    // Ten tries of each window: the first and the last of them are real.
    if ((await guesser.post('/api/login', wrong)).status === 401)
      await countMore(8, 'loginOfName', '"one-guesser"')
    for (let i = 0; i < 3; i++) await guesser.post('/api/login', wrong)
    await env.DB.prepare(
      "delete from rate_counters where key like 'loginOfName:%' or key like 'loginFrom%'",
    ).run()
  }
  const spent = await env.DB.prepare(
    `select count from rate_counters where key = 'loginOfNameAnywhere:"one-guesser"'`,
  ).first('count')
  expect(spent).toBe(20)
  const owner = await new Client().post('/api/login', { usernameOrEmail: 'one-guesser', password: PASSWORD })
  expect(owner.status).toBe(200)
})

test('a successful sign-in counts against no limit', async () => {
  const [regular] = await signedIn('uncounted')
  const anonymous = new Client()
  for (const client of [regular, anonymous]) {
    for (let i = 0; i < 3; i++) {
      expect(
        (await client.post('/api/login', { usernameOrEmail: 'uncounted', password: PASSWORD })).status,
      ).toBe(200)
    }
  }
  const { results } = await env.DB.prepare(
    "select key, count from rate_counters where (key like ? or key like ? or key like '%uncounted%') and count > 0 and key like 'login%'",
  )
    .bind(`%${regular.address}%`, `%${anonymous.address}%`)
    .all()
  expect(results).toEqual([])
})
