import { sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { text as isText, list } from '#core/collections/shape.ts'
import { CONTEST_TYPES, PERFORMANCE_GRADES } from '#core/lineups/saved-lineup.ts'
import { POINTS_BY } from '#core/players/points.ts'
import { jsonText } from '../json-text.ts'
import { flag, id } from './columns.ts'
import { games } from './slates.ts'
import { ownerId } from './users.ts'

export const savedLineups = sqliteTable(
  'saved_lineups',
  {
    id: id(),
    userId: ownerId(),
    gameId: integer('game_id').references(() => games.id, { onDelete: 'set null' }),
    gameMode: text('game_mode').notNull().default('showdown'),
    lineupName: text('lineup_name').notNull(),
    week: integer('week'),
    contestName: text('contest_name'),
    contestType: text('contest_type', { enum: CONTEST_TYPES }).notNull().default('GPP'),
    entryFieldSize: integer('entry_field_size'),
    entryFeeTotalCents: integer('entry_fee_total_cents'),
    winningsTotalCents: integer('winnings_total_cents'),
    pointsTotal: real('points_total'),
    /** Sum of the players' expected points, the captain's multiplied; the grade compares with it. */
    projectedPoints: real('projected_points').notNull(),
    rank: integer('rank'),
    cashLine: real('cash_line'),
    avgOutlookScore: real('avg_outlook_score'),
    avgLeverageScore: real('avg_leverage_score'),
    avgSalarySpent: real('avg_salary_spent').notNull(),
    remainingSalary: real('remaining_salary').notNull(),
    numStacks: integer('num_stacks').notNull(),
    stackTypes: jsonText<string[]>('stack_types', { isShape: list(isText), otherwise: [] }).notNull(),
    modelVersion: text('model_version'),
    modelConfidence: real('model_confidence'),
    performanceGrade: text('performance_grade', { enum: PERFORMANCE_GRADES }),
    finalized: flag('finalized'),
    /** The client's Idempotency-Key and the SHA-256 of the first request. */
    idempotencyKey: text('idempotency_key'),
    payloadHash: text('payload_hash'),
    createdAt: integer('created_at').notNull(),
    /** The source of `projectedPoints`; null for a lineup of an older version, and where the client did not say. */
    pointsBy: text('points_by', { enum: POINTS_BY }),
  },
  (table) => [
    uniqueIndex('saved_lineups_idempotency').on(table.userId, table.idempotencyKey),
    index('saved_lineups_newest').on(table.userId, sql`${table.createdAt} desc`, sql`${table.id} desc`),
  ],
)

/** Figures of a user's lineups, stored until the next change, so that a page does not add up thousands of rows. */
export const lineupFigures = sqliteTable('lineup_figures', {
  userId: ownerId().primaryKey(),
  /** Number of saved lineups. Triggers on `saved_lineups` keep it and `revision`. */
  lineups: integer('lineups').notNull(),
  /** Number of changes to the lineups. */
  revision: integer('revision').notNull(),
  /** Number of entry sets. Triggers on `entry_sets` keep it and `setsRevision`. */
  entrySets: integer('entry_sets').notNull().default(0),
  /** Number of changes to the entry sets. */
  setsRevision: integer('sets_revision').notNull().default(0),
  /** The edition and revisions that `totals` was computed for. */
  totalsFor: text('totals_for'),
  totals: text('totals'),
  /** The edition and the revisions of lineups, entry sets and history that `offers` was computed for. */
  offersFor: text('offers_for'),
  offers: text('offers'),
  /** The same three revisions, and those that `account` was computed for: lineups, sets and history as one account. */
  accountFor: text('account_for'),
  account: text('account'),
})

/**
 * What lineups are sorted and searched by: SQLite knows neither numbers inside texts nor the case of letters beyond
 * ASCII. Rows are added when a list first needs them; a trigger deletes the row of a renamed lineup.
 */
export const lineupSortKeys = sqliteTable(
  'lineup_sort_keys',
  {
    lineupId: integer('lineup_id')
      .primaryKey()
      .references(() => savedLineups.id, { onDelete: 'cascade' }),
    userId: ownerId(),
    /** `naturalKey` of the two names (app/core/text/natural-key.ts). */
    nameKey: text('name_key').notNull(),
    contestKey: text('contest_key'),
    /** Both names in lower case. */
    searched: text('searched').notNull(),
  },
  (table) => [index('lineup_sort_keys_user').on(table.userId)],
)

export const savedLineupPlayers = sqliteTable(
  'saved_lineup_players',
  {
    id: id(),
    lineupId: integer('lineup_id')
      .notNull()
      .references(() => savedLineups.id, { onDelete: 'cascade' }),
    playerName: text('player_name').notNull(),
    position: text('position').notNull(),
    team: text('team'),
    opponent: text('opponent'),
    salary: real('salary').notNull(),
    fantasyPoints: real('fantasy_points').notNull().default(0),
    ownershipPct: real('ownership_pct'),
    leverageScore: real('leverage_score'),
    outlookScore: real('outlook_score'),
    weatherScore: real('weather_score'),
    gameEnvScore: real('game_env_score'),
    opponentEaseScore: real('opponent_ease_score'),
    synergyMultiplier: real('synergy_multiplier'),
    leverageMultiplier: real('leverage_multiplier'),
    isCaptain: flag('is_captain'),
  },
  (table) => [index('saved_lineup_players_lineup').on(table.lineupId)],
)

/** Lineups deleted within the last hour, so that a deletion can be undone (deleted-lineups.ts). */
export const deletedLineups = sqliteTable(
  'deleted_lineups',
  {
    /** The id that the lineup had, and has again when it is restored. */
    id: integer('lineup_id').primaryKey(),
    userId: ownerId(),
    /** The lineup, its players, its entries and its game: JSON objects by the fields of their tables here. */
    content: text('content'),
    deletedAt: integer('deleted_at').notNull(),
  },
  (table) => [
    index('deleted_lineups_newest').on(table.userId, table.deletedAt),
    index('deleted_lineups_age').on(table.deletedAt),
  ],
)
