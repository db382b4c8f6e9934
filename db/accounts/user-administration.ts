import { and, desc, eq, exists, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Directory } from '../client.ts'
import { knownDevices, linkedAccounts, sessions, users } from '../schema.ts'
import { emailKey, type User, userColumns, usernameKey } from './users.ts'

/** A user as admins see them. */
type ListedUser = User & {
  /** When an admin disabled the account; null while it is enabled. */
  disabledAt: number | null
  /** Linked sign-in providers. */
  providers: string[]
}

/** Users of one page, with how many there are and how many the search finds. `next`: the next page is of users before this id. */
export type UserPage = { users: ListedUser[]; total: number; found: number; next: number | null }

/**
 * A page of the users whose name or email contains the search, in any case, the newest first; all users for an empty one.
 * @param before an id: only users who registered earlier.
 * @param pageSize the most users of the page.
 */
export async function pageOfUsers(
  directory: Directory,
  { search, before, pageSize }: { search: string; before: number | null; pageSize: number },
): Promise<UserPage> {
  const isFound =
    search === ''
      ? sql`true`
      : sql`(instr(${users.usernameKey}, ${usernameKey(search)}) > 0 or instr(ifnull(${users.email}, ''), ${emailKey(search)}) > 0)`
  const providers = sql<string>`(select json_group_array(distinct provider) from ${linkedAccounts} where user_id = ${users.id})`
  const [[counts], rows] = await directory.batch([
    directory
      .select({ total: sql<number>`count(*)`, found: sql<number>`ifnull(sum(${isFound}), 0)` })
      .from(users)
      .where(isNull(users.closedAt)),
    directory
      .select({ ...userColumns, disabledAt: users.disabledAt, providers })
      .from(users)
      .where(and(isNull(users.closedAt), isFound, before === null ? undefined : lt(users.id, before)))
      .orderBy(desc(users.id))
      .limit(pageSize + 1),
  ])
  const page = rows.slice(0, pageSize)
  return {
    users: page.map((row) => ({ ...row, providers: JSON.parse(row.providers) })),
    ...counts!,
    next: rows.length > pageSize ? page.at(-1)!.id : null,
  }
}

/** The user names by id; ids without a user are left out. */
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

/**
 * Sets a temporary password and ends all other access: sessions, linked providers, known devices. Null when there is no
 * such user.
 */
export async function setTemporaryPassword(
  directory: Directory,
  { userId, password, expiresAt }: TemporaryPassword,
): Promise<User | null> {
  const [updated] = await directory.batch([
    directory
      .update(users)
      .set({
        password,
        hasPassword: true,
        mustChangePassword: true,
        temporaryPasswordExpiresAt: expiresAt,
      })
      .where(and(eq(users.id, userId), isNull(users.closedAt)))
      .returning(userColumns),
    directory.delete(sessions).where(eq(sessions.userId, userId)),
    directory.delete(linkedAccounts).where(eq(linkedAccounts.userId, userId)),
    directory.delete(knownDevices).where(eq(knownDevices.userId, userId)),
  ])
  return updated[0] ?? null
}

/** Disables the user and ends their sessions; false for the only admin or an unknown user. */
export async function disableUser(
  directory: Directory,
  { userId, disabledAt }: { userId: number; disabledAt: number },
): Promise<boolean> {
  const isDisabled = exists(
    directory
      .select({ one: sql`1` })
      .from(users)
      .where(and(eq(users.id, userId), isNotNull(users.disabledAt))),
  )
  const [disabled] = await directory.batch([
    directory
      .update(users)
      .set({ disabledAt: sql`coalesce(${users.disabledAt}, ${disabledAt})` })
      .where(and(eq(users.id, userId), isNull(users.closedAt), hasOtherAdmin(directory)))
      .returning({ id: users.id }),
    directory.delete(sessions).where(and(eq(sessions.userId, userId), isDisabled)),
  ])
  return disabled.length > 0
}

/** Enables the user; false when there is no such user. */
export async function enableUser(directory: Directory, userId: number): Promise<boolean> {
  const enabled = await directory
    .update(users)
    .set({ disabledAt: null })
    .where(and(eq(users.id, userId), isNull(users.closedAt)))
    .returning({ id: users.id })
  return enabled.length > 0
}

/** Is there another admin who can sign in? */
export function hasOtherAdmin(directory: Directory) {
  const other = alias(users, 'other')
  const isUsableAdmin = and(eq(other.role, 'admin'), isNull(other.disabledAt), isNull(other.closedAt))
  return or(
    ne(users.role, 'admin'),
    exists(
      directory
        .select({ one: sql`1` })
        .from(other)
        .where(and(isUsableAdmin, ne(other.id, users.id))),
    ),
  )
}
