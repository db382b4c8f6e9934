import type { Db } from './client.ts'
import { users } from './schema.ts'

/**
 * Records refer to their owner, and what refers must have it in the same database. Where the accounts lie elsewhere a
 * row that holds nothing but the id stands for the user, and takes his records along when it goes. Again is no harm.
 */
export async function ensureOwnerRow(db: Db, userId: number): Promise<void> {
  await db
    .insert(users)
    .values({ id: userId, username: '', usernameKey: `#${userId}`, password: '', createdAt: 0 })
    .onConflictDoNothing()
}
