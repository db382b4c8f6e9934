import { env } from 'cloudflare:workers'
import { eq, getTableColumns, getTableName, is } from 'drizzle-orm'
import { type SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { createDb } from '#db/client.ts'
import * as schema from '#db/schema.ts'
import type { Person } from '#workers/testing/person.ts'

const { contests, contestLineups, savedLineupPlayers, savedLineups, users } = schema

/** Temporary records: sessions, jobs and caches. */
const PASSING = new Set([
  ...['sessions', 'known_devices', 'jobs', 'enrichment_cache'],
  ...['deleted_lineups', 'deleted_entry_sets'],
  ...['history_analytics', 'sport_history', 'lineup_figures', 'lineup_sort_keys'],
])

/** Columns that differ between two accounts with the same history. */
const OWN = new Set([
  ...['id', 'userId', 'gameId', 'contestId', 'lineupId', 'setId', 'fileKey'],
  ...['contentHash', 'payloadHash', 'idempotencyKey'],
  ...['usernameSkeleton', 'disabledAt', 'closedAt'],
  ...['createdAt', 'uploadedAt', 'lastUpdated', 'updatedAt', 'importedAt', 'temporaryPasswordExpiresAt'],
])

type OwnedTable = SQLiteTable & { userId: SQLiteColumn }

const OWNED = Object.values<unknown>(schema).filter(
  (table): table is OwnedTable => is(table, SQLiteTable) && 'userId' in getTableColumns(table),
)

/**
 * All records of a user as one text, from every table with an owner: equal for two users who did the same. New tables
 * are included automatically.
 */
export async function recordsOf({ id, username }: Person): Promise<string> {
  const db = createDb(env.DB)
  const [person, players, rows, ...owned] = await db.batch([
    db.select(columnsOf(users)).from(users).where(eq(users.id, id)),
    db
      .select(columnsOf(savedLineupPlayers))
      .from(savedLineupPlayers)
      .innerJoin(savedLineups, eq(savedLineups.id, savedLineupPlayers.lineupId))
      .where(eq(savedLineups.userId, id)),
    db
      .select(columnsOf(contestLineups))
      .from(contestLineups)
      .innerJoin(contests, eq(contests.id, contestLineups.contestId))
      .where(eq(contests.userId, id)),
    ...OWNED.filter((table) => !PASSING.has(getTableName(table))).map((table) =>
      db.select(columnsOf(table)).from(table).where(eq(table.userId, id)),
    ),
  ])
  const tables = [person, players, rows, ...owned].map((each) =>
    each.map((row) => JSON.stringify(row)).sort(),
  )
  return JSON.stringify(tables).replaceAll(username, 'the-user')
}

function columnsOf(table: SQLiteTable): Record<string, SQLiteColumn> {
  const columns = Object.entries(getTableColumns(table))
  return Object.fromEntries(
    columns.filter(([name, column]) => !OWN.has(name) && column !== users.password),
  ) as Record<string, SQLiteColumn>
}

/** A lineup and its players, all columns. */
export async function lineupRows(lineupId: number): Promise<string> {
  const [lineup, players] = await env.DB.batch([
    env.DB.prepare('select * from saved_lineups where id = ?').bind(lineupId),
    env.DB.prepare('select * from saved_lineup_players where lineup_id = ? order by id').bind(lineupId),
  ])
  return JSON.stringify([lineup!.results, players!.results])
}

/** The user's lineups with a wrong number of players. */
export async function halfLineupsOf({ id }: Person): Promise<number> {
  const row = await env.DB.prepare(
    `select count(*) as n from saved_lineups l where user_id = ?
      and (select count(*) from saved_lineup_players where lineup_id = l.id) <> iif(game_mode = 'bigleague', 10, 6)`,
  )
    .bind(id)
    .first<{ n: number }>()
  return row!.n
}
