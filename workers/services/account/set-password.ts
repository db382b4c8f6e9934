import { AppError } from '#core/result.ts'
import { getPassword } from '#db/accounts/account.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { replacePassword } from '#workers/services/auth/change-password.ts'
import { requireFreshSession } from '#workers/services/auth/confirm-owner.ts'

/** Sets the first password of an account that a provider created. Its other sessions end; the caller gets a new one. */
export async function setPassword(
  ctx: ServiceContext,
  { newPassword }: { newPassword: string },
): Promise<{ token: string }> {
  const user = requireUser(ctx)
  const { hasPassword, hash } = await getPassword(ctx.directory, user.id)
  if (hasPassword) throw new AppError('conflict', 'This account has a password, change it instead')
  requireFreshSession(ctx)
  return replacePassword(ctx, { user, from: hash, newPassword })
}
