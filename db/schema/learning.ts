import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id } from './columns.ts'
import { contestId } from './contests.ts'
import { ownerId } from './users.ts'

/** One contest's lessons about each player, in whole numbers. The learned tables below sum them over contests. */
export const contestPlayerLessons = sqliteTable(
  'contest_player_lessons',
  {
    contestId: contestId(),
    userId: ownerId(),
    playerName: text('player_name').notNull(),
    position: text('position'),
    lineups: integer('lineups').notNull(),
    captainLineups: integer('captain_lineups').notNull(),
    winningLineups: integer('winning_lineups').notNull(),
    pointsMilli: integer('points_milli'),
    salary: integer('salary'),
    opponent: text('opponent'),
  },
  (table) => [
    primaryKey({ columns: [table.contestId, table.playerName] }),
    index('contest_player_lessons_player').on(table.userId, table.playerName),
  ],
)

export const contestStackLessons = sqliteTable(
  'contest_stack_lessons',
  {
    contestId: contestId(),
    userId: ownerId(),
    player1Name: text('player1_name').notNull(),
    player2Name: text('player2_name').notNull(),
    lineups: integer('lineups').notNull(),
    winningLineups: integer('winning_lineups').notNull(),
    combinedMilli: integer('combined_milli'),
  },
  (table) => [
    primaryKey({ columns: [table.contestId, table.player1Name, table.player2Name] }),
    index('contest_stack_lessons_pair').on(table.userId, table.player1Name, table.player2Name),
  ],
)

export const playerLearningStats = sqliteTable(
  'player_learning_stats',
  {
    userId: ownerId(),
    /** The contests' format: ownership, prices and pairs of one say nothing about another. */
    format: text('format').notNull().default(''),
    playerName: text('player_name').notNull(),
    position: text('position'),
    gamesPlayed: integer('games_played').notNull(),
    avgPoints: real('avg_points'),
    pointsStdDev: real('points_std_dev'),
    avgSalary: real('avg_salary'),
    valueScore: real('value_score'),
    captainFrequency: real('captain_frequency'),
    winningLineupCount: integer('winning_lineup_count').notNull().default(0),
    lastUpdated: integer('last_updated').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.format, table.playerName] })],
)

export const stackCorrelations = sqliteTable(
  'stack_correlations',
  {
    id: id(),
    userId: ownerId(),
    format: text('format').notNull().default(''),
    player1Name: text('player1_name').notNull(),
    player2Name: text('player2_name').notNull(),
    /** The number of games in which the pair was held together. */
    games: integer('games').notNull().default(0),
    timesStacked: integer('times_stacked').notNull(),
    avgCombinedPoints: real('avg_combined_points'),
    successRate: real('success_rate'),
    correlationStrength: real('correlation_strength'),
    lastUpdated: integer('last_updated').notNull(),
  },
  (table) => [
    uniqueIndex('stack_correlations_pair').on(
      table.userId,
      table.format,
      table.player1Name,
      table.player2Name,
    ),
  ],
)

export const matchupHistory = sqliteTable(
  'matchup_history',
  {
    id: id(),
    userId: ownerId(),
    format: text('format').notNull().default(''),
    playerName: text('player_name').notNull(),
    opponentTeam: text('opponent_team').notNull(),
    gamesVsOpponent: integer('games_vs_opponent').notNull(),
    avgPointsVsOpponent: real('avg_points_vs_opponent'),
    pointsVariance: real('points_variance'),
    lastUpdated: integer('last_updated').notNull(),
  },
  (table) => [
    uniqueIndex('matchup_history_pair').on(table.userId, table.format, table.playerName, table.opponentTeam),
  ],
)
