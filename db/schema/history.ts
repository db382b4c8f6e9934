import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id } from './columns.ts'
import { placeOrLast, profitOfEntry, roiOfEntry } from './entry-figures.ts'
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
    // The other orders of the list of entries (db/history/history-pages.ts). Each index ends with the row's id by itself.
    index('historical_entries_sport').on(
      table.userId,
      table.sport,
      sql`${table.contestDate} desc`,
      table.entryKey,
    ),
    index('historical_entries_profit').on(table.userId, sql`${profitOfEntry(table)} desc`),
    index('historical_entries_roi').on(table.userId, sql`${roiOfEntry(table)} desc`),
    index('historical_entries_fee').on(table.userId, sql`${table.entryFeeCents} desc`),
    index('historical_entries_place').on(table.userId, placeOrLast(table)),
    index('historical_entries_contest').on(table.userId, sql`${table.contestName} collate nocase`),
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

/** The same for one sport, of sports that were looked at. */
export const sportHistory = sqliteTable(
  'sport_history',
  {
    userId: ownerId(),
    sport: text('sport').notNull(),
    computedFor: text('computed_for').notNull(),
    analytics: text('analytics').notNull(),
    summary: text('summary').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.sport] })],
)
