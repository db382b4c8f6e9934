import { Hono } from 'hono'
import { userToWire } from '#contract/auth.ts'
import { CreateUserRequest } from '#contract/users.ts'
import type { ServerEnv } from '#workers/server-env.ts'
import { createUser } from '#workers/services/users/create-user.ts'
import { listUsers } from '#workers/services/users/list-users.ts'
import { resetPassword } from '#workers/services/users/reset-password.ts'
import { atMost, BODY_LIMITS } from './body-limit.ts'
import { readJson } from './read-json.ts'

/** Behind the guard of admin-guard.ts, all of it. */
export const usersApi = new Hono<ServerEnv>()
  .get('/users', async (c) => c.json({ users: (await listUsers(c.var.ctx)).map(userToWire) }))
  .post('/admin/users', atMost(BODY_LIMITS.auth), async (c) => {
    const { user, temporaryPassword } = await createUser(c.var.ctx, await readJson(c, CreateUserRequest))
    return c.json({ user: userToWire(user), tempPassword: temporaryPassword })
  })
  .post('/admin/users/:id/reset-password', async (c) => {
    const { temporaryPassword } = await resetPassword(c.var.ctx, c.req.param('id'))
    return c.json({ tempPassword: temporaryPassword })
  })
