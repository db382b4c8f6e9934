import type { UserView } from '#contract/user-query.ts'
import { pageOfUsers, type UserPage } from '#db/accounts/user-administration.ts'
import { requireAdmin, type ServiceContext } from '#workers/context.server.ts'

const USERS_PER_PAGE = 25

/** A page of the users that the view asks for, the newest first. */
export async function listUsers(ctx: ServiceContext, view: UserView): Promise<UserPage> {
  requireAdmin(ctx)
  return pageOfUsers(ctx.directory, { ...view, pageSize: USERS_PER_PAGE })
}
