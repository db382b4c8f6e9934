// The local stores by their bindings, for commands that change them without the app.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getPlatformProxy, unstable_splitSqlQuery as statementsIn } from 'wrangler'

/**
 * @typedef {{ DB: D1Database, FILES: R2Bucket }} Stores
 * @typedef {{ env: Stores, dispose: () => Promise<void> }} Store
 */

const MIGRATIONS = 'db/migrations'

/**
 * The stores of a folder, created when missing: `env` has the bindings, `dispose()` closes them.
 * @param {string} folder
 * @param {string} [configPath]
 */
export function openStore(folder, configPath = 'wrangler.toml') {
  return /** @type {Promise<Store>} */ (
    getPlatformProxy({ configPath, persist: { path: path.join(folder, 'v3') }, remoteBindings: false })
  )
}

/**
 * Runs `use({ DB, FILES, ... })` on the stores of a folder.
 * @param {string} folder
 * @template T
 * @param {(stores: Stores) => T | Promise<T>} use
 * @param {string} [configPath]
 */
export async function withStore(folder, use, configPath) {
  const store = await openStore(folder, configPath)
  try {
    return await use(store.env)
  } finally {
    await store.dispose()
  }
}

/**
 * Applies the missing migrations of a database, each whole or not at all, and records them like `wrangler d1 migrations
 * apply` (which needs three seconds even when none is missing). Resolves with their number.
 * @param {D1Database} database
 * @param {string} [folder]
 */
export async function applyMigrations(database, folder = MIGRATIONS) {
  await database
    .prepare(
      `create table if not exists d1_migrations(id integer primary key autoincrement, name text unique,
        applied_at timestamp default current_timestamp not null)`,
    )
    .run()
  const { results } = await database.prepare('select name from d1_migrations').all()
  const applied = new Set(results.map(({ name }) => name))
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql') && !applied.has(name))
  for (const file of files.sort()) {
    const statements = statementsIn(readFileSync(path.join(folder, file), 'utf8'))
    await database.batch([
      ...statements.map((statement) => database.prepare(statement)),
      database.prepare('insert into d1_migrations (name) values (?)').bind(file),
    ])
  }
  return files.length
}
