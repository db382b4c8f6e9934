import { closeOtherSessions } from '#db/accounts/sessions.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/** Ends all sessions of the user but the current one. */
export async function endOtherSessions(ctx: ServiceContext): Promise<void> {
  const { id: userId } = requireUser(ctx)
  const count = await closeOtherSessions(ctx.directory, { userId, tokenHash: ctx.sessionTokenHash ?? '' })
  ctx.log('other_sessions_ended', { userId, count })
}
