import { listUsers as readUsers } from '#db/user-administration.ts'
import type { User } from '#db/users.ts'
import { requireAdmin, type ServiceContext } from '#workers/context.server.ts'

export async function listUsers(ctx: ServiceContext): Promise<User[]> {
  requireAdmin(ctx)
  return readUsers(ctx.directory)
}
