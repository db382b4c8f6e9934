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

test('sixty uploads an hour for one user, whatever address he comes from', async () => {
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
  expect(await refused.text()).toMatch(/^Too many tries, please wait \d+ seconds$/)
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

test('an account has one count, whichever of its names is tried', async () => {
  const body = { username: 'two-names', email: 'two@example.com', password: PASSWORD }
  expect((await new Client().post('/api/register', body)).status).toBe(200)
  const attacker = new Client()
  const names = Array.from({ length: 10 }, (_, i) => (i % 2 ? 'two-names' : 'Two@Example.com'))
  for (const usernameOrEmail of names) {
    const answer = await attacker.post('/api/login', { usernameOrEmail, password: 'guessed wrong' })
    expect(answer.status).toBe(401)
  }
  const again = { usernameOrEmail: 'two@example.com', password: PASSWORD }
  expect((await attacker.post('/api/login', again)).status).toBe(429)
})
