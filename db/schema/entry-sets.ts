import { sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { fields, finite, list, optional, orNull } from '#core/collections/shape.ts'
import type { EntryResult, SetContent } from '#core/entries/entry-set.ts'
import { CONTEST_TYPES } from '#core/lineups/saved-lineup.ts'
import { POINTS_BY } from '#core/players/points.ts'
import { jsonText } from '../json-text.ts'
import { id } from './columns.ts'
import { games } from './slates.ts'
import { ownerId } from './users.ts'

/** Rows of a set: the part of SetContent that never changes. */
export type StoredLineups = Pick<SetContent, 'rows' | 'lineups' | 'rules' | 'groups'>

const isStoredLineups = fields({
  ...{ rows: Array.isArray, lineups: Array.isArray, rules: Array.isArray },
  groups: optional(orNull(Array.isArray)),
})

const isEntryResult = fields({ points: orNull(finite), winningsCents: orNull(finite), rank: orNull(finite) })

/**
 * Builds that the user kept. The lineups are one text and no rows of their own: they are read and written together, and
 * 1,000 sets of 150 would be 150,000 rows a user. The texts come last, so that lists and totals do not read them.
 */
export const entrySets = sqliteTable(
  'entry_sets',
  {
    id: id(),
    userId: ownerId(),
    gameId: integer('game_id').references(() => games.id, { onDelete: 'set null' }),
    gameMode: text('game_mode').notNull(),
    name: text('name').notNull(),
    slateName: text('slate_name'),
    contestName: text('contest_name'),
    contestType: text('contest_type', { enum: CONTEST_TYPES }).notNull(),
    /** The fee of each lineup; null while the set is not entered. */
    entryFeeCents: integer('entry_fee_cents'),
    pointsBy: text('points_by', { enum: POINTS_BY }),
    lineups: integer('lineups').notNull(),
    /** The next four follow from `results` and the fee (db/entries/entry-set-results.ts). */
    settled: integer('settled').notNull(),
    winningsCents: integer('winnings_cents').notNull(),
    cashed: integer('cashed').notNull(),
    bestPoints: real('best_points'),
    /** The client's Idempotency-Key and the SHA-256 of the first request. */
    idempotencyKey: text('idempotency_key'),
    payloadHash: text('payload_hash'),
    createdAt: integer('created_at').notNull(),
    /** Of `content` in UTF-8. */
    bytes: integer('bytes').notNull(),
    results: jsonText<EntryResult[]>('results', { isShape: list(isEntryResult), otherwise: null }),
    content: jsonText<StoredLineups>('content', { isShape: isStoredLineups, otherwise: null }).notNull(),
  },
  (table) => [
    uniqueIndex('entry_sets_idempotency').on(table.userId, table.idempotencyKey),
    index('entry_sets_newest').on(table.userId, sql`${table.id} desc`),
    index('entry_sets_game').on(table.gameId),
    index('entry_sets_stored').on(table.userId, table.bytes),
  ],
)

/** Entry sets deleted within the last hour, so that a deletion can be undone (deleted-entry-sets.ts). */
export const deletedEntrySets = sqliteTable(
  'deleted_entry_sets',
  {
    /** The id that the set had, and has again when it is restored. */
    id: integer('set_id').primaryKey(),
    userId: ownerId(),
    /** The row as it was: a JSON object by the names of its columns. */
    entrySet: text('entry_set').notNull(),
    deletedAt: integer('deleted_at').notNull(),
    /** Its entries, as deleted-entry-sets.ts writes them; null for a set that an older version deleted. */
    entries: text('entries'),
  },
  (table) => [
    index('deleted_entry_sets_newest').on(table.userId, table.deletedAt),
    index('deleted_entry_sets_age').on(table.deletedAt),
  ],
)
