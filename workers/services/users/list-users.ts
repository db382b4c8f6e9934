import { type ListedUser, listUsers as readUsers } from '#db/accounts/user-administration.ts'
import { requireAdmin, type ServiceContext } from '#workers/context.server.ts'

export async function listUsers(ctx: ServiceContext): Promise<ListedUser[]> {
  requireAdmin(ctx)
  return readUsers(ctx.directory)
}
