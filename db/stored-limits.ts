import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { overLimit } from './schema.ts'

/** What one user may have stored at most (DESIGN.md section 9). Files are counted in bytes as well. */
export const STORED_LIMITS = {
  lineups: 5_000,
  /** Games that lineups were saved for, without a file. */
  games: 5_000,
  slates: 500,
  slateBytes: 100_000_000,
  contests: 200,
  contestBytes: 2_000_000_000,
  historyEntries: 200_000,
} as const
export type StoredKind = keyof typeof STORED_LIMITS

const STORED: Record<StoredKind, (userId: number) => SQL> = {
  lineups: (userId) => sql`select count(*) from saved_lineups where user_id = ${userId}`,
  games: (userId) => sql`select count(*) from games where user_id = ${userId} and csv_bytes = 0`,
  slates: (userId) => sql`select count(*) from games where user_id = ${userId} and csv_bytes > 0`,
  slateBytes: (userId) => sql`select sum(csv_bytes) from games where user_id = ${userId} and csv_bytes > 0`,
  contests: (userId) => sql`select count(*) from contests where user_id = ${userId}`,
  contestBytes: (userId) => sql`select sum(file_bytes) from contests where user_id = ${userId}`,
  historyEntries: (userId) => sql`select count(*) from historical_entries where user_id = ${userId}`,
}

/**
 * A statement for the end of a batch that stores something: when the user has more than the limit by then, the whole batch
 * fails and nothing of it stays. Batches run one after the other, so two at once cannot exceed a limit together.
 */
export function enforceLimit(db: Db, userId: number, what: StoredKind) {
  return db
    .insert(overLimit)
    .select(sql`select ${what} where (${STORED[what](userId)}) > ${STORED_LIMITS[what]}`)
    .returning({ what: overLimit.what })
}

/** Which limit made a batch fail; null for any other error. Looks through wrapped errors. */
export function exceededLimit(error: unknown): StoredKind | null {
  if (!(error instanceof Error)) return null
  const [, what] = /over the limit of stored (\w+)/.exec(error.message) ?? []
  return what && what in STORED_LIMITS ? (what as StoredKind) : exceededLimit(error.cause)
}
