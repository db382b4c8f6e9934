import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { Client, PASSWORD, send, signedIn } from '#workers/testing/make-user.ts'

test('ten wrong passwords close an account to that address; the owner still gets in from another', async () => {
  await signedIn('owner')
  const attacker = new Client()
  const wrong = () => attacker.post('/api/login', { usernameOrEmail: 'owner', password: 'guessed wrong' })
  for (let i = 0; i < 10; i++) expect((await wrong()).status).toBe(401)

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

test('whoever found an open session gets ten tries at its password', async () => {
  const [found] = await signedIn('left-open')
  const guess = { currentPassword: 'guessed wrong', newPassword: 'a password of the finder' }
  for (let i = 0; i < 10; i++) expect((await found.post('/api/change-password', guess)).status).toBe(400)
  const right = { ...guess, currentPassword: PASSWORD }
  expect((await found.post('/api/change-password', right)).status).toBe(429)
})

test('X-Forwarded-For changes nothing, and tries at the same moment are counted one by one', async () => {
  await signedIn('crowded')
  const attacker = new Client()
  const statuses = await Promise.all(
    Array.from({ length: 25 }, async (_, i) => {
      const body = { usernameOrEmail: 'crowded', password: `guess number ${i}` }
      return (await attacker.post('/api/login', body, { 'X-Forwarded-For': `203.0.113.${i}` })).status
    }),
  )
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(15)
})

test('a right password is no try against the account, however often', async () => {
  const [regular] = await signedIn('regular')
  for (let i = 0; i < 12; i++) {
    const answer = await regular.post('/api/login', { usernameOrEmail: 'regular', password: PASSWORD })
    expect(answer.status).toBe(200)
  }
})

test('a window ends, and the door is open again', async () => {
  const client = new Client()
  for (let i = 0; i < 11; i++) {
    await client.post('/api/login', { usernameOrEmail: 'patient', password: 'guessed wrong' })
  }
  const body = { usernameOrEmail: 'patient', password: 'guessed wrong' }
  expect((await client.post('/api/login', body)).status).toBe(429)
  await env.DB.prepare('update rate_counters set window_ends_at = ? where key like ?')
    .bind(Date.now() - 1, '%patient%')
    .run()
  expect((await client.post('/api/login', body)).status).toBe(401)
})

test('a hundred failures from one address close it to every account', async () => {
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

test('thirty accounts an hour from one address, and no more', async () => {
  const client = new Client()
  await env.DB.prepare('insert into rate_counters (key, count, window_ends_at) values (?, 29, ?)')
    .bind(`registerFromAddress:${client.address}`, Date.now() + 3_600_000)
    .run()
  expect((await client.post('/api/register', { username: 'thirtieth', password: PASSWORD })).status).toBe(200)
  expect((await client.post('/api/register', { username: 'one-more', password: PASSWORD })).status).toBe(429)
  const made = await env.DB.prepare("select count(*) as n from users where username = 'one-more'").first('n')
  expect(made).toBe(0)
})

test('sixty uploads an hour for one user, from whatever address', async () => {
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

test('the optimizer answers a user sixty times a minute', async () => {
  const [player] = await signedIn('optimizing')
  const id = await env.DB.prepare("select id from users where username = 'optimizing'").first('id')
  await env.DB.prepare('insert into rate_counters (key, count, window_ends_at) values (?, 59, ?)')
    .bind(`optimizeOfUser:${id}`, Date.now() + 50_000)
    .run()
  expect((await player.post('/api/optimize', { players: [] })).status).not.toBe(429)
  const refused = await player.post('/api/optimize', { players: [] })
  expect(refused.status).toBe(429)
  expect(await refused.text()).toMatch(/^Too many searches, please wait \d+ seconds$/)
  const seconds = Number(refused.headers.get('Retry-After'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(50)
})

test('a user may ask for learning, by either route, sixty times an hour', async () => {
  const [learner] = await signedIn('learner')
  const id = await env.DB.prepare("select id from users where username = 'learner'").first('id')
  await env.DB.prepare('insert into rate_counters (key, count, window_ends_at) values (?, 59, ?)')
    .bind(`learningOfUser:${id}`, Date.now() + 3_600_000)
    .run()
  const answers = [
    await learner.post('/api/contest/1/learn'),
    await learner.post('/api/contest/1/learn'),
    await learner.put('/api/contest/1/slate', { slateId: null }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 429, 429])
})

/** All that a guesser can see of an answer, but for what is random in each. */
async function seenOf(answer: Response) {
  const headers = [...answer.headers]
    .filter(([name]) => !/request-id|security-policy/.test(name))
    // The seconds that are left: they pass while the test asks.
    .map(([name, value]) => [name, name === 'retry-after' ? Math.ceil(Number(value) / 60) : value] as const)
  return { status: answer.status, headers, body: await answer.text() }
}

test('the limits do not tell which name and which email are one account, nor which emails exist', async () => {
  const body = { username: 'two-names', email: 'j\u00f6rg@example.com', password: PASSWORD }
  expect((await new Client().post('/api/register', body)).status).toBe(200)
  // A name of the account, its email, and one that no account has: tried alike, answered alike.
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
    const course = []
    for (let i = 0; i < 12; i++) course.push(await tried(i % 2 ? respelled : typed))
    courses.push(course)
  }
  const [ofName, ofEmail, ofNobodysEmail, ofNobodysName] = courses
  expect(ofName!.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429, 429])
  expect(ofEmail).toEqual(ofName)
  expect(ofNobodysEmail).toEqual(ofName)
  expect(ofNobodysName).toEqual(ofName)
})

test('registering with an email that another account has is answered as with any other', async () => {
  const register = async (username: string, email: string) => {
    const client = new Client()
    const { status, headers, body } = await seenOf(
      await client.post('/api/register', { username, email, password: PASSWORD }),
    )
    const { id, username: _, email: __, createdAt, ...rest } = JSON.parse(body)
    const names = headers.map(([name]) => name)
    const login = await client.post('/api/login', { usernameOrEmail: email, password: PASSWORD })
    return { status, names, rest, login: login.status }
  }
  const first = await register('first-holder', 'shared@example.com')
  expect(first).toMatchObject({ status: 200, login: 200 })
  expect(await register('second-holder', 'shared@example.com')).toEqual(first)
  expect(await register('third-holder', 'other@example.com')).toEqual(first)
})

test('by one email each of its accounts is opened by its own password, and a verified one comes first', async () => {
  const passwords = ['first password', 'second password', 'third password', 'fourth password']
  for (const [i, password] of passwords.entries()) {
    const answer = await new Client().post('/api/register', {
      username: `crowd-${i}`,
      email: 'crowd@example.com',
      password,
    })
    expect(answer.status).toBe(200)
  }
  const opened = async (password: string) => {
    const answer = await new Client().post('/api/login', { usernameOrEmail: 'crowd@example.com', password })
    return answer.ok ? (await answer.json<{ username: string }>()).username : answer.status
  }
  expect(await Promise.all(passwords.map(opened))).toEqual(['crowd-0', 'crowd-1', 'crowd-2', 401])
  await env.DB.prepare("update users set email_verified = 1 where username = 'crowd-3'").run()
  expect(await Promise.all(passwords.map(opened))).toEqual(['crowd-0', 'crowd-1', 401, 'crowd-3'])
})

/** Any address of one customer's /64; the numbers are hexadecimal. */
function addressIn(network: string): string {
  const words = crypto.getRandomValues(new Uint16Array(4))
  return `${network}:${[...words].map((word) => word.toString(16)).join(':')}`
}

function sendFrom(address: string, path: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', 'CF-Connecting-IP': address }
  return send(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

test('a /64 of IPv6 is one address to the limits of signing in, however many of its addresses are used', async () => {
  await signedIn('six-owner')
  const body = { usernameOrEmail: 'six-owner', password: 'guessed wrong' }
  for (let i = 0; i < 10; i++) {
    expect((await sendFrom(addressIn('2001:db8:64:1'), '/api/login', body)).status).toBe(401)
  }
  const right = { ...body, password: PASSWORD }
  expect((await sendFrom(addressIn('2001:0DB8:0064:0001'), '/api/login', right)).status).toBe(429)
  expect((await sendFrom(addressIn('2001:db8:64:2'), '/api/login', right)).status).toBe(200)
})

test('an IPv4 address is the same one when it is written as IPv6', async () => {
  const body = { usernameOrEmail: 'mapped', password: 'guessed wrong' }
  for (const address of ['203.0.113.77', '::ffff:203.0.113.77', '::FFFF:CB00:714D']) {
    for (let i = 0; i < 3; i++) expect((await sendFrom(address, '/api/login', body)).status).toBe(401)
  }
  expect((await sendFrom('203.0.113.77', '/api/login', body)).status).toBe(401)
  expect((await sendFrom('::ffff:cb00:714d', '/api/login', body)).status).toBe(429)
})

test('a /48 has a limit of its own: new /64s do not go on for ever', async () => {
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

test('guesses spread over many addresses end after a hundred a day; browsers that the owner used keep working', async () => {
  const [owner] = await signedIn('spread')
  const known = await owner.post('/api/login', { usernameOrEmail: 'spread', password: PASSWORD })
  expect(known.status).toBe(200)
  const device = owner.device
  const wrong = { usernameOrEmail: 'Spread', password: 'guessed wrong' }
  for (let network = 0; network < 10; network++) {
    for (let i = 0; i < 10; i++) {
      expect((await sendFrom(addressIn(`2001:db8:aaa:${network}`), '/api/login', wrong)).status).toBe(401)
    }
  }
  const elsewhere = new Client()
  const refused = await elsewhere.post('/api/login', { usernameOrEmail: 'spread', password: PASSWORD })
  expect(refused.status).toBe(429)
  expect(await refused.text()).toBe('Too many tries, please wait 24 hours')

  const home = new Client()
  home.device = device
  for (let i = 0; i < 10; i++) expect((await home.post('/api/login', wrong)).status).toBe(401)
  expect((await home.post('/api/login', wrong)).status).toBe(429)
  await env.DB.prepare("delete from rate_counters where key like 'loginByKnownDevice%'").run()
  const right = await home.post('/api/login', { usernameOrEmail: 'spread', password: PASSWORD })
  expect(right.status).toBe(200)

  const [stranger] = await signedIn('spread-stranger')
  const ofStranger = new Client()
  ofStranger.device = stranger.device
  expect((await ofStranger.post('/api/login', { ...wrong, password: PASSWORD })).status).toBe(429)
})

/** A client that registered with this email, and how it signs in by it. */
async function registered(username: string, email: string, password: string) {
  const client = new Client()
  expect((await client.post('/api/register', { username, email, password })).status).toBe(200)
  const enter = async (tried: string) =>
    (await client.post('/api/login', { usernameOrEmail: email, password: tried })).status
  return { client, enter }
}

/** Guesses at the other accounts of the email, and between them the thief's own password. */
async function courseOfThief(enter: (tried: string) => Promise<number>): Promise<number[]> {
  const statuses = []
  for (let i = 1; i <= 24; i++) {
    statuses.push(await enter(i % 6 === 0 ? 'password of the thief' : `guess number ${i}`))
    // The browser's own limit would end this sooner; a thief has as many browsers as they like.
    await env.DB.prepare("delete from rate_counters where key like 'loginByKnownDevice%'").run()
  }
  return statuses
}

test('who registers with the email of another user gets no further guesses at their password', async () => {
  const victim = await registered('shared-victim', 'victim@example.com', PASSWORD)
  const thief = await registered('shared-thief', 'Victim@example.com', 'password of the thief')
  const alone = await registered('unshared-thief', 'unshared@example.com', 'password of the thief')
  const course = await courseOfThief(thief.enter)
  expect(await thief.enter(PASSWORD)).toBe(401)
  expect(await thief.enter('password of the thief')).toBe(200)
  // Nothing in the answers tells that the email has another account.
  expect(await courseOfThief(alone.enter)).toEqual(course)

  expect(await victim.enter(PASSWORD)).toBe(200)
  const elsewhere = await new Client().post('/api/login', {
    usernameOrEmail: 'shared-victim',
    password: PASSWORD,
  })
  expect(elsewhere.status).toBe(200)
})

test('a right password by email does not forget the guesses made by that email', async () => {
  await registered('counted-victim', 'counted@example.com', PASSWORD)
  await registered('counted-thief', 'counted@example.com', 'password of the thief')
  const address = addressIn('2001:db8:77:1')
  const enter = async (password: string) =>
    (await sendFrom(address, '/api/login', { usernameOrEmail: 'counted@example.com', password })).status
  // Each time as a browser that was never seen before.
  for (let i = 1; i <= 9; i++) expect(await enter(`guess number ${i}`)).toBe(401)
  expect(await enter('password of the thief')).toBe(200)
  expect(await enter('guess number 10')).toBe(401)
  expect(await enter(PASSWORD)).toBe(429)
})

test('one address can not use up the limit that all addresses share', async () => {
  await signedIn('one-guesser')
  const guesser = new Client()
  const wrong = { usernameOrEmail: 'one-guesser', password: 'guessed wrong' }
  for (let window = 0; window < 3; window++) {
    for (let i = 0; i < 40; i++) await guesser.post('/api/login', wrong)
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

test('a sign-in that succeeds counts against no limit', async () => {
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
