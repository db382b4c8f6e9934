import { createDb, createDirectory, type D1Like, type Db, type Directory, FIRST_DATABASE } from './client.ts'

/**
 * All databases. The first one holds the accounts and some users' records; `DB_1`, `DB_2`, ... hold the records of
 * others. Each user's database is stored at registration (`users.database`), so adding a database moves no records.
 */
export type Databases = {
  directory: Directory
  /** Databases of records, oldest first. */
  ofRecords: readonly Db[]
}

const BINDING = /^DB(?:_([1-9][0-9]*))?$/

/** The databases bound to the Worker; `open` may wrap each, for example in a D1 session. */
export function openDatabases(
  env: object,
  open: (binding: string, d1: D1Database) => D1Like = (_, d1) => d1,
): Databases {
  const bound = Object.entries(env)
    .filter(([binding]) => BINDING.test(binding))
    .sort(([a], [b]) => numberOf(a) - numberOf(b))
    .map(([binding, d1]) => [binding, open(binding, d1)] as const)
  const [first] = bound
  if (first?.[0] !== FIRST_DATABASE) throw new Error(`${FIRST_DATABASE} is not bound`)
  return {
    directory: createDirectory(first[1]),
    ofRecords: bound.map(([binding, d1]) => createDb(d1, binding)),
  }
}

/** The database of a user's records. */
export function databaseFor(databases: Databases, user: { database: string }): Db {
  const db = databases.ofRecords.find(({ binding }) => binding === user.database)
  if (!db) throw new Error(`the database ${user.database} is not bound`)
  return db
}

/** New users are put into the newest database, which is added when the others are full. */
export function databaseForNewUsers({ ofRecords }: Databases): string {
  return ofRecords.at(-1)!.binding
}

/** Used for anonymous requests; any query throws. */
export const noRecordsDb: Db = createDb({ prepare: refuse, batch: refuse }, 'none')

function refuse(): never {
  throw new Error('an anonymous request queried records')
}

function numberOf(binding: string): number {
  return Number(BINDING.exec(binding)?.[1] ?? 0)
}
