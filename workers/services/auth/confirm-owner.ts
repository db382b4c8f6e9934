import { AppError } from '#core/result.ts'
import { getPassword } from '#db/accounts/account.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { addressGroups } from '#workers/security/address-group.ts'
import { refundTries, spendTries, type Try } from '#workers/security/limits.ts'
import { verifyPassword } from '#workers/security/password.ts'

/** How recent a sign-in must be for a user without a password. */
const FRESH_MS = 10 * 60_000

/**
 * Re-authenticates the user before a sensitive change, in case a stranger uses an open session: by the password or,
 * without one, by a recent sign-in. Throws `invalid_input` or `forbidden`.
 */
export async function confirmOwner(ctx: ServiceContext, password: string): Promise<void> {
  const { id: userId } = requireUser(ctx)
  const { hasPassword, hash } = await getPassword(ctx.directory, userId)
  if (hasPassword) await confirmPassword(ctx, { userId, hash, password })
  else requireFreshSession(ctx)
}

/** Limited to ten wrong passwords per address, as signing in is. */
export async function confirmPassword(
  ctx: ServiceContext,
  { userId, hash, password }: { userId: number; hash: string; password: string },
): Promise<void> {
  const spent: Try[] = [['passwordOfUser', `${userId} ${addressGroups(ctx.address).narrow}`]]
  await spendTries(ctx, spent)
  if (!(await verifyPassword(hash, password))) {
    ctx.log('password_refused', { userId })
    throw new AppError('invalid_input', 'Current password is incorrect')
  }
  await refundTries(ctx, spent)
}

/** For accounts without a password. */
export function requireFreshSession(ctx: ServiceContext): void {
  const age = ctx.now - (ctx.sessionStartedAt ?? 0)
  if (age <= FRESH_MS) return
  throw new AppError(
    'forbidden',
    'To make sure it is you, log out, sign in again and repeat this within 10 minutes',
  )
}
