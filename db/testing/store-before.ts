import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

const FOLDER = new URL('../migrations/', import.meta.url)

/**
 * A store with the user 1, as it was before the migration whose file name ends with `name`, for records of that time.
 * `migrate` runs that migration alone.
 */
export function storeBefore(name: string): { db: DatabaseSync; migrate: () => void } {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.sql'))
  const place = files.sort().findIndex((file) => file.endsWith(name))
  const [migration] = files.slice(place)
  if (place < 0 || !migration) throw new Error(`There is no migration ${name}`)
  const db = new DatabaseSync(':memory:')
  const run = (file: string) => db.exec(readFileSync(new URL(file, FOLDER), 'utf8'))
  for (const file of files.slice(0, place)) run(file)
  db.exec(
    `insert into users (id, username, username_key, password, created_at) values (1, 'ada', 'ada', 'x', 0)`,
  )
  return { db, migrate: () => run(migration) }
}
