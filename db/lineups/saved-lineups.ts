import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { LineupEntry } from '#core/entries/entered-entry.ts'
import type {
  ListedLineup,
  PerformanceGrade,
  SavedLineup,
  SavedLineupPlayer,
} from '#core/lineups/saved-lineup.ts'
import { err, ok, type Result } from '#core/result.ts'
import type { Db } from '../client.ts'
import { addPlacingJobs, jobIdsIn } from '../jobs.ts'
import { savedLineupPlayers, savedLineups } from '../schema.ts'
import { enforceLimit } from '../stored-limits.ts'
import { isUniqueViolation } from '../unique-violation.ts'
import {
  enterLineup as enter,
  lineupEntriesAsText,
  lineupEntriesIn,
  noEntryResult,
} from './lineup-entries.ts'

export type OwnedLineup = { lineupId: number; userId: number }
export type LineupWithPlayers = {
  lineup: SavedLineup
  players: SavedLineupPlayer[]
  /** Its entries at the provider, as far as they are known. */
  entries: LineupEntry[]
}

export type NewLineup = {
  userId: number
  lineup: Omit<SavedLineup, 'id' | 'finalized'>
  players: Omit<SavedLineupPlayer, 'id'>[]
  idempotencyKey: string | null
  payloadHash: string
}

const { userId: _owner, idempotencyKey: _key, payloadHash, ...lineupColumns } = getTableColumns(savedLineups)
const { lineupId: _lineup, ...playerColumns } = getTableColumns(savedLineupPlayers)

/** D1 binds at most 100 values in a statement, and a player has 16. */
const PLAYERS_PER_STATEMENT = 6

/** Inserts lineup and players in one batch. `key_taken` when the user has used this idempotency key before. */
export async function insertSavedLineup(
  db: Db,
  created: NewLineup,
): Promise<Result<LineupWithPlayers, 'key_taken'>> {
  const { userId, lineup, players, idempotencyKey, payloadHash } = created
  try {
    const [[saved], ...savedPlayers] = await db.batch([
      db
        .insert(savedLineups)
        .values({ ...lineup, userId, idempotencyKey, payloadHash })
        .returning(lineupColumns),
      ...playerInserts(db, userId, players),
      enforceLimit(db, userId, 'lineups'),
    ])
    const ofLineup = savedPlayers.slice(0, -1).flat() as SavedLineupPlayer[]
    return ok({ lineup: saved!, players: ofLineup, entries: [] })
  } catch (error) {
    if (isUniqueViolation(error, 'saved_lineups.idempotency_key')) return err('key_taken')
    throw error
  }
}

/** The lineup saved under this key, and the hash of its request. */
export async function findByIdempotencyKey(
  db: Db,
  { userId, idempotencyKey }: { userId: number; idempotencyKey: string },
): Promise<{ lineupId: number; payloadHash: string | null } | null> {
  const row = await db
    .select({ lineupId: savedLineups.id, payloadHash })
    .from(savedLineups)
    .where(and(eq(savedLineups.userId, userId), eq(savedLineups.idempotencyKey, idempotencyKey)))
    .get()
  return row ?? null
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

/** The lineup with its players, captain first. */
export async function findSavedLineup(db: Db, owned: OwnedLineup): Promise<LineupWithPlayers | null> {
  return lineupIn(await db.batch(selectLineup(db, owned)))
}

/** Reads the answers to `selectLineup`. */
export function lineupIn([[row], players]: SelectedLineup): LineupWithPlayers | null {
  if (!row) return null
  const { enteredAs, ...lineup } = row
  return { lineup, players, entries: lineupEntriesIn(enteredAs) }
}

export type SelectedLineup = readonly [(SavedLineup & { enteredAs: string | null })[], SavedLineupPlayer[]]

/** The lineup and its players as two statements of a batch. */
export function selectLineup(db: Db, owned: OwnedLineup) {
  return [
    db
      .select({ ...lineupColumns, enteredAs: lineupEntriesAsText })
      .from(savedLineups)
      .where(isMine(owned)),
    db
      .select(playerColumns)
      .from(savedLineupPlayers)
      .innerJoin(savedLineups, eq(savedLineups.id, savedLineupPlayers.lineupId))
      .where(isMine(owned))
      .orderBy(asc(savedLineupPlayers.id)),
  ] as const
}

export type LineupResult = {
  pointsTotal: number
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
  owned: OwnedLineup,
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

function setFee(db: Db, owned: OwnedLineup, entryFeeTotalCents: number | null) {
  return db.update(savedLineups).set({ entryFeeTotalCents }).where(isMineAndOpen(owned))
}

/**
 * Null when there is no such lineup of this user that is still open, or when an entry gives it its result.
 */
export async function recordResult(
  db: Db,
  owned: OwnedLineup,
  result: LineupResult,
): Promise<SavedLineup | null> {
  const row = await db
    .update(savedLineups)
    .set(result)
    .where(and(isMineAndOpen(owned), noEntryResult(db, owned.lineupId)))
    .returning(lineupColumns)
    .get()
  return row ?? null
}

/** Null when there is no such lineup of this user that is still open. */
export async function markFinalized(db: Db, owned: OwnedLineup): Promise<SavedLineup | null> {
  const row = await db
    .update(savedLineups)
    .set({ finalized: true })
    .where(isMineAndOpen(owned))
    .returning(lineupColumns)
    .get()
  return row ?? null
}

/** Null when there is no such lineup of this user that is still open. */
export async function setLineupName(
  db: Db,
  owned: OwnedLineup,
  lineupName: string,
): Promise<SavedLineup | null> {
  const row = await db
    .update(savedLineups)
    .set({ lineupName })
    .where(isMineAndOpen(owned))
    .returning(lineupColumns)
    .get()
  return row ?? null
}

/** The user's lineup names that begin with this text. */
export async function lineupNamesFrom(db: Db, userId: number, start: string): Promise<string[]> {
  const rows = await db
    .select({ name: savedLineups.lineupName })
    .from(savedLineups)
    .where(and(eq(savedLineups.userId, userId), sql`instr(${savedLineups.lineupName}, ${start}) = 1`))
  return rows.map(({ name }) => name)
}

export function isMine({ lineupId, userId }: OwnedLineup) {
  return and(eq(savedLineups.id, lineupId), eq(savedLineups.userId, userId))
}

export function isMineAndOpen(owned: OwnedLineup) {
  return and(isMine(owned), eq(savedLineups.finalized, false))
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
