import { type AccountDetails, getAccountDetails } from '#db/accounts/account.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/** The user's own account: its sign-in methods and its sessions. */
export function getAccount(ctx: ServiceContext): Promise<AccountDetails> {
  const { id } = requireUser(ctx)
  return getAccountDetails(ctx.directory, { userId: id, now: ctx.now })
}
