import { and, eq, exists, sql } from 'drizzle-orm'
import type { Directory } from './client.ts'
import { type Role, sessions, users } from './schema.ts'
import { isUniqueViolation } from './unique-violation.ts'

/** A user as the rest of the program sees him: never with the password. */
export type User = {
  id: number
  username: string
  email: string | null
  role: Role
  mustChangePassword: boolean
  /** Milliseconds since 1970. */
  createdAt: number
}

export type NewUser = {
  username: string
  email: string | null
  /** Already hashed. */
  password: string
  role: Role
  mustChangePassword: boolean
  temporaryPasswordExpiresAt: number | null
  /** Where his records will lie (database-for.ts). */
  database: string
  createdAt: number
}

export type Credentials = User & { password: string; temporaryPasswordExpiresAt: number | null }

/** The columns that may leave the database layer. */
export const userColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  role: users.role,
  mustChangePassword: users.mustChangePassword,
  createdAt: users.createdAt,
}

export type TakenName = 'username_taken' | 'email_taken'

/** The new user, or which of the two names is already somebody else's. */
export async function insertUser(directory: Directory, user: NewUser): Promise<User | TakenName> {
  try {
    return await insertionOfUser(directory, user).get()
  } catch (error) {
    return takenName(error)
  }
}

/** The statement alone, for a batch. */
export function insertionOfUser(directory: Directory, user: NewUser) {
  return directory
    .insert(users)
    .values({ ...user, usernameKey: usernameKey(user.username) })
    .returning(userColumns)
}

/** Which name made an insertion fail; throws on when it was something else. */
export function takenName(error: unknown): TakenName {
  if (isUniqueViolation(error, 'users.username_key')) return 'username_taken'
  if (isUniqueViolation(error, 'users.email')) return 'email_taken'
  throw error
}

/** The very first user, and only if there is none: one statement, so that two starts can't make two. */
export async function insertFirstUser(directory: Directory, user: NewUser): Promise<User | null> {
  const rows = await directory.all<{ id: number }>(sql`
    insert into ${users} (username, username_key, email, password, role, must_change_password,
      temporary_password_expires_at, database, created_at)
    select ${user.username}, ${usernameKey(user.username)}, ${user.email}, ${user.password}, ${user.role},
      ${Number(user.mustChangePassword)}, ${user.temporaryPasswordExpiresAt}, ${user.database}, ${user.createdAt}
    where not exists (select 1 from ${users})
    returning id`)
  const [inserted] = rows
  if (!inserted) return null
  const { password, temporaryPasswordExpiresAt, database, ...shown } = user
  return { id: inserted.id, ...shown }
}

/** By user name or email: a name never contains "@" and an email always does, so only one of them is asked for. */
export async function findCredentials(
  directory: Directory,
  usernameOrEmail: string,
): Promise<Credentials | null> {
  const isThatUser = usernameOrEmail.includes('@')
    ? eq(users.email, emailKey(usernameOrEmail))
    : eq(users.usernameKey, usernameKey(usernameOrEmail))
  const row = await directory
    .select({
      ...userColumns,
      password: users.password,
      temporaryPasswordExpiresAt: users.temporaryPasswordExpiresAt,
    })
    .from(users)
    .where(isThatUser)
    .get()
  return row ?? null
}

/** The hash of the user's present password. */
export async function getPasswordHash(directory: Directory, userId: number): Promise<string> {
  const row = await directory
    .select({ password: users.password })
    .from(users)
    .where(eq(users.id, userId))
    .get()
  if (!row) throw new Error(`user ${userId} has no record`)
  return row.password
}

/** The same password under better parameters; nothing happens when it was changed meanwhile. */
export async function rehashPassword(
  directory: Directory,
  { userId, from, to }: { userId: number; from: string; to: string },
): Promise<void> {
  await directory
    .update(users)
    .set({ password: to })
    .where(and(eq(users.id, userId), eq(users.password, from)))
}

export type PasswordChange = {
  userId: number
  /** Hashes; the change counts only while `from` is still the present one. */
  from: string
  to: string
  newSession: { tokenHash: string; createdAt: number; expiresAt: number }
}

/**
 * Changes the password, ends every session of the user and opens a new one, all or nothing.
 * Null when the password was changed by somebody else in between.
 */
export async function changePassword(directory: Directory, change: PasswordChange): Promise<User | null> {
  const { userId, from, to, newSession } = change
  const changed = directory
    .select({
      tokenHash: sql<string>`${newSession.tokenHash}`.as('token_hash'),
      userId: users.id,
      createdAt: sql<number>`${newSession.createdAt}`.as('created_at'),
      expiresAt: sql<number>`${newSession.expiresAt}`.as('expires_at'),
    })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.password, to)))
  const [updated] = await directory.batch([
    directory
      .update(users)
      .set({ password: to, mustChangePassword: false, temporaryPasswordExpiresAt: null })
      .where(and(eq(users.id, userId), eq(users.password, from)))
      .returning(userColumns),
    directory.delete(sessions).where(and(eq(sessions.userId, userId), exists(changed))),
    directory.insert(sessions).select(changed),
  ])
  return updated[0] ?? null
}

/** One spelling for all ways to write a user name: case and Unicode compatibility forms make no difference. */
export function usernameKey(username: string): string {
  return username.trim().normalize('NFKC').toLowerCase()
}

export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}
