import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { LineupEntry } from '#core/entries/entered-entry.ts'
import type {
  ListedLineup,
  PerformanceGrade,
  SavedLineup,
  SavedLineupPlayer,
} from '#core/lineups/saved-lineup.ts'
import type { Db } from '../client.ts'
import { addPlacingJobs, jobIdsIn } from '../jobs.ts'
import { isMine, type OwnedRecord, type RecordTables } from '../records.ts'
import { savedLineupPlayers, savedLineups } from '../schema.ts'
import { enforceLimit } from '../stored-limits.ts'
import { DELETED_LINEUPS } from './deleted-lineups.ts'
import {
  enterLineup as enter,
  lineupEntriesAsText,
  lineupEntriesIn,
  noEntryResult,
} from './lineup-entries.ts'

export type LineupWithPlayers = {
  lineup: SavedLineup
  players: SavedLineupPlayer[]
  /** Its entries at the provider, as far as they are known. */
  entries: LineupEntry[]
  /** The Eastern day of its games, `YYYY-MM-DD`, where its slate has one. */
  gameDate: string | null
}

export type NewLineup = {
  userId: number
  lineup: Omit<SavedLineup, 'id' | 'finalized'>
  players: Omit<SavedLineupPlayer, 'id'>[]
  idempotencyKey: string | null
  payloadHash: string
}

const {
  userId: _owner,
  idempotencyKey: _key,
  payloadHash: _hash,
  ...lineupColumns
} = getTableColumns(savedLineups)
const { lineupId: _lineup, ...playerColumns } = getTableColumns(savedLineupPlayers)

export { lineupColumns, playerColumns }

/** The Eastern day of a lineup's games. */
export const gameDateOfLineup = sql<
  string | null
>`(select game_date from games where games.id = saved_lineups.game_id)`.as('game_date')

/** D1 binds at most 100 values in a statement, and a player has 16. */
const PLAYERS_PER_STATEMENT = 6

/** Inserts lineup and players in one batch. */
export async function insertSavedLineup(db: Db, created: NewLineup): Promise<LineupWithPlayers> {
  const { userId, lineup, players, idempotencyKey, payloadHash } = created
  const [[saved], ...savedPlayers] = await db.batch([
    db
      .insert(savedLineups)
      .values({ ...lineup, userId, idempotencyKey, payloadHash })
      .returning({ ...lineupColumns, gameDate: gameDateOfLineup }),
    ...playerInserts(db, userId, players),
    enforceLimit(db, userId, 'lineups'),
  ])
  const ofLineup = savedPlayers.slice(0, -1).flat() as SavedLineupPlayer[]
  const { gameDate, ...inserted } = saved!
  return { lineup: inserted, players: ofLineup, entries: [], gameDate }
}

/** The columns of lists of lineups. */
export const listedColumns = {
  id: savedLineups.id,
  gameMode: savedLineups.gameMode,
  lineupName: savedLineups.lineupName,
  week: savedLineups.week,
  contestName: savedLineups.contestName,
  contestType: savedLineups.contestType,
  entryFieldSize: savedLineups.entryFieldSize,
  entryFeeTotalCents: savedLineups.entryFeeTotalCents,
  winningsTotalCents: savedLineups.winningsTotalCents,
  pointsTotal: savedLineups.pointsTotal,
  rank: savedLineups.rank,
  finalized: savedLineups.finalized,
  createdAt: savedLineups.createdAt,
} satisfies Record<keyof ListedLineup, unknown>

/** All of the user's lineups, newest first; alone or in a batch. */
export function listSavedLineups(db: Db, userId: number) {
  return db
    .select(listedColumns)
    .from(savedLineups)
    .where(eq(savedLineups.userId, userId))
    .orderBy(desc(savedLineups.createdAt), desc(savedLineups.id))
}

/** Reads the answers to `selectLineup`. */
function lineupIn([[row], players]: SelectedLineup): LineupWithPlayers | null {
  if (!row) return null
  const { enteredAs, gameDate, ...lineup } = row
  return { lineup, players, entries: lineupEntriesIn(enteredAs), gameDate }
}

type SelectedLineup = readonly [
  (SavedLineup & { enteredAs: string | null; gameDate: string | null })[],
  SavedLineupPlayer[],
]

/** The lineup and its players as two statements of a batch. */
function selectLineup(db: Db, owned: OwnedRecord) {
  return [
    db
      .select({ ...lineupColumns, enteredAs: lineupEntriesAsText, gameDate: gameDateOfLineup })
      .from(savedLineups)
      .where(isMine(savedLineups, owned)),
    db
      .select(playerColumns)
      .from(savedLineupPlayers)
      .innerJoin(savedLineups, eq(savedLineups.id, savedLineupPlayers.lineupId))
      .where(isMine(savedLineups, owned))
      .orderBy(asc(savedLineupPlayers.id)),
  ] as const
}

export const LINEUPS: RecordTables<LineupWithPlayers> = {
  table: savedLineups,
  name: savedLineups.lineupName,
  deleted: DELETED_LINEUPS,
  select: selectLineup,
  read: (answers) => lineupIn(answers as SelectedLineup),
  rows: ({ players }) => players,
}

export type LineupResult = {
  pointsTotal: number | null
  winningsTotalCents: number
  /** Undefined leaves the rank unchanged. */
  rank: number | null | undefined
  performanceGrade: PerformanceGrade | null
}

/**
 * Makes these the lineup's entries at the provider, whose results it then has. Null when there is no such lineup of this
 * user that is still open. `feeCents`: of all entries; undefined leaves it. `jobIds`: of jobs that look for the entries in standings uploaded before; they need a message.
 */
export async function enterLineup(
  db: Db,
  owned: OwnedRecord,
  {
    entryKeys,
    feeCents,
    now,
  }: { entryKeys: readonly string[]; feeCents: number | null | undefined; now: number },
): Promise<{ whole: LineupWithPlayers; jobIds: number[] } | null> {
  const results: unknown[] = await db.batch([
    db.select({ id: savedLineups.id }).from(savedLineups).where(isMineAndOpen(owned)),
    ...(feeCents === undefined ? [] : [setFee(db, owned, feeCents)]),
    ...enter(db, owned, entryKeys),
    addPlacingJobs(db, { userId: owned.userId, entryKeys, now }),
    ...selectLineup(db, owned),
  ])
  const [open] = results as [{ id: number }[]]
  const whole = lineupIn(results.slice(-2) as unknown as SelectedLineup)
  return whole && open.length > 0 ? { whole, jobIds: jobIdsIn(results.at(-3) as { jobId: number }[]) } : null
}

function setFee(db: Db, owned: OwnedRecord, entryFeeTotalCents: number | null) {
  return db.update(savedLineups).set({ entryFeeTotalCents }).where(isMineAndOpen(owned))
}

/**
 * Null when there is no such lineup of this user that is still open, or when an entry gives it its result.
 */
export async function recordResult(
  db: Db,
  owned: OwnedRecord,
  result: LineupResult,
): Promise<SavedLineup | null> {
  return changeOpenLineup(db, owned, result, noEntryResult(db, owned.id))
}

/** Null when there is no such lineup of this user that is still open. */
export async function changeOpenLineup(
  db: Db,
  owned: OwnedRecord,
  change: LineupResult | Pick<SavedLineup, 'finalized'> | Pick<SavedLineup, 'lineupName'>,
  where?: SQL,
): Promise<SavedLineup | null> {
  const isOpen = and(isMineAndOpen(owned), where)
  const row = await db.update(savedLineups).set(change).where(isOpen).returning(lineupColumns).get()
  return row ?? null
}

function isMineAndOpen(owned: OwnedRecord) {
  return and(isMine(savedLineups, owned), eq(savedLineups.finalized, false))
}

/** The parent is the lineup inserted earlier in the same batch, which has the user's highest id. */
function playerInserts(db: Db, userId: number, players: NewLineup['players']) {
  const lineupId = sql<number>`(select max(id) from saved_lineups where user_id = ${userId})`
  const statements = Math.ceil(players.length / PLAYERS_PER_STATEMENT)
  const starts = Array.from({ length: statements }, (_, index) => index * PLAYERS_PER_STATEMENT)
  return starts.map((start) =>
    db
      .insert(savedLineupPlayers)
      .values(players.slice(start, start + PLAYERS_PER_STATEMENT).map((player) => ({ ...player, lineupId })))
      .returning(playerColumns),
  )
}
