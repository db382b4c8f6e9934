import { closeSession } from '#db/accounts/sessions.ts'
import type { ServiceContext } from '#workers/context.server.ts'

/** Deletes the caller's session on the server. Does nothing without one. */
export async function logout(ctx: ServiceContext): Promise<void> {
  if (ctx.sessionTokenHash) await closeSession(ctx.directory, ctx.sessionTokenHash)
}
