import { and, eq, exists, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { err, ok, type Result } from '#core/result.ts'
import type { Directory } from '../client.ts'
import { linkedAccounts, users } from '../schema.ts'
import { isUniqueViolation } from '../unique-violation.ts'
import {
  emailKey,
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

/**
 * Inserts a new user with the linked account in one batch. The email, which the provider has confirmed, is taken from an
 * account that only typed it.
 */
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
    const [, [inserted]] = await directory.batch([
      takeTypedEmail(directory, { email: user.email, from: sql`true`, now: user.createdAt }),
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
  /** Milliseconds since 1970. */
  createdAt: number
  /** The email that the provider has confirmed. */
  verifiedEmail: string | null
}

/**
 * Links the account to the user; false when it is linked to another user. Linking again changes nothing. A user with this
 * email, or who lost one, then has it confirmed, unless another account has it confirmed; one that only typed it loses it.
 */
export async function linkAccount(
  directory: Directory,
  { provider, subject }: ProviderAccount,
  { userId, createdAt, verifiedEmail }: Link,
): Promise<boolean> {
  const email = verifiedEmail && emailKey(verifiedEmail)
  const gets = exists(
    directory
      .select({ one: sql`1` })
      .from(linkedAccounts)
      .innerJoin(alias(users, 'getter'), sql`getter.id = ${linkedAccounts.userId}`)
      .where(
        and(
          isAccount({ provider, subject }),
          eq(linkedAccounts.userId, userId),
          sql`(getter.email = ${email} or (getter.email is null and getter.email_removed_at is not null))`,
        ),
      ),
  )
  const isFree = notExists(
    directory
      .select({ one: sql`1` })
      .from(alias(users, 'holder'))
      .where(sql`holder.email = ${email} and holder.id <> ${userId}`),
  )
  const [, , , owners] = await directory.batch([
    directory.insert(linkedAccounts).values({ provider, subject, userId, createdAt }).onConflictDoNothing(),
    takeTypedEmail(directory, { email, from: and(ne(users.id, userId), gets), now: createdAt }),
    directory
      .update(users)
      .set({ email, emailVerified: true, emailRemovedAt: null })
      .where(and(eq(users.id, userId), sql`${email} is not null`, gets, isFree)),
    directory
      .select({ userId: linkedAccounts.userId })
      .from(linkedAccounts)
      .where(isAccount({ provider, subject })),
  ])
  return owners[0]?.userId === userId
}

/** A statement for a batch: the account that only typed this email keeps its name and has no email any more. */
function takeTypedEmail(
  directory: Directory,
  { email, from, now }: { email: string | null; from: SQL | undefined; now: number },
) {
  return directory
    .update(users)
    .set({ email: null, emailRemovedAt: now })
    .where(and(eq(users.email, emailKey(email ?? '')), eq(users.emailVerified, false), from))
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
