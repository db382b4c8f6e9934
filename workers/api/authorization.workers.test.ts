import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { Client, signedIn } from '#workers/testing/make-user.ts'
import { api } from './index.ts'

/** What each route answers to somebody without a session, and to one who has yet to change a temporary password. */
const TABLE: Record<string, { anonymous: number; pending: number }> = {
  'GET /health': { anonymous: 200, pending: 200 },
  'GET /user': { anonymous: 401, pending: 200 },
  'POST /login': { anonymous: 415, pending: 415 },
  'POST /register': { anonymous: 415, pending: 415 },
  'POST /change-password': { anonymous: 401, pending: 415 },
  'GET /csv-history/:gameMode': { anonymous: 401, pending: 403 },
  'GET /csv-history/:gameMode/:id': { anonymous: 401, pending: 403 },
  'POST /csv-history/:gameMode': { anonymous: 401, pending: 403 },
  // Not set up here: there is no such provider.
  'POST /oauth/:provider/start': { anonymous: 404, pending: 404 },
  'POST /oauth/:provider/link': { anonymous: 401, pending: 403 },
  'GET /oauth/:provider/callback': { anonymous: 404, pending: 404 },
  'POST /optimize': { anonymous: 401, pending: 403 },
  'GET /saved-lineups': { anonymous: 401, pending: 403 },
  'POST /saved-lineups': { anonymous: 401, pending: 403 },
  'POST /saved-lineups/finalize': { anonymous: 401, pending: 403 },
  'GET /saved-lineups/:id': { anonymous: 401, pending: 403 },
  'PUT /saved-lineups/:id': { anonymous: 401, pending: 403 },
  // Last, because it ends the session.
  'POST /logout': { anonymous: 200, pending: 200 },
}

test('every route is in the table, and the table has no route that is gone', () => {
  const routes = api.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(TABLE).sort()).toEqual([...new Set(routes)].sort())
})

test('nobody gets past a route without a session, or with a temporary password', async () => {
  const [pending] = await signedIn('pending')
  await env.DB.prepare("update users set must_change_password = 1 where username = 'pending'").run()
  for (const [route, expected] of Object.entries(TABLE)) {
    const [method = '', path = ''] = route.split(' ')
    const address = `/api${path.replace(':gameMode', 'showdown').replace(':id', '1')}`
    const anonymous = await new Client().send(method, address)
    const held = await pending.send(method, address)
    expect({ route, anonymous: anonymous.status, pending: held.status }).toEqual({ route, ...expected })
  }
})
