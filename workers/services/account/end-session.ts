import { AppError } from '#core/result.ts'
import { closeOwnSession } from '#db/accounts/sessions.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { isSessionId } from './session-id.ts'

/** Ends one session of the user. A missing session or another user's is not found. */
export async function endSession(ctx: ServiceContext, sessionId: string): Promise<void> {
  const { id: userId } = requireUser(ctx)
  const isEnded =
    isSessionId(sessionId) && (await closeOwnSession(ctx.directory, { userId, idPrefix: sessionId }))
  if (!isEnded) throw new AppError('not_found', 'This session has already ended')
  ctx.log('session_ended', { userId })
}
