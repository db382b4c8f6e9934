import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { jsonChunks } from './bulk.ts'
import type { Db } from './client.ts'
import { games } from './schema.ts'
import type { NewSlate } from './slates.ts'

type ArrivingSlate = Omit<NewSlate, 'userId'>

const columns = getTableColumns(games)
const FIELDS = Object.keys(columns).filter((field) => field !== 'id' && field !== 'userId')

/** Thousands of slates in a few statements: the ids by content hash. What the owner has already keeps its id. */
export async function insertSlates(
  db: Db,
  { userId, slates }: { userId: number; slates: readonly ArrivingSlate[] },
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const chunk of jsonChunks(slates.map(toRow))) {
    for (const { id, contentHash } of await insertChunk(db, userId, chunk)) ids.set(contentHash, id)
  }
  return ids
}

/** Teams and meta travel as the text in which they are stored. */
function toRow(slate: ArrivingSlate): unknown[] {
  const fields = new Map<string, unknown>(Object.entries(slate))
  return FIELDS.map((field) => {
    const value = fields.get(field) ?? null
    return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
  })
}

function insertChunk(db: Db, userId: number, chunk: string) {
  const given: Record<string, SQL> = { id: sql`null`, userId: sql`${userId}` }
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
