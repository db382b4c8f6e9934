import { userToWire } from '#contract/auth.ts'
import { parseUserView } from '#contract/user-query.ts'
import { CreateUserRequest, userPageToWire } from '#contract/users.ts'
import { createUser } from '#workers/services/users/create-user.ts'
import { disableUser, enableUser } from '#workers/services/users/disable-user.ts'
import { listUsers } from '#workers/services/users/list-users.ts'
import { resetPassword } from '#workers/services/users/reset-password.ts'
import type { Handlers } from './mount.ts'
import { readJson } from './read-json.ts'

export const userHandlers = {
  'GET /users': async (c) =>
    c.json(userPageToWire(await listUsers(c.var.ctx, parseUserView(new URL(c.req.url).searchParams)))),
  'POST /admin/users': async (c) => {
    const { user, temporaryPassword } = await createUser(c.var.ctx, await readJson(c, CreateUserRequest))
    return c.json({ user: userToWire(user), tempPassword: temporaryPassword })
  },
  'POST /admin/users/:id/reset-password': async (c) => {
    const { temporaryPassword } = await resetPassword(c.var.ctx, c.req.param('id'))
    return c.json({ tempPassword: temporaryPassword })
  },
  'POST /admin/users/:id/disable': async (c) => {
    await disableUser(c.var.ctx, c.req.param('id'))
    return c.body(null, 204)
  },
  'POST /admin/users/:id/enable': async (c) => {
    await enableUser(c.var.ctx, c.req.param('id'))
    return c.body(null, 204)
  },
} satisfies Partial<Handlers>
