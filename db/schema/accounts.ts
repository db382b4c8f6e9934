import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { ownerId } from './users.ts'

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the token, which only the browser has. */
    tokenHash: text('token_hash').primaryKey(),
    userId: ownerId(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** To the hour; null until the first use after sign-in. */
    lastSeenAt: integer('last_seen_at'),
    /** Browser family and system, as `Firefox on Windows`. */
    device: text('device'),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** Browsers in which a user has signed in; they keep access when attempts from elsewhere exhaust the sign-in limits. */
export const knownDevices = sqliteTable(
  'known_devices',
  {
    userId: ownerId(),
    /** SHA-256 of the token in the browser's cookie. */
    tokenHash: text('token_hash').notNull(),
    lastUsedAt: integer('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tokenHash] })],
)

/** Accounts at sign-in providers that open an account here, identified by the provider's user id, never by email. */
export const linkedAccounts = sqliteTable(
  'linked_accounts',
  {
    provider: text('provider').notNull(),
    /** The provider's user id, which stays when name and email change. */
    subject: text('subject').notNull(),
    userId: ownerId(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('linked_accounts_user').on(table.userId),
  ],
)
