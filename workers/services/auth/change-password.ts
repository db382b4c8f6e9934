import type { ChangePasswordRequest } from '#contract/auth.ts'
import { AppError } from '#core/result.ts'
import { getPasswordHash, changePassword as storePasswordChange } from '#db/users.ts'
import { requireSignedIn, type ServiceContext } from '#workers/context.server.ts'
import { spendTries, takeBackTries } from '#workers/security/limits.ts'
import { hashPassword, verifyPassword } from '#workers/security/password.ts'
import { tryOfAccount } from './login.ts'
import { newSession, type SignedIn } from './start-session.ts'

/** Sets a new password. Every session of the user ends; the caller goes on in a new one. */
export async function changePassword(ctx: ServiceContext, request: ChangePasswordRequest): Promise<SignedIn> {
  const { id: userId } = requireSignedIn(ctx)
  // Whoever found an open session must not get to try passwords without end.
  const ofAccount = tryOfAccount(ctx, userId)
  await spendTries(ctx, [ofAccount])
  const from = await getPasswordHash(ctx.directory, userId)
  if (!(await verifyPassword(from, request.currentPassword))) {
    ctx.log('password_change_refused', { userId })
    throw new AppError('invalid_input', 'Current password is incorrect')
  }
  if (await verifyPassword(from, request.newPassword)) {
    throw new AppError('invalid_input', 'The new password must differ from the current one')
  }
  await takeBackTries(ctx, [ofAccount])
  const { token, session } = await newSession(ctx, userId)
  const to = await hashPassword(request.newPassword)
  const user = await storePasswordChange(ctx.directory, { userId, from, to, newSession: session })
  if (!user) throw new AppError('conflict', 'The password was changed elsewhere, please try again')
  ctx.log('password_changed', { userId })
  return { user, token }
}
