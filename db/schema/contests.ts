import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { isRecord } from '#core/collections/is-record.ts'
import { fields, text as isText, list } from '#core/collections/shape.ts'
import type { ContestMeta } from '#core/contest/contest.ts'
import type { PayoutTier } from '#core/payouts/payout-tiers.ts'
import { jsonText } from '../json-text.ts'
import { flag, id } from './columns.ts'
import { games } from './slates.ts'
import { ownerId } from './users.ts'

const { isSafeInteger } = Number
const isTier = fields({ from: isSafeInteger, to: isSafeInteger, prizeCents: isSafeInteger })
const isContestMeta = fields({ analytics: isRecord, learningStats: isRecord })

export const contests = sqliteTable(
  'contests',
  {
    id: id(),
    userId: ownerId(),
    gameId: integer('game_id').references(() => games.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    entries: integer('entries').notNull(),
    winningPoints: real('winning_points'),
    averagePoints: real('average_points'),
    uploadedAt: integer('uploaded_at').notNull(),
    dataSource: text('data_source').notNull().default('draftkings_csv'),
    /** SHA-256 of the uncompressed CSV. */
    fileHash: text('file_hash').notNull(),
    fileName: text('file_name').notNull().default(''),
    fileBytes: integer('file_bytes').notNull().default(0),
    /** Folder of the files in R2. */
    fileKey: text('file_key').notNull().default(''),
    /** Entries with a visible lineup, and how many of those won (app/core/contest/learning.ts). */
    lineups: integer('lineups').notNull().default(0),
    winningLineups: integer('winning_lineups').notNull().default(0),
    hasCaptain: flag('has_captain'),
    /** Id of the format (app/core/formats); null when no format fits the lineups. */
    format: text('format'),
    /** The file was exported while the contest was running. */
    isLive: flag('is_live'),
    payouts: jsonText<PayoutTier[]>('payouts', { isShape: list(isTier), otherwise: null }),
    meta: jsonText<ContestMeta>('meta', { isShape: isContestMeta, otherwise: null }),
  },
  (table) => [uniqueIndex('contests_same_file').on(table.userId, table.fileHash)],
)

/** The contest that it belongs to; it is deleted with the contest. */
export const contestId = () =>
  integer('contest_id')
    .notNull()
    .references(() => contests.id, { onDelete: 'cascade' })

export const contestLineups = sqliteTable(
  'contest_lineups',
  {
    id: id(),
    entryId: text('entry_id').notNull(),
    contestId: contestId(),
    rank: integer('rank').notNull(),
    points: real('points').notNull(),
    lineupText: text('lineup_text').notNull(),
    players: jsonText<string[]>('players', { isShape: list(isText), otherwise: [] }).notNull(),
    cptPlayer: text('cpt_player'),
    ownershipAvg: real('ownership_avg'),
    /** Entries with the same lineup, including this one. */
    copies: integer('copies').notNull().default(0),
    gameDetected: text('game_detected'),
  },
  (table) => [
    uniqueIndex('contest_lineups_entry').on(table.contestId, table.entryId),
    index('contest_lineups_rank').on(table.contestId, table.rank),
  ],
)
