import { and, asc, between, eq, getTableColumns, gt, inArray, like, type SQL, sql } from 'drizzle-orm'
import { groupBy } from '#core/collections/group-by.ts'
import type { SavedLineup, SavedLineupPlayer } from '#core/lineups/saved-lineup.ts'
import type { Teams } from '#core/slate/games.ts'
import { jsonChunks } from '../bulk.ts'
import type { Db } from '../client.ts'
import { games, savedLineupPlayers, savedLineups } from '../schema.ts'
import { enforceLimit } from '../stored-limits.ts'

const {
  userId: _owner,
  idempotencyKey: _key,
  payloadHash: _hash,
  ...lineupColumns
} = getTableColumns(savedLineups)
const { lineupId, ...playerColumns } = getTableColumns(savedLineupPlayers)

type Slate = {
  sport: string
  slateName: string
  gameDate: string | null
  teams: Teams | null
  meta: Record<string, unknown> | null
  source: string
}

export type WholeLineup = { lineup: SavedLineup; players: SavedLineupPlayer[]; game: Slate | null }

/** The user's lineups with id greater than `after`, in order of id, with players and games. */
export async function wholeLineupsAfter(
  db: Db,
  { userId, after, limit }: { userId: number; after: number; limit: number },
): Promise<WholeLineup[]> {
  const lineups = await db
    .select({
      lineup: lineupColumns,
      game: {
        sport: games.sport,
        slateName: games.slateName,
        gameDate: games.gameDate,
        teams: games.teams,
        meta: games.meta,
        source: games.source,
      },
    })
    .from(savedLineups)
    .leftJoin(games, eq(games.id, savedLineups.gameId))
    .where(and(eq(savedLineups.userId, userId), gt(savedLineups.id, after)))
    .orderBy(asc(savedLineups.id))
    .limit(limit)
  const last = lineups.at(-1)?.lineup.id ?? after
  const players = await db
    .select({ ...playerColumns, lineupId })
    .from(savedLineupPlayers)
    .innerJoin(savedLineups, eq(savedLineups.id, lineupId))
    .where(and(eq(savedLineups.userId, userId), between(lineupId, after + 1, last)))
    .orderBy(asc(savedLineupPlayers.id))
  const byLineup = groupBy(players, (player) => player.lineupId)
  return lineups.map(({ lineup, game }) => ({ lineup, game, players: byLineup.get(lineup.id) ?? [] }))
}

/** Key prefix of imported lineups, by which the same file finds them again. */
const KEY_PREFIX = 'carried-'

/** Keys of the lineups imported into the account before. */
export async function carriedKeys(db: Db, userId: number): Promise<Set<string>> {
  const rows = await db
    .select({ key: savedLineups.idempotencyKey })
    .from(savedLineups)
    .where(and(eq(savedLineups.userId, userId), like(savedLineups.idempotencyKey, `${KEY_PREFIX}%`)))
  return new Set(rows.map(({ key }) => key!.slice(KEY_PREFIX.length)))
}

export type ArrivingLineup = {
  /** Hash of the whole content, which identifies the lineup. */
  contentHash: string
  lineup: Omit<SavedLineup, 'id'>
  players: Omit<SavedLineupPlayer, 'id'>[]
}

/**
 * Inserts lineups in one batch; those with an existing key stay unchanged. Players are inserted before the lineup is
 * finalized, because a trigger refuses players of a finalized one.
 */
export async function insertWholeLineups(
  db: Db,
  { userId, lineups }: { userId: number; lineups: readonly ArrivingLineup[] },
): Promise<void> {
  if (lineups.length === 0) return
  const lineupChunks = Array.from(jsonChunks(lineups.map(toLineupRow)))
  const playerChunks = Array.from(jsonChunks(lineups.map(toPlayersRow)))
  const finalized = lineups.filter(({ lineup }) => lineup.finalized).map(keyOf)
  await db.batch([
    insertLineupChunk(db, userId, lineupChunks[0]!),
    ...lineupChunks.slice(1).map((chunk) => insertLineupChunk(db, userId, chunk)),
    ...playerChunks.map((chunk) => insertPlayerChunk(db, userId, chunk)),
    db
      .update(savedLineups)
      .set({ finalized: true })
      .where(
        and(
          eq(savedLineups.userId, userId),
          eq(savedLineups.finalized, false),
          inArray(
            savedLineups.idempotencyKey,
            sql`(select value from json_each(${JSON.stringify(finalized)}))`,
          ),
        ),
      ),
    enforceLimit(db, userId, 'lineups'),
  ])
}

const LINEUP_FIELDS = Object.keys(lineupColumns).filter((field) => field !== 'id' && field !== 'finalized')
const PLAYER_FIELDS = Object.keys(playerColumns).filter((field) => field !== 'id')

function keyOf({ contentHash }: ArrivingLineup): string {
  return KEY_PREFIX + contentHash
}

/** Key and hash, then the fields; lists are passed as their stored text. */
function toLineupRow(arriving: ArrivingLineup): unknown[] {
  const fields = new Map<string, unknown>(Object.entries(arriving.lineup))
  const stored = LINEUP_FIELDS.map((field) => fields.get(field) ?? null)
  return [
    keyOf(arriving),
    arriving.contentHash,
    ...stored.map((value) => (Array.isArray(value) ? JSON.stringify(value) : value)),
  ]
}

function toPlayersRow(arriving: ArrivingLineup): unknown[] {
  const players = arriving.players.map((player) => new Map<string, unknown>(Object.entries(player)))
  return [keyOf(arriving), players.map((player) => PLAYER_FIELDS.map((field) => player.get(field) ?? null))]
}

function insertLineupChunk(db: Db, userId: number, chunk: string) {
  const given: Record<string, SQL> = {
    id: sql`null`,
    userId: sql`${userId}`,
    idempotencyKey: sql`value ->> 0`,
    payloadHash: sql`value ->> 1`,
    finalized: sql`0`,
  }
  const values = Object.keys(getTableColumns(savedLineups)).map(
    (column) => given[column] ?? sql.raw(`value ->> ${2 + LINEUP_FIELDS.indexOf(column)}`),
  )
  return db
    .insert(savedLineups)
    .select(sql`select ${sql.join(values, sql`, `)} from json_each(${chunk}) where true`)
    .onConflictDoNothing({ target: [savedLineups.userId, savedLineups.idempotencyKey] })
}

function insertPlayerChunk(db: Db, userId: number, chunk: string) {
  const given: Record<string, SQL> = { id: sql`null`, lineupId: sql`owner.id` }
  const values = Object.keys(getTableColumns(savedLineupPlayers)).map(
    (column) => given[column] ?? sql.raw(`player.value ->> ${PLAYER_FIELDS.indexOf(column)}`),
  )
  // `cross join` fixes the join order: SQLite would otherwise scan the whole JSON for each lineup.
  return db.insert(savedLineupPlayers).select(sql`
    select ${sql.join(values, sql`, `)}
    from json_each(${chunk}) as arriving
    cross join saved_lineups as owner on owner.user_id = ${userId} and owner.idempotency_key = arriving.value ->> 0
    join json_each(arriving.value -> 1) as player
    where not exists (select 1 from saved_lineup_players as present where present.lineup_id = owner.id)`)
}
