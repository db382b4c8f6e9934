import { createDb, createDirectory, type D1Like, type Db, type Directory, FIRST_DATABASE } from './client.ts'

/**
 * Where everything is kept. The first database holds the directory and the records of its users; `DB_1`, `DB_2`, ...
 * beside it hold those of others. Where a user's lie is written down when he comes (`users.database`), so a further
 * database moves nobody.
 */
export type Databases = {
  directory: Directory
  /** Those of records, oldest first. */
  ofRecords: readonly Db[]
}

const BINDING = /^DB(?:_([1-9][0-9]*))?$/

/** The databases bound to the Worker; `open` may put something between, such as a session of D1. */
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

/** The one way to a user's records. */
export function databaseFor(databases: Databases, user: { database: string }): Db {
  const db = databases.ofRecords.find(({ binding }) => binding === user.database)
  if (!db) throw new Error(`the database ${user.database} is not bound`)
  return db
}

/** Those who come now are put into the newest: one is added when the others have filled up. */
export function databaseForNewUsers({ ofRecords }: Databases): string {
  return ofRecords.at(-1)!.binding
}

/** For requests of nobody: asking it for records is a mistake of the program. */
export const noRecordsDb: Db = createDb({ prepare: refuse, batch: refuse }, 'none')

function refuse(): never {
  throw new Error('an anonymous request queried records')
}

function numberOf(binding: string): number {
  return Number(BINDING.exec(binding)?.[1] ?? 0)
}
