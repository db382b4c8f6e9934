import { type SQL, sql } from 'drizzle-orm'
import { MOST_SET_ENTRIES } from '#core/entries/entered-entry.ts'
import type { Db } from './client.ts'
import { overLimit } from './schema.ts'

/** Storage limits per user. Files are limited in bytes as well. */
export const STORED_LIMITS = {
  lineups: 5_000,
  /** Games that lineups were saved for, without a file. */
  games: 5_000,
  slates: 500,
  slateBytes: 100_000_000,
  memoryBytes: 50_000_000,
  contests: 200,
  contestBytes: 2_000_000_000,
  historyEntries: 200_000,
  entrySets: 1_000,
  /** The size of their lineups and rules; 1,000 sets of 150 lineups have about 20 MB. */
  entrySetBytes: 100_000_000,
  /** The entries of all sets and lineups; as many as the history holds. */
  enteredEntries: 200_000,
  /** The entries of one set. */
  setEntries: MOST_SET_ENTRIES,
} as const
export type StoredKind = keyof typeof STORED_LIMITS

const STORED: Record<StoredKind, (userId: number) => SQL> = {
  lineups: (userId) => sql`select count(*) from saved_lineups where user_id = ${userId}`,
  games: (userId) => sql`select count(*) from games where user_id = ${userId} and csv_bytes = 0`,
  slates: (userId) => sql`select count(*) from games where user_id = ${userId} and csv_bytes > 0`,
  slateBytes: (userId) => sql`select sum(csv_bytes) from games where user_id = ${userId} and csv_bytes > 0`,
  memoryBytes: (userId) => sql`select sum(bytes) from slate_memories where user_id = ${userId}`,
  contests: (userId) => sql`select count(*) from contests where user_id = ${userId}`,
  contestBytes: (userId) => sql`select sum(file_bytes) from contests where user_id = ${userId}`,
  // Counted by `recountEntries` in the same batch.
  historyEntries: (userId) => sql`select entries from history_analytics where user_id = ${userId}`,
  // Counted by triggers.
  entrySets: (userId) => sql`select entry_sets from lineup_figures where user_id = ${userId}`,
  entrySetBytes: (userId) => sql`select sum(bytes) from entry_sets where user_id = ${userId}`,
  enteredEntries: (userId) => sql`select count(*) from entered_entries where user_id = ${userId}`,
  // Counted by triggers.
  setEntries: (userId) => sql`select max(entries) from entry_set_figures where user_id = ${userId}`,
}

/**
 * A statement for the end of a batch: when the user then exceeds the limit, the whole batch is rolled back. D1 runs
 * batches one after another, so concurrent ones can't exceed a limit together.
 */
export function enforceLimit(db: Db, userId: number, what: StoredKind) {
  return db
    .insert(overLimit)
    .select(sql`select ${what} where (${STORED[what](userId)}) > ${STORED_LIMITS[what]}`)
    .returning({ what: overLimit.what })
}

/** The limit that made a batch fail; null for any other error. Looks through wrapped errors. */
export function exceededLimit(error: unknown): StoredKind | null {
  if (!(error instanceof Error)) return null
  const [, what] = /over the limit of stored (\w+)/.exec(error.message) ?? []
  return what && what in STORED_LIMITS ? (what as StoredKind) : exceededLimit(error.cause)
}
