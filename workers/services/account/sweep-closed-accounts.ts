import { listClosedAccounts, removeClosedAccount } from '#db/accounts/closed-accounts.ts'
import { type Databases, databaseFor } from '#db/database-for.ts'
import { deleteAccountContents } from './close-account.ts'

const MINUTE_MS = 60_000
/** The request that closes an account deletes its contents itself; the sweep waits this long. */
const SWEEP_DELAY_MS = 5 * MINUTE_MS
/** Any upload that was running when the account was closed has ended by then. */
const ROW_KEPT_MS = 24 * 60 * MINUTE_MS
const ACCOUNTS_PER_SWEEP = 20

/**
 * Deletes what a closing request left behind and what a running upload has added since. A day after the closing it
 * deletes the empty row.
 */
export async function sweepClosedAccounts(
  databases: Databases,
  { files, now }: { files: R2Bucket; now: number },
): Promise<void> {
  const closedBefore = now - SWEEP_DELAY_MS
  for (const { userId, database, closedAt } of await listClosedAccounts(databases.directory, {
    closedBefore,
    limit: ACCOUNTS_PER_SWEEP,
  })) {
    const db = databaseFor(databases, { database })
    await deleteAccountContents({ db, files }, userId)
    if (closedAt <= now - ROW_KEPT_MS) await removeClosedAccount([db, databases.directory], userId)
  }
}
