import { AppError } from '#core/result.ts'
import { closeAccount as close, deleteRecordsOf } from '#db/closed-accounts.ts'
import { databaseFor } from '#db/database-for.ts'
import { bestEffort } from '#workers/best-effort.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { confirmOwner } from '#workers/services/auth/confirm-owner.ts'
import { filesOf } from '#workers/services/contests/contest-files.ts'

/**
 * Deletes the user's own account: from this moment it can't be used or found. Records and files follow at once; what
 * fails of that is done by the sweep (sweep-closed-accounts.ts). The only admin can't go.
 */
export async function closeAccount(ctx: ServiceContext, { password }: { password: string }): Promise<void> {
  const { id: userId } = requireUser(ctx)
  await confirmOwner(ctx, password)
  const database = await close(ctx.directory, { userId, now: ctx.now })
  if (database === null)
    throw new AppError(
      'conflict',
      'You are the only admin. Create another admin before you delete this account',
    )
  ctx.log('account_closed', { userId })
  const db = databaseFor(ctx.databases, { database })
  await bestEffort(ctx, 'closed_account_emptied', deleteAccountContents({ db, files: ctx.files }, userId))
}

/** Removes all records of the user, then all files: in this order, since only records lead to further files. */
export async function deleteAccountContents(
  { db, files }: Pick<ServiceContext, 'db' | 'files'>,
  userId: number,
): Promise<void> {
  await deleteRecordsOf(db, userId)
  for (;;) {
    const { objects, truncated } = await files.list({ prefix: filesOf(userId) })
    if (objects.length > 0) await files.delete(objects.map(({ key }) => key))
    if (!truncated) return
  }
}
