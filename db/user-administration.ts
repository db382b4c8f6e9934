import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Directory } from './client.ts'
import { sessions, users } from './schema.ts'
import { type User, userColumns } from './users.ts'

/** Everybody, in the order they came. */
export async function listUsers(directory: Directory): Promise<User[]> {
  return directory.select(userColumns).from(users).orderBy(asc(users.id))
}

/** The user names by id; ids of nobody are left out. */
export async function findUsernames(
  directory: Directory,
  userIds: readonly number[],
): Promise<Map<number, string>> {
  const asked = sql`(select value from json_each(${JSON.stringify(userIds)}))`
  const rows = await directory
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(inArray(users.id, asked))
  return new Map(rows.map(({ id, username }) => [id, username]))
}

const FOUND_AT_MOST = 1000

/** The users whose names contain the text, in any case; the newest thousand of them. */
export async function findUserIdsByName(directory: Directory, text: string): Promise<number[]> {
  const rows = await directory
    .select({ id: users.id })
    .from(users)
    .where(sql`instr(lower(${users.username}), ${text.toLowerCase()}) > 0`)
    .orderBy(desc(users.id))
    .limit(FOUND_AT_MOST)
  return rows.map(({ id }) => id)
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
  directory: Directory,
  { userId, password, expiresAt }: TemporaryPassword,
): Promise<User | null> {
  const [updated] = await directory.batch([
    directory
      .update(users)
      .set({ password, mustChangePassword: true, temporaryPasswordExpiresAt: expiresAt })
      .where(eq(users.id, userId))
      .returning(userColumns),
    directory.delete(sessions).where(eq(sessions.userId, userId)),
  ])
  return updated[0] ?? null
}
