import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { ROLES } from '#core/accounts/role.ts'
import { flag, id } from './columns.ts'

export const users = sqliteTable(
  'users',
  {
    id: id(),
    username: text('username', { length: 255 }).notNull(),
    /** The normalized name for comparison (case, Unicode). */
    usernameKey: text('username_key').notNull().unique(),
    /** The name's skeleton (app/core/names/skeleton.ts); null until the sweep has filled it in. */
    usernameSkeleton: text('username_skeleton').unique(),
    /** In the form of `emailKey` (db/accounts/users.ts), and of one account only. */
    email: text('email', { length: 255 }).unique(),
    /** Confirmed by a sign-in provider, and not only typed. */
    emailVerified: flag('email_verified'),
    /** When the account lost its typed email to another one; null if it never did, or has one again. */
    emailRemovedAt: integer('email_removed_at'),
    /** Argon2id in PHC form. */
    password: text('password').notNull(),
    /** False for an account that a provider created: its password is random and unknown. */
    hasPassword: integer('has_password', { mode: 'boolean' }).notNull().default(true),
    role: text('role', { length: 50, enum: ROLES }).notNull().default('user'),
    mustChangePassword: flag('must_change_password'),
    /** Expiry of a temporary password; null for one that the user chose. */
    temporaryPasswordExpiresAt: integer('temporary_password_expires_at'),
    /** The Worker's name for the database that holds the user's records (database-for.ts); never changes by itself. */
    database: text('database').notNull().default('DB'),
    createdAt: integer('created_at').notNull(),
    /** When an admin disabled the account; null while it is enabled. */
    disabledAt: integer('disabled_at'),
    /**
     * When the owner deleted the account. Name, email and password are cleared then; the row is deleted later
     * (close-account.ts).
     */
    closedAt: integer('closed_at'),
  },
  (table) => [index('users_closed').on(table.closedAt).where(sql`${table.closedAt} is not null`)],
)

/** The user whose record it is; it is deleted with the user. */
export const ownerId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
