import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id } from './columns.ts'
import { ownerId } from './users.ts'

export const historicalEntries = sqliteTable(
  'historical_entries',
  {
    id: id(),
    userId: ownerId(),
    sport: text('sport').notNull(),
    gameType: text('game_type').notNull(),
    entryKey: text('entry_key').notNull(),
    contestName: text('contest_name').notNull(),
    contestKey: text('contest_key').notNull(),
    /** Eastern time as the provider writes it, `YYYY-MM-DD HH:MM:SS`; sorts as text. */
    contestDate: text('contest_date').notNull(),
    place: integer('place'),
    points: real('points'),
    winningsNonTicketCents: integer('winnings_non_ticket_cents').notNull().default(0),
    winningsTicketCents: integer('winnings_ticket_cents').notNull().default(0),
    contestEntries: integer('contest_entries'),
    entryFeeCents: integer('entry_fee_cents').notNull(),
    prizePoolCents: integer('prize_pool_cents'),
    placesPaid: integer('places_paid'),
    /** Date of the newest contest in the file: of two readings of an entry, the one from the later file counts. */
    asOf: text('as_of').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('historical_entries_entry').on(table.userId, table.entryKey),
    index('historical_entries_import').on(table.userId, table.createdAt),
    index('historical_entries_newest').on(table.userId, sql`${table.contestDate} desc`, table.entryKey),
  ],
)

/** The file names of imports; an import of an older version, or made without a name, has no row. */
export const historyImports = sqliteTable(
  'history_imports',
  {
    userId: ownerId(),
    /** The time that identifies the import: `createdAt` of the entries that it added. */
    importedAt: integer('imported_at').notNull(),
    name: text('name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.importedAt] })],
)

/** A user's history analytics, stored until the next import: computing them takes a second. */
export const historyAnalytics = sqliteTable('history_analytics', {
  userId: ownerId().primaryKey(),
  /** Number of changes to the history. */
  revision: integer('revision').notNull(),
  /** Number of entries after the last change. */
  entries: integer('entries').notNull().default(0),
  /** The revision and edition that `analytics` and `summary` were computed for. */
  computedFor: text('computed_for'),
  analytics: text('analytics'),
  /** The part of `analytics` that the pages show (app/core/history/history-summary.ts). */
  summary: text('summary'),
})
