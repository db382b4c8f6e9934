import { and, eq, exists, isNull, sql } from 'drizzle-orm'
import type { UserRole } from '#core/accounts/role.ts'
import { skeletonOf } from '#core/names/skeleton.ts'
import { err, ok, type Result } from '#core/result.ts'
import type { Directory } from '../client.ts'
import { sessions, users } from '../schema.ts'
import { isUniqueViolation } from '../unique-violation.ts'
import { type NewSession, sessionOfUser } from './new-session.ts'

/** A user without the password; the only form outside the database layer. */
export type User = {
  id: number
  username: string
  email: string | null
  /** When another account got this one's typed email; null if none did. Milliseconds since 1970. */
  emailRemovedAt: number | null
  role: UserRole
  mustChangePassword: boolean
  /** Milliseconds since 1970. */
  createdAt: number
}

export type NewUser = {
  username: string
  /** As typed or as the provider gives it. */
  email: string | null
  /** Verified by a sign-in provider? */
  emailVerified: boolean
  /** Already hashed. */
  password: string
  /** False when the password is random and unknown to the user. */
  hasPassword: boolean
  role: UserRole
  mustChangePassword: boolean
  temporaryPasswordExpiresAt: number | null
  /** The database of the user's records (database-for.ts). */
  database: string
  createdAt: number
}

export type TemporaryAccount = Pick<NewUser, 'username' | 'email' | 'role' | 'database' | 'createdAt'> & {
  /** Already hashed. */
  temporaryPassword: string
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** A new account created by an admin or the operator; its temporary password must be changed at first use. */
export function temporaryAccount({ temporaryPassword, expiresAt, ...account }: TemporaryAccount): NewUser {
  return {
    ...account,
    emailVerified: false,
    password: temporaryPassword,
    hasPassword: true,
    mustChangePassword: true,
    temporaryPasswordExpiresAt: expiresAt,
  }
}

export type Credentials = User & {
  password: string
  temporaryPasswordExpiresAt: number | null
  disabledAt: number | null
}

/** The columns that may leave the database layer. */
export const userColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  emailRemovedAt: users.emailRemovedAt,
  role: users.role,
  mustChangePassword: users.mustChangePassword,
  createdAt: users.createdAt,
}

export type TakenName = 'username_taken' | 'username_similar' | 'email_taken'

/** Inserts a user; the error says which name is taken. */
export async function insertUser(directory: Directory, user: NewUser): Promise<Result<User, TakenName>> {
  try {
    return ok(await insertUserStatement(directory, user).get())
  } catch (error) {
    const taken = takenName(error)
    // The same name also has the same skeleton, and either index may report the violation.
    const isSame = taken === 'username_similar' && (await isUsernameTaken(directory, user.username))
    return err(isSame ? 'username_taken' : taken)
  }
}

async function isUsernameTaken(directory: Directory, username: string): Promise<boolean> {
  const row = await directory
    .select({ id: users.id })
    .from(users)
    .where(eq(users.usernameKey, usernameKey(username)))
    .get()
  return row !== undefined
}

/** The statement alone, for a batch. */
export function insertUserStatement(directory: Directory, user: NewUser) {
  return directory
    .insert(users)
    .values({
      ...user,
      email: user.email && emailKey(user.email),
      usernameKey: usernameKey(user.username),
      usernameSkeleton: skeletonOf(user.username),
    })
    .returning(userColumns)
}

/** The name that made an insertion fail; rethrows other errors. */
export function takenName(error: unknown): TakenName {
  if (isUniqueViolation(error, 'users.username_key')) return 'username_taken'
  if (isUniqueViolation(error, 'users.username_skeleton')) return 'username_similar'
  if (isUniqueViolation(error, 'users.email')) return 'email_taken'
  throw error
}

/** Inserts the first user if there is none; one statement, so that two concurrent starts can't create two. */
export async function insertFirstUser(directory: Directory, user: NewUser): Promise<User | null> {
  const rows = await directory.all<{ id: number }>(sql`
    insert into ${users} (username, username_key, username_skeleton, email, email_verified, password, has_password,
      role, must_change_password, temporary_password_expires_at, database, created_at)
    select ${user.username}, ${usernameKey(user.username)}, ${skeletonOf(user.username)}, ${user.email && emailKey(user.email)},
      ${Number(user.emailVerified)}, ${user.password}, ${Number(user.hasPassword)}, ${user.role},
      ${Number(user.mustChangePassword)}, ${user.temporaryPasswordExpiresAt}, ${user.database}, ${user.createdAt}
    where not exists (select 1 from ${users})
    returning id`)
  const [inserted] = rows
  if (!inserted) return null
  const { username, email, role, mustChangePassword, createdAt } = user
  return { id: inserted.id, username, email, emailRemovedAt: null, role, mustChangePassword, createdAt }
}

/** The account of a typed user name or email, or null. A name never contains "@"; an email always does. */
export async function findCredentials(
  directory: Directory,
  usernameOrEmail: string,
): Promise<Credentials | null> {
  const isMeant = isEmail(usernameOrEmail)
    ? eq(users.email, emailKey(usernameOrEmail))
    : eq(users.usernameKey, usernameKey(usernameOrEmail))
  const row = await directory
    .select({
      ...userColumns,
      password: users.password,
      temporaryPasswordExpiresAt: users.temporaryPasswordExpiresAt,
      disabledAt: users.disabledAt,
    })
    .from(users)
    .where(and(isMeant, isNull(users.closedAt)))
    .get()
  return row ?? null
}

/** Is the text an email rather than a user name? */
export function isEmail(usernameOrEmail: string): boolean {
  return usernameOrEmail.includes('@')
}

/** Stores the same password with newer parameters; does nothing if it was changed meanwhile. */
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
  /** Hashes; the change requires `from` to be the current one. */
  from: string
  to: string
  newSession: Omit<NewSession, 'userId'>
}

/**
 * Changes the password, ends every session of the user and opens a new one, in one batch. Null when the password was
 * changed elsewhere in between.
 */
export async function changePassword(directory: Directory, change: PasswordChange): Promise<User | null> {
  const { userId, from, to, newSession } = change
  const changed = directory
    .select(sessionOfUser(newSession))
    .from(users)
    .where(and(eq(users.id, userId), eq(users.password, to)))
  const [updated] = await directory.batch([
    directory
      .update(users)
      .set({ password: to, hasPassword: true, mustChangePassword: false, temporaryPasswordExpiresAt: null })
      .where(and(eq(users.id, userId), eq(users.password, from)))
      .returning(userColumns),
    directory.delete(sessions).where(and(eq(sessions.userId, userId), exists(changed))),
    directory.insert(sessions).select(changed),
  ])
  return updated[0] ?? null
}

/** Normalizes a user name for comparison: letter case and Unicode compatibility forms make no difference. */
export function usernameKey(username: string): string {
  return username.trim().normalize('NFKC').toLowerCase()
}

/** Normalizes an email for comparison: letter case makes no difference. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}
