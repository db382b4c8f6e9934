import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { Client, PASSWORD, send, signedIn } from '#workers/testing/make-user.ts'

test('register, sign out and sign in again: each time with a new session', async () => {
  const ada = new Client()
  expect((await ada.get('/api/user')).status).toBe(401)

  const registered = await ada.post('/api/register', {
    username: ' Ada ',
    email: 'Ada@Example.com',
    password: PASSWORD,
  })
  expect(registered.status).toBe(200)
  const user = await registered.json()
  expect(user).toEqual({
    id: expect.any(Number),
    username: 'Ada',
    email: 'ada@example.com',
    role: 'user',
    mustChangePassword: false,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
  const first = ada.cookie
  expect(await (await ada.get('/api/user')).json()).toEqual(user)

  expect((await ada.post('/api/logout')).status).toBe(200)
  expect((await ada.get('/api/user')).status).toBe(401)
  ada.cookie = first
  expect((await ada.get('/api/user')).status).toBe(401)

  const again = await ada.post('/api/login', { usernameOrEmail: 'ADA', password: PASSWORD })
  expect(await again.json()).toEqual(user)
  const second = ada.cookie
  expect(second).not.toBe(first)

  await ada.post('/api/login', { usernameOrEmail: 'ADA@example.COM', password: PASSWORD })
  const third = ada.cookie
  ada.cookie = second
  expect((await ada.get('/api/user')).status).toBe(401)
  ada.cookie = third
  expect((await ada.get('/api/user')).status).toBe(200)
})

test('the cookie is for this site only, and the database stores only its hash', async () => {
  const [eve] = await signedIn('eve-cookie')
  const login = await eve.post('/api/login', { usernameOrEmail: 'eve-cookie', password: PASSWORD })
  expect(login.headers.getSetCookie()[0]).toMatch(
    /^session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
  )
  const https = await send('/api/logout', { method: 'POST' })
  expect(https.headers.get('Set-Cookie')).toContain('Max-Age=0')

  const token = eve.cookie.split('=')[1] ?? ''
  const tables = await env.DB.prepare("select name from sqlite_master where type = 'table'").all<{
    name: string
  }>()
  const dumps = await Promise.all(
    tables.results
      .filter(({ name }) => !name.startsWith('_cf'))
      .map(({ name }) => env.DB.prepare(`select * from "${name}"`).all()),
  )
  const dump = JSON.stringify(dumps.map(({ results }) => results))
  expect(dump).toContain('eve-cookie')
  expect(dump).not.toContain(token)
  expect(dump).not.toContain(PASSWORD)
})
