import { expect, test } from 'vitest'
import { Client } from '#workers/testing/make-user.ts'

const DOORS = [
  '/api/login',
  '/api/register',
  '/auth',
  '/auth.data',
  '/AUTH/',
  '/api/%6cogin',
  '/api/oauth/google/start',
  '/api/oauth/discord/start/',
]

/** However a minute's turn falls into the run, one of its two minutes has more than 200. */
const MORE_THAN_TWO_MINUTES_WORTH = 401

test('a flood of sign-in requests is refused in every spelling of the path, whatever address a client claims; other addresses are not affected', async () => {
  const flood = new Client()
  let refused = await afterFlood(flood)
  // A minute may turn after the flood, and with it the count; not twice within seconds.
  if (refused.some(({ status }) => status !== 429)) refused = await afterFlood(flood)
  expect(refused.map(({ status }) => status)).toEqual(DOORS.map(() => 429))
  expect(refused[0]!.headers.get('Retry-After')).toBe('60')
  expect(await refused[0]!.text()).toBe('Too many tries, please wait 1 minute')

  expect((await new Client().post('/api/login')).status).toBe(415)
  expect((await flood.get('/api/health')).status).toBe(200)
  expect((await flood.post('/api/logout')).status).toBe(200)
})

/** The answers of every door after a flood. Each request says that it was forwarded for another address. */
async function afterFlood(flood: Client): Promise<Response[]> {
  for (let i = 0; i < MORE_THAN_TWO_MINUTES_WORTH; i++)
    await flood.post('/api/login', undefined, { 'X-Forwarded-For': `203.0.113.${i % 256}` })
  return Promise.all(DOORS.map((path) => flood.post(path)))
}
