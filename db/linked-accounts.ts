import { and, eq, sql } from 'drizzle-orm'
import type { Directory } from './client.ts'
import { linkedAccounts, users } from './schema.ts'
import { isUniqueViolation } from './unique-violation.ts'
import {
  insertionOfUser,
  type NewUser,
  type TakenName,
  takenName,
  type User,
  userColumns,
  usernameKey,
} from './users.ts'

/** An account at another provider, by that provider's own id of the person. */
export type ForeignAccount = { provider: string; subject: string }

export async function findLinkedUser(directory: Directory, account: ForeignAccount): Promise<User | null> {
  const row = await directory
    .select(userColumns)
    .from(linkedAccounts)
    .innerJoin(users, eq(users.id, linkedAccounts.userId))
    .where(isAccount(account))
    .get()
  return row ?? null
}

/** A new user together with the account that opens it, both or neither. */
export async function insertLinkedUser(
  directory: Directory,
  { provider, subject }: ForeignAccount,
  user: NewUser,
): Promise<User | TakenName | 'already_linked'> {
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
      insertionOfUser(directory, user),
      directory.insert(linkedAccounts).select(newUser),
    ])
    if (!inserted) throw new Error('an inserted user has no record')
    return inserted
  } catch (error) {
    if (isUniqueViolation(error, 'linked_accounts.provider')) return 'already_linked'
    return takenName(error)
  }
}

/** Links the account to the user; false when it is somebody else's. Linking again changes nothing. */
export async function linkAccount(
  directory: Directory,
  { provider, subject }: ForeignAccount,
  { userId, createdAt }: { userId: number; createdAt: number },
): Promise<boolean> {
  const [, owners] = await directory.batch([
    directory.insert(linkedAccounts).values({ provider, subject, userId, createdAt }).onConflictDoNothing(),
    directory
      .select({ userId: linkedAccounts.userId })
      .from(linkedAccounts)
      .where(isAccount({ provider, subject })),
  ])
  return owners[0]?.userId === userId
}

/** The providers that the user has an account of linked. */
export async function listLinkedProviders(directory: Directory, userId: number): Promise<string[]> {
  const rows = await directory
    .selectDistinct({ provider: linkedAccounts.provider })
    .from(linkedAccounts)
    .where(eq(linkedAccounts.userId, userId))
  return rows.map(({ provider }) => provider)
}

function isAccount({ provider, subject }: ForeignAccount) {
  return and(eq(linkedAccounts.provider, provider), eq(linkedAccounts.subject, subject))
}
