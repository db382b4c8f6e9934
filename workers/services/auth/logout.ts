import { closeSession } from '#db/sessions.ts'
import type { ServiceContext } from '#workers/context.server.ts'

/** Ends the caller's session, here and not only in his browser. Nothing to do for somebody who has none. */
export async function logout(ctx: ServiceContext): Promise<void> {
  if (ctx.sessionTokenHash) await closeSession(ctx.directory, ctx.sessionTokenHash)
}
