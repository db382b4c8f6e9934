import { userToWire } from '#contract/auth.ts'
import { CreateUserRequest } from '#contract/users.ts'
import { createUser } from '#workers/services/users/create-user.ts'
import { listUsers } from '#workers/services/users/list-users.ts'
import { resetPassword } from '#workers/services/users/reset-password.ts'
import type { Handlers } from './mount.ts'
import { readJson } from './read-json.ts'

export const userHandlers = {
  'GET /users': async (c) => c.json({ users: (await listUsers(c.var.ctx)).map(userToWire) }),
  'POST /admin/users': async (c) => {
    const { user, temporaryPassword } = await createUser(c.var.ctx, await readJson(c, CreateUserRequest))
    return c.json({ user: userToWire(user), tempPassword: temporaryPassword })
  },
  'POST /admin/users/:id/reset-password': async (c) => {
    const { temporaryPassword } = await resetPassword(c.var.ctx, c.req.param('id'))
    return c.json({ tempPassword: temporaryPassword })
  },
} satisfies Partial<Handlers>
