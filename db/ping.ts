import { sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { users } from './schema.ts'

/** Runs a trivial query; rejects when the database does not answer. */
export async function pingDatabase(db: Db): Promise<void> {
  await db.get(sql`select 1 from ${users} limit 1`)
}
