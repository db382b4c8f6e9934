import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Attempts within a window: sign-ins by name and address, uploads by user. */
export const rateCounters = sqliteTable(
  'rate_counters',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: integer('window_ends_at').notNull(),
  },
  (table) => [index('rate_counters_ended').on(table.windowEndsAt)],
)

/**
 * Always empty: a trigger refuses every row, which rolls back the batch that would exceed a limit (stored-limits.ts).
 */
export const overLimit = sqliteTable('over_limit', { what: text('what').notNull() })
