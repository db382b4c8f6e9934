import type { Db } from '../client.ts'
import { users } from '../schema.ts'

/**
 * Inserts a row for the user into a database of records, if missing. Foreign keys need the owner in the same database,
 * and deleting this row cascades to the records. Holds only the id when the accounts are in another database.
 */
export async function ensureOwnerRow(db: Db, userId: number): Promise<void> {
  await db
    .insert(users)
    .values({ id: userId, username: '', usernameKey: `#${userId}`, password: '', createdAt: 0 })
    .onConflictDoNothing()
}
