import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { ROLES } from '#core/accounts/role.ts'
import type { ContestMeta } from '#core/contest/contest.ts'
import type { EntryResult, SetContent } from '#core/entries/entry-set.ts'
import { CONTEST_TYPES, PERFORMANCE_GRADES } from '#core/lineups/saved-lineup.ts'
import type { PayoutTier } from '#core/payouts/payout-tiers.ts'
import { POINTS_BY } from '#core/players/points.ts'
import type { Teams } from '#core/slate/games.ts'
import { isSlateFacts, isSlateMemory } from '#core/slate-memory/is-slate-memory.ts'
import type { SlateMemory } from '#core/slate-memory/memory.ts'
import type { SlateFacts } from '#core/slate-memory/slate-facts.ts'
import { isListOf, isRecord, isText, jsonText } from './json-text.ts'

/*
 * The ten records of SPEC.md section 3, plus sessions, linked accounts and what is kept with a slate. Money is in whole cents, salaries in the
 * contest's dollars, timestamps in milliseconds since 1970. Every user record carries `userId`, including learned
 * figures: one user's file must not change another user's figures.
 */

const id = () => integer('id').primaryKey({ autoIncrement: true })
const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull().default(false)
const ownerId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

const contestId = () =>
  integer('contest_id')
    .notNull()
    .references(() => contests.id, { onDelete: 'cascade' })

export const users = sqliteTable(
  'users',
  {
    id: id(),
    username: text('username', { length: 255 }).notNull(),
    /** The normalized name for comparison (case, Unicode). */
    usernameKey: text('username_key').notNull().unique(),
    /** The name's skeleton (app/core/names/skeleton.ts); null until the sweep has filled it in. */
    usernameSkeleton: text('username_skeleton').unique(),
    email: text('email', { length: 255 }),
    /** Verified by a sign-in provider. A verified email belongs to one account, an unverified one to any number. */
    emailVerified: flag('email_verified'),
    /** Argon2id in PHC form. */
    password: text('password').notNull(),
    /** False for an account that a provider created: its password is random and unknown. */
    hasPassword: integer('has_password', { mode: 'boolean' }).notNull().default(true),
    role: text('role', { length: 50, enum: ROLES }).notNull().default('user'),
    mustChangePassword: flag('must_change_password'),
    /** Expiry of a temporary password; null for one that the user chose. */
    temporaryPasswordExpiresAt: integer('temporary_password_expires_at'),
    /** The Worker's name for the database that holds the user's records (database-for.ts); never changes by itself. */
    database: text('database').notNull().default('DB'),
    createdAt: integer('created_at').notNull(),
    /** When an admin disabled the account; null while it is enabled. */
    disabledAt: integer('disabled_at'),
    /**
     * When the owner deleted the account. Name, email and password are cleared then; the row is deleted later
     * (close-account.ts).
     */
    closedAt: integer('closed_at'),
  },
  (table) => [
    index('users_email').on(table.email),
    uniqueIndex('users_verified_email').on(table.email).where(sql`${table.emailVerified} = 1`),
    index('users_closed').on(table.closedAt).where(sql`${table.closedAt} is not null`),
  ],
)

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the token, which only the browser has. */
    tokenHash: text('token_hash').primaryKey(),
    userId: ownerId(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** To the hour; null until the first use after sign-in. */
    lastSeenAt: integer('last_seen_at'),
    /** Browser family and system, as `Firefox on Windows`. */
    device: text('device'),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** Browsers in which a user has signed in; they keep access when attempts from elsewhere exhaust the sign-in limits. */
export const knownDevices = sqliteTable(
  'known_devices',
  {
    userId: ownerId(),
    /** SHA-256 of the token in the browser's cookie. */
    tokenHash: text('token_hash').notNull(),
    lastUsedAt: integer('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tokenHash] })],
)

/** Accounts at sign-in providers that open an account here, identified by the provider's user id, never by email. */
export const linkedAccounts = sqliteTable(
  'linked_accounts',
  {
    provider: text('provider').notNull(),
    /** The provider's user id, which stays when name and email change. */
    subject: text('subject').notNull(),
    userId: ownerId(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('linked_accounts_user').on(table.userId),
  ],
)

function isTeams(value: unknown): boolean {
  return isRecord(value) && isText(value.away) && isText(value.home)
}

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

function isKeptMemory(value: unknown): boolean {
  return isRecord(value) && isSlateFacts(value.slate) && isSlateMemory(value.fields)
}

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
    stackTypes: jsonText<string[]>('stack_types', { isShape: isListOf(isText), otherwise: [] }).notNull(),
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
  /** The edition and the revisions of lineups and history that `offers` was computed for. */
  offersFor: text('offers_for'),
  offers: text('offers'),
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

function isDeletedLineup(value: unknown): boolean {
  return isRecord(value) && isRecord(value.lineup) && isListOf(isRecord)(value.players)
}

/** Lineups deleted within the last hour, so that a deletion can be undone (deleted-lineups.ts). */
export const deletedLineups = sqliteTable(
  'deleted_lineups',
  {
    /** The id that the lineup had, and has again when it is restored. */
    lineupId: integer('lineup_id').primaryKey(),
    userId: ownerId(),
    /** The rows as they were. */
    content: jsonText<DeletedLineup>('content', { isShape: isDeletedLineup, otherwise: null }),
    deletedAt: integer('deleted_at').notNull(),
  },
  (table) => [
    index('deleted_lineups_newest').on(table.userId, table.deletedAt),
    index('deleted_lineups_age').on(table.deletedAt),
  ],
)

/** Rows of a set: the part of SetContent that never changes. */
export type StoredLineups = Pick<SetContent, 'rows' | 'lineups' | 'rules'>

function isStoredLineups(value: unknown): boolean {
  return isRecord(value) && [value.rows, value.lineups, value.rules].every(Array.isArray)
}

function isEntryResult(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { points, winningsCents, rank } = value
  return [points, winningsCents, rank].every((figure) => figure === null || typeof figure === 'number')
}

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
    /** Of each lineup; null while the set is not entered. */
    entryFeeCents: integer('entry_fee_cents'),
    pointsBy: text('points_by', { enum: POINTS_BY }),
    lineups: integer('lineups').notNull(),
    /** The next four follow from `results` and the fee (db/entry-set-results.ts). */
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
    results: jsonText<EntryResult[]>('results', { isShape: isListOf(isEntryResult), otherwise: null }),
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
    setId: integer('set_id').primaryKey(),
    userId: ownerId(),
    /** The row as it was: a JSON object by the names of its columns. */
    entrySet: text('entry_set').notNull(),
    deletedAt: integer('deleted_at').notNull(),
  },
  (table) => [
    index('deleted_entry_sets_newest').on(table.userId, table.deletedAt),
    index('deleted_entry_sets_age').on(table.deletedAt),
  ],
)

export type DeletedLineup = {
  lineup: typeof savedLineups.$inferSelect
  players: (typeof savedLineupPlayers.$inferSelect)[]
  /** The lineup's game where it has no file; it may have been deleted with its last lineup. */
  game: typeof games.$inferSelect | null
}

function isTier(value: unknown): boolean {
  return isRecord(value) && [value.from, value.to, value.prizeCents].every(Number.isSafeInteger)
}

function isContestMeta(value: unknown): boolean {
  return isRecord(value) && isRecord(value.analytics) && isRecord(value.learningStats)
}

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
    payouts: jsonText<PayoutTier[]>('payouts', { isShape: isListOf(isTier), otherwise: null }),
    meta: jsonText<ContestMeta>('meta', { isShape: isContestMeta, otherwise: null }),
  },
  (table) => [uniqueIndex('contests_same_file').on(table.userId, table.fileHash)],
)

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

export const contestLineups = sqliteTable(
  'contest_lineups',
  {
    id: id(),
    entryId: text('entry_id').notNull(),
    contestId: contestId(),
    rank: integer('rank').notNull(),
    points: real('points').notNull(),
    lineupText: text('lineup_text').notNull(),
    players: jsonText<string[]>('players', { isShape: isListOf(isText), otherwise: [] }).notNull(),
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

export const JOB_KINDS = ['learn_contest', 'remove_file'] as const
export type JobKind = (typeof JOB_KINDS)[number]
export const JOB_STATUSES = ['waiting', 'done', 'failed'] as const
export type JobStatus = (typeof JOB_STATUSES)[number]

/** Background work. This table is authoritative; a queue message only names a row. */
export const jobs = sqliteTable(
  'jobs',
  {
    id: id(),
    userId: ownerId(),
    kind: text('kind', { enum: JOB_KINDS }).notNull(),
    status: text('status', { enum: JOB_STATUSES }).notNull().default('waiting'),
    contestId: integer('contest_id').references(() => contests.id, { onDelete: 'cascade' }),
    fileKey: text('file_key'),
    attempts: integer('attempts').notNull().default(0),
    error: text('error'),
    /** Number of requests while waiting: a job that was requested again while it ran runs again. */
    requests: integer('requests').notNull().default(1),
    /** When the sweep sends another message, if the job is still waiting. */
    dueAt: integer('due_at').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('jobs_due').on(table.status, table.dueAt),
    index('jobs_contest').on(table.contestId),
    index('jobs_served').on(table.userId, table.status, table.updatedAt),
    uniqueIndex('jobs_one_learning')
      .on(table.contestId)
      .where(sql`kind = 'learn_contest' and status = 'waiting'`),
    uniqueIndex('jobs_file').on(table.kind, table.fileKey),
  ],
)

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

/** A user's history analytics, stored until the next import: computing them takes a second. */
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

function isFinding(value: unknown): boolean {
  return isRecord(value) && isRecord(value.figures) && isListOf(isRecord)(value.sources)
}

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
