import { fillAccount } from './filled-account.mjs'
import { whenFree } from './when-free.ts'

/** What an account can hold (STORED_LIMITS in db/stored-limits.ts). */
const LINEUPS = 5_000
const ENTRIES_OF_FILE = 50_000
const COPIES_OF_ENTRIES = 3
const CONTESTS = 200

/**
 * Fills the account of that cookie to its limits: 5,000 lineups, 200,000 history entries, 200 contests. The lineups, a
 * quarter of the entries and one contest go through the API. The rest is copied in the database, as uploads are limited
 * by the hour. Resolves like `fillAccount`.
 * @param {string} base
 * @param {string} cookie
 * @param {D1Database} database of the same store
 */
export async function fillAccountToItsLimits(base, cookie, database) {
  const ids = await fillAccount(base, cookie, { lineups: LINEUPS, entries: ENTRIES_OF_FILE })
  await copyRows(database, 'contests', CONTESTS - 1, `id = ${ids.contestId}`, {
    file_hash: `file_hash || '-' || copy.value`,
  })
  await copyRows(database, 'historical_entries', COPIES_OF_ENTRIES, 'true', {
    entry_key: `entry_key || '-' || copy.value`,
    contest_key: `contest_key || '-' || copy.value`,
  })
  // As an import does: the figures are computed again at the next view.
  const update = database.prepare(
    `update history_analytics set revision = revision + 1, entries = (select count(*) from historical_entries
        where historical_entries.user_id = history_analytics.user_id)`,
  )
  await whenFree(() => update.run())
  return ids
}

/**
 * Adds copies of the rows of a table that `where` selects; `changed` are SQL values of columns that must differ.
 * @param {D1Database} database
 * @param {string} table
 * @param {number} copies
 * @param {string} where
 * @param {Record<string, string>} changed
 */
async function copyRows(database, table, copies, where, changed) {
  const { results } = await database.prepare(`select name from pragma_table_info('${table}')`).all()
  const columns = results.map(({ name }) => `${name}`).filter((name) => name !== 'id')
  const values = columns.map((name) => changed[name] ?? name)
  const numbers = JSON.stringify(Array.from({ length: copies }, (_, i) => i + 1))
  const insert = database
    .prepare(
      `insert into ${table} (${columns.join(', ')}) select ${values.join(', ')}
        from (select * from ${table} where ${where}) cross join json_each(?) as copy`,
    )
    .bind(numbers)
  await whenFree(() => insert.run())
}
