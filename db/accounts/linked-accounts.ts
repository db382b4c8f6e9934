import { and, eq, exists, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { err, ok, type Result } from '#core/result.ts'
import type { Directory } from '../client.ts'
import { linkedAccounts, users } from '../schema.ts'
import { isUniqueViolation } from '../unique-violation.ts'
import {
  insertUserStatement,
  type NewUser,
  type TakenName,
  takenName,
  type User,
  userColumns,
  usernameKey,
} from './users.ts'

/** An account at a sign-in provider, by the provider's user id. */
export type ProviderAccount = { provider: string; subject: string }

/** The user linked to the provider's account, and since when an admin has disabled them. */
export async function findLinkedUser(
  directory: Directory,
  account: ProviderAccount,
): Promise<{ user: User; disabledAt: number | null } | null> {
  const row = await directory
    .select({ user: userColumns, disabledAt: users.disabledAt })
    .from(linkedAccounts)
    .innerJoin(users, eq(users.id, linkedAccounts.userId))
    .where(isAccount(account))
    .get()
  return row ?? null
}

/** Inserts a new user with the linked account in one batch. */
export async function insertLinkedUser(
  directory: Directory,
  { provider, subject }: ProviderAccount,
  user: NewUser,
): Promise<Result<User, TakenName | 'already_linked'>> {
  const newUser = directory
    .select({
      provider: sql<string>`${provider}`.as('provider'),
      subject: sql<string>`${subject}`.as('subject'),
      userId: users.id,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.usernameKey, usernameKey(user.username)))
  try {
    const [[inserted]] = await directory.batch([
      insertUserStatement(directory, user),
      directory.insert(linkedAccounts).select(newUser),
    ])
    if (!inserted) throw new Error('an inserted user has no record')
    return ok(inserted)
  } catch (error) {
    if (isUniqueViolation(error, 'linked_accounts.provider')) return err('already_linked')
    return err(takenName(error))
  }
}

export type Link = {
  userId: number
  createdAt: number
  /** The normalized email that the provider has verified; the user's own email becomes verified when it is the same. */
  verifiedEmail: string | null
}

/** Links the account to the user; false when it is linked to another user. Linking again changes nothing. */
export async function linkAccount(
  directory: Directory,
  { provider, subject }: ProviderAccount,
  { userId, createdAt, verifiedEmail }: Link,
): Promise<boolean> {
  const isMine = exists(
    directory
      .select({ one: sql`1` })
      .from(linkedAccounts)
      .where(and(isAccount({ provider, subject }), eq(linkedAccounts.userId, userId))),
  )
  const isFree = notExists(
    directory
      .select({ one: sql`1` })
      .from(alias(users, 'holder'))
      .where(sql`holder.email = ${verifiedEmail} and holder.email_verified = 1`),
  )
  const [, , owners] = await directory.batch([
    directory.insert(linkedAccounts).values({ provider, subject, userId, createdAt }).onConflictDoNothing(),
    directory
      .update(users)
      .set({ emailVerified: true })
      .where(and(eq(users.id, userId), eq(users.email, verifiedEmail ?? ''), isMine, isFree)),
    directory
      .select({ userId: linkedAccounts.userId })
      .from(linkedAccounts)
      .where(isAccount({ provider, subject })),
  ])
  return owners[0]?.userId === userId
}

/** A statement for a batch: the user's linked providers. */
export function selectLinkedProviders(directory: Directory, userId: number) {
  return directory
    .select({ provider: linkedAccounts.provider, createdAt: sql<number>`min(${linkedAccounts.createdAt})` })
    .from(linkedAccounts)
    .where(eq(linkedAccounts.userId, userId))
    .groupBy(linkedAccounts.provider)
    .orderBy(linkedAccounts.provider)
}

/**
 * Unlinks the provider, unless it is the only way to sign in (no password, no other provider). A single statement, so
 * that two concurrent calls can't remove the last two. Returns whether it was unlinked.
 */
export async function unlinkProvider(
  directory: Directory,
  { userId, provider }: { userId: number; provider: string },
): Promise<boolean> {
  const another = exists(
    directory
      .select({ one: sql`1` })
      .from(alias(linkedAccounts, 'another'))
      .where(sql`another.user_id = ${userId} and another.provider <> ${provider}`),
  )
  const password = exists(
    directory
      .select({ one: sql`1` })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.hasPassword, true))),
  )
  const unlinked = await directory
    .delete(linkedAccounts)
    .where(
      and(eq(linkedAccounts.userId, userId), eq(linkedAccounts.provider, provider), or(another, password)),
    )
    .returning({ provider: linkedAccounts.provider })
  return unlinked.length > 0
}

function isAccount({ provider, subject }: ProviderAccount) {
  return and(eq(linkedAccounts.provider, provider), eq(linkedAccounts.subject, subject))
}
