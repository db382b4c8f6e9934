import { parseRecordId } from '#contract/record-id.ts'
import { AppError } from '#core/result.ts'
import { setTemporaryPassword } from '#db/accounts/user-administration.ts'
import { requireAdmin, type ServiceContext } from '#workers/context.server.ts'
import { hashPassword } from '#workers/security/password.ts'
import { TEMPORARY_PASSWORD_LIFETIME_MS, temporaryPassword } from '#workers/security/temporary-password.ts'
import type { WithTemporaryPassword } from './create-user.ts'

/** Sets a temporary password and ends all of the user's sessions. */
export async function resetPassword(ctx: ServiceContext, idText: string): Promise<WithTemporaryPassword> {
  const admin = requireAdmin(ctx)
  const userId = parseRecordId(idText)
  const password = temporaryPassword()
  const user =
    userId &&
    (await setTemporaryPassword(ctx.directory, {
      userId,
      password: await hashPassword(password),
      expiresAt: ctx.now + TEMPORARY_PASSWORD_LIFETIME_MS,
    }))
  if (!user) throw new AppError('not_found', 'User not found')
  ctx.log('password_reset', { userId: user.id, by: admin.id })
  return { user, temporaryPassword: password }
}
