import type { ChangePasswordRequest } from '#contract/auth.ts'
import { AppError } from '#core/result.ts'
import { getPassword } from '#db/accounts/account.ts'
import { changePassword as storePasswordChange, type User } from '#db/accounts/users.ts'
import { requireSignedIn, type ServiceContext } from '#workers/context.server.ts'
import { hashPassword, verifyPassword } from '#workers/security/password.ts'
import { confirmPassword } from './confirm-owner.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { newSession } from './start-session.ts'

/** Sets a new password. Every session of the user ends; the caller gets a new one with the returned token. */
export async function changePassword(
  ctx: ServiceContext,
  request: ChangePasswordRequest,
): Promise<{ token: string }> {
  const user = requireSignedIn(ctx)
  const userId = user.id
  const { hash: from } = await getPassword(ctx.directory, userId)
  await confirmPassword(ctx, { userId, hash: from, password: request.currentPassword })
  if (await verifyPassword(from, request.newPassword)) {
    throw new AppError('invalid_input', 'The new password must differ from the current one')
  }
  return replacePassword(ctx, { user, from, newPassword: request.newPassword })
}

/** Changes the password of a caller who has been confirmed as the owner. */
export async function replacePassword(
  ctx: ServiceContext,
  { user: { id: userId, ...names }, from, newPassword }: { user: User; from: string; newPassword: string },
): Promise<{ token: string }> {
  refuseWeakPassword(newPassword, names)
  const { token, session } = await newSession(ctx, userId)
  const to = await hashPassword(newPassword)
  const changed = await storePasswordChange(ctx.directory, { userId, from, to, newSession: session })
  if (!changed) throw new AppError('conflict', 'The password was changed elsewhere, please try again')
  ctx.log('password_changed', { userId })
  return { token }
}
