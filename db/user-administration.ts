import { asc, eq } from 'drizzle-orm'
import type { Db } from './client.ts'
import { sessions, users } from './schema.ts'
import { type User, userColumns } from './users.ts'

/** Everybody, in the order they came. */
export async function listUsers(db: Db): Promise<User[]> {
  return db.select(userColumns).from(users).orderBy(asc(users.id))
}

export type TemporaryPassword = {
  userId: number
  /** Already hashed. */
  password: string
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** Puts a temporary password in the place of the user's own and ends all his sessions. Null when there is no such user. */
export async function setTemporaryPassword(
  db: Db,
  { userId, password, expiresAt }: TemporaryPassword,
): Promise<User | null> {
  const [updated] = await db.batch([
    db
      .update(users)
      .set({ password, mustChangePassword: true, temporaryPasswordExpiresAt: expiresAt })
      .where(eq(users.id, userId))
      .returning(userColumns),
    db.delete(sessions).where(eq(sessions.userId, userId)),
  ])
  return updated[0] ?? null
}
