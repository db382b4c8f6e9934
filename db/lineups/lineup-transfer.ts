import { and, asc, between, eq, getTableColumns, gt, inArray, like, type SQL, sql } from 'drizzle-orm'
import { groupBy } from '#core/collections/group-by.ts'
import type { SavedLineup, SavedLineupPlayer } from '#core/lineups/saved-lineup.ts'
import type { Teams } from '#core/slate/games.ts'
import { JsonRows } from '../bulk.ts'
import type { Db } from '../client.ts'
import { games, savedLineupPlayers, savedLineups } from '../schema.ts'
import { insertSlates, type SlateRows } from '../slates/insert-slates.ts'
import { enforceLimit } from '../stored-limits.ts'
import { lineupColumns, playerColumns } from './saved-lineups.ts'

const { lineupId } = savedLineupPlayers

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
  lineup: Omit<SavedLineup, 'id' | 'gameId'>
  players: Omit<SavedLineupPlayer, 'id'>[]
  /** The `contentHash` of the lineup's slate, which may arrive with it. */
  slateHash: string | null
}

/** Lineups as insertable rows. */
export class LineupRows {
  private readonly rows = new JsonRows()
  readonly keys: string[] = []

  add(arriving: ArrivingLineup): void {
    this.keys.push(KEY_PREFIX + arriving.contentHash)
    this.rows.add(toRow(arriving))
  }

  get count(): number {
    return this.rows.count
  }

  /** Call once, after the last lineup. */
  chunks(): Generator<string> {
    return this.rows.chunks()
  }
}

/**
 * Inserts lineups whose keys the account does not have, and their slates. Each chunk is a batch of its own, because the texts of
 * a batch are held several times over while it is sent. When one fails, the lineups before it are deleted again.
 */
export async function insertWholeLineups(
  db: Db,
  { userId, lineups, slates }: { userId: number; lineups: LineupRows; slates: SlateRows },
): Promise<void> {
  await insertSlates(db, { userId, slates })
  try {
    for (const chunk of lineups.chunks()) {
      await db.batch([
        insertLineups(db, userId, chunk),
        // A trigger refuses players of a finalized lineup.
        insertPlayers(db, userId, chunk),
        finalize(db, userId, chunk),
        enforceLimit(db, userId, 'lineups'),
      ])
    }
  } catch (error) {
    await deleteArrived(db, userId, lineups.keys).catch(() => {})
    throw error
  }
}

const LINEUP_FIELDS = Object.keys(lineupColumns).filter(
  (field) => !['id', 'gameId', 'finalized'].includes(field),
)
const PLAYER_FIELDS = Object.keys(playerColumns).filter((field) => field !== 'id')

/** Key, hash, slate, whether it is finalized, the fields and the players; lists among the fields are passed as their stored text. */
function toRow({ contentHash, slateHash, lineup, players }: ArrivingLineup): unknown[] {
  const fields = valuesOf(LINEUP_FIELDS, lineup).map((value) =>
    Array.isArray(value) ? JSON.stringify(value) : value,
  )
  return [
    KEY_PREFIX + contentHash,
    contentHash,
    slateHash,
    lineup.finalized,
    fields,
    players.map((player) => valuesOf(PLAYER_FIELDS, player)),
  ]
}

function valuesOf(fields: readonly string[], record: object): unknown[] {
  const values = new Map<string, unknown>(Object.entries(record))
  return fields.map((field) => values.get(field) ?? null)
}

function insertLineups(db: Db, userId: number, chunk: string) {
  const fieldOf = (column: string) => sql.raw(`value ->> '$[4][${LINEUP_FIELDS.indexOf(column)}]'`)
  const given: Record<string, SQL> = {
    id: sql`null`,
    userId: sql`${userId}`,
    idempotencyKey: sql`value ->> 0`,
    payloadHash: sql`value ->> 1`,
    finalized: sql`0`,
    gameId: sql`(
      select slate.id from games as slate
      where slate.user_id = ${userId} and slate.game_mode = ${fieldOf('gameMode')} and slate.content_hash = value ->> 2
    )`,
  }
  const values = Object.keys(getTableColumns(savedLineups)).map((column) => given[column] ?? fieldOf(column))
  return db
    .insert(savedLineups)
    .select(sql`select ${sql.join(values, sql`, `)} from json_each(${chunk}) where true`)
    .onConflictDoNothing({ target: [savedLineups.userId, savedLineups.idempotencyKey] })
}

function insertPlayers(db: Db, userId: number, chunk: string) {
  const given: Record<string, SQL> = { id: sql`null`, lineupId: sql`owner.id` }
  const values = Object.keys(getTableColumns(savedLineupPlayers)).map(
    (column) => given[column] ?? sql.raw(`player.value ->> ${PLAYER_FIELDS.indexOf(column)}`),
  )
  // `cross join` fixes the join order: SQLite would otherwise scan the whole JSON for each lineup.
  return db.insert(savedLineupPlayers).select(sql`
    select ${sql.join(values, sql`, `)}
    from json_each(${chunk}) as arriving
    cross join saved_lineups as owner on owner.user_id = ${userId} and owner.idempotency_key = arriving.value ->> 0
    join json_each(arriving.value -> 5) as player
    where not exists (select 1 from saved_lineup_players as present where present.lineup_id = owner.id)`)
}

function finalize(db: Db, userId: number, chunk: string) {
  const keys = sql`(select value ->> 0 from json_each(${chunk}) where value ->> 3)`
  return db
    .update(savedLineups)
    .set({ finalized: true })
    .where(
      and(
        eq(savedLineups.userId, userId),
        eq(savedLineups.finalized, false),
        inArray(savedLineups.idempotencyKey, keys),
      ),
    )
}

async function deleteArrived(db: Db, userId: number, keys: readonly string[]): Promise<void> {
  const arrived = sql`(select value from json_each(${JSON.stringify(keys)}))`
  await db
    .delete(savedLineups)
    .where(and(eq(savedLineups.userId, userId), inArray(savedLineups.idempotencyKey, arrived)))
}
