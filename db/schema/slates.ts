import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { isRecord } from '#core/collections/is-record.ts'
import { fields, text as isText, list } from '#core/collections/shape.ts'
import type { Teams } from '#core/slate/games.ts'
import { isSlateFacts, isSlateMemory } from '#core/slate-memory/is-slate-memory.ts'
import type { SlateMemory } from '#core/slate-memory/memory.ts'
import type { SlateFacts } from '#core/slate-memory/slate-facts.ts'
import { jsonText } from '../json-text.ts'
import { id } from './columns.ts'
import { ownerId } from './users.ts'

const isTeams = fields({ away: isText, home: isText })

/** A slate: the games and priced players of one file, or the game a lineup was saved for. */
export const games = sqliteTable(
  'games',
  {
    id: id(),
    userId: ownerId(),
    sport: text('sport').notNull().default('NFL'),
    gameMode: text('game_mode').notNull().default('showdown'),
    slateName: text('slate_name').notNull(),
    /** The Eastern date, `YYYY-MM-DD`. */
    gameDate: text('game_date'),
    teams: jsonText<Teams>('teams', { isShape: isTeams, otherwise: null }),
    meta: jsonText<Record<string, unknown>>('meta', { isShape: isRecord, otherwise: null }),
    csvData: text('csv_data'),
    /** Of `csvData` in UTF-8; 0 for a game without a file. */
    csvBytes: integer('csv_bytes').notNull().default(0),
    fileName: text('file_name'),
    /** SHA-256 of the upload, so that the same file is the same slate. */
    contentHash: text('content_hash').notNull(),
    source: text('source').notNull().default('manual'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('games_same_content').on(table.userId, table.gameMode, table.contentHash),
    index('games_newest').on(table.userId, table.gameMode, table.id),
    // A covering index for counts and sizes: the row's text comes before its other columns and can be 1.5 MB.
    index('games_stored').on(table.userId, table.csvBytes),
  ],
)

const isKeptMemory = fields({ slate: isSlateFacts, fields: isSlateMemory })

/** What a user set for a slate: choices, numbers, settings (app/core/slate-memory). */
export const slateMemories = sqliteTable(
  'slate_memories',
  {
    gameId: integer('game_id')
      .primaryKey()
      .references(() => games.id, { onDelete: 'cascade' }),
    userId: ownerId(),
    /** Counts the saves, so that a device that has not seen the last one is told. */
    revision: integer('revision').notNull(),
    /** `gameKey` of the file; equal for newer files of the same game. */
    game: text('game'),
    content: jsonText<{ slate: SlateFacts; fields: SlateMemory }>('content', {
      isShape: isKeptMemory,
      otherwise: null,
    }).notNull(),
    /** Of `content` in UTF-8. */
    bytes: integer('bytes').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('slate_memories_game').on(table.userId, table.game, table.updatedAt),
    // A covering index, because the content comes before the size in a row.
    index('slate_memories_stored').on(table.userId, table.bytes),
  ],
)

/** What a user keeps for every later slate: rules and contests by name (app/core/standing). */
export const standingMemories = sqliteTable('standing_memories', {
  userId: ownerId().primaryKey(),
  /** As of a slate's memory. */
  revision: integer('revision').notNull(),
  fields: jsonText<SlateMemory>('fields', { isShape: isSlateMemory, otherwise: null }).notNull(),
  updatedAt: integer('updated_at').notNull(),
})

const isFinding = fields({ figures: isRecord, sources: list(isRecord) })

/** Findings about a player, per user, so that one user's slate never affects another's answer. */
export const enrichmentCache = sqliteTable(
  'enrichment_cache',
  {
    userId: ownerId(),
    /** SHA-256 of the whole question. */
    questionHash: text('question_hash').notNull(),
    finding: jsonText<unknown>('finding', { isShape: isFinding, otherwise: null }).notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.questionHash] }),
    index('enrichment_cache_expired').on(table.expiresAt),
  ],
)
