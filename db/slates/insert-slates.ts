import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { jsonChunks } from '../bulk.ts'
import type { Db } from '../client.ts'
import { games } from '../schema.ts'
import { enforceLimit } from '../stored-limits.ts'
import type { NewSlate } from './slates.ts'

type ArrivingSlate = Omit<NewSlate, 'userId'>

const columns = getTableColumns(games)
const FIELDS = Object.keys(columns).filter((field) => field !== 'id' && field !== 'userId')

/**
 * Inserts thousands of slates in one batch; returns ids by content hash. Existing slates of the owner keep their id.
 */
export async function insertSlates(
  db: Db,
  { userId, slates }: { userId: number; slates: readonly ArrivingSlate[] },
): Promise<Map<string, number>> {
  const [first, ...rest] = Array.from(jsonChunks(slates.map(toRow)), (chunk) =>
    insertChunk(db, userId, chunk),
  )
  if (!first) return new Map()
  const [inserted, ...others] = await db.batch([first, ...rest, enforceLimit(db, userId, 'games')])
  const rows = [inserted, ...others.slice(0, -1)].flat() as typeof inserted
  return new Map(rows.map(({ id, contentHash }) => [contentHash, id]))
}

/** Teams and meta are passed as their stored text. */
function toRow(slate: ArrivingSlate): unknown[] {
  const fields = new Map<string, unknown>(Object.entries(slate))
  return FIELDS.map((field) => {
    const value = fields.get(field) ?? null
    return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
  })
}

function insertChunk(db: Db, userId: number, chunk: string) {
  const given: Record<string, SQL> = { id: sql`null`, userId: sql`${userId}`, csvBytes: sql`0` }
  const values = Object.keys(columns).map(
    (column) => given[column] ?? sql.raw(`value ->> ${FIELDS.indexOf(column)}`),
  )
  return db
    .insert(games)
    .select(sql`select ${sql.join(values, sql`, `)} from json_each(${chunk}) where true`)
    .onConflictDoUpdate({
      target: [games.userId, games.gameMode, games.contentHash],
      set: { contentHash: sql`excluded.content_hash` },
    })
    .returning({ id: games.id, contentHash: games.contentHash })
}
