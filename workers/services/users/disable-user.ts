import { parseRecordId } from '#contract/record-id.ts'
import { AppError } from '#core/result.ts'
import { disableUser as disable, enableUser as enable } from '#db/accounts/user-administration.ts'
import { requireAdmin, type ServiceContext } from '#workers/context.server.ts'

/** Disables a user until an admin enables them again; their sessions end at once, their records stay. */
export async function disableUser(ctx: ServiceContext, idText: string): Promise<void> {
  const admin = requireAdmin(ctx)
  const userId = requireId(idText)
  if (userId === admin.id) throw new AppError('conflict', 'You cannot disable your own account')
  if (!(await disable(ctx.directory, { userId, disabledAt: ctx.now }))) throw notFound()
  ctx.log('user_disabled', { userId, by: admin.id })
}

/** Enables a disabled user. */
export async function enableUser(ctx: ServiceContext, idText: string): Promise<void> {
  const admin = requireAdmin(ctx)
  const userId = requireId(idText)
  if (!(await enable(ctx.directory, userId))) throw notFound()
  ctx.log('user_enabled', { userId, by: admin.id })
}

function requireId(idText: string): number {
  const userId = parseRecordId(idText)
  if (!userId) throw notFound()
  return userId
}

function notFound(): AppError {
  return new AppError('not_found', 'User not found')
}
