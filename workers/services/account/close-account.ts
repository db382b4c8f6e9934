import { AppError } from '#core/result.ts'
import { closeAccount as close, deleteRecordsOf } from '#db/accounts/closed-accounts.ts'
import { databaseFor } from '#db/database-for.ts'
import { bestEffort } from '#workers/best-effort.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { confirmOwner } from '#workers/services/auth/confirm-owner.ts'
import { filesOf } from '#workers/services/contests/contest-files.ts'

/**
 * Deletes the user's own account: it can't be used or found from now on. Records and files are deleted next; the sweep
 * (sweep-closed-accounts.ts) repeats what fails. Refused for the only admin.
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

/**
 * Deletes all records of the user, then all files. In this order, because records may schedule or reference further
 * files.
 */
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
