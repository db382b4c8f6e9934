import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { JsonRows } from '../bulk.ts'
import type { Db } from '../client.ts'
import { games } from '../schema.ts'
import { enforceLimit } from '../stored-limits.ts'
import type { NewSlate } from './slates.ts'

export type ArrivingSlate = Omit<NewSlate, 'userId'>

const columns = getTableColumns(games)
const FIELDS = Object.keys(columns).filter((field) => field !== 'id' && field !== 'userId')

/** Slates as insertable rows, each once. */
export class SlateRows {
  private readonly hashes = new Set<string>()
  private readonly rows = new JsonRows()

  add(slate: ArrivingSlate): void {
    if (this.hashes.has(slate.contentHash)) return
    this.hashes.add(slate.contentHash)
    this.rows.add(toRow(slate))
  }

  /** Call once, after the last slate. */
  chunks(): Generator<string> {
    return this.rows.chunks()
  }
}

/** Inserts thousands of slates, a batch for each chunk. Existing slates of the owner stay. */
export async function insertSlates(
  db: Db,
  { userId, slates }: { userId: number; slates: SlateRows },
): Promise<void> {
  for (const chunk of slates.chunks())
    await db.batch([insertChunk(db, userId, chunk), enforceLimit(db, userId, 'games')])
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
    .onConflictDoNothing({ target: [games.userId, games.gameMode, games.contentHash] })
}
