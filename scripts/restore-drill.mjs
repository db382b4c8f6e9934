// `npm run drill` checks that a backup restores the same store, that learned data can be recomputed from the files, and
// that an account export imports completely. Exits with 1 at any difference; prints the duration of each part.
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runQuietly } from './lib/commands.mjs'
import { main, step } from './lib/step.mjs'
import { useLockedTools } from './lib/tool-chain.mjs'

/** @import { Stores } from './drill/seasons.mjs' */

/** Tables computed only from R2 and the history. */
const DERIVED = [
  ...['player_learning_stats', 'stack_correlations', 'matchup_history'],
  ...['contest_player_lessons', 'contest_stack_lessons', 'contest_placings'],
]

/** Tables with results that triggers look up in the derived ones. */
const FOLLOWING = ['entered_entries', 'entry_sets', 'saved_lineups']

/** Tables without rows here: of sign-ins and limits, of imports in progress, and of views that are computed when they are asked for. */
const WITHOUT_ROWS = [
  ...['sessions', 'known_devices', 'linked_accounts', 'rate_counters', 'over_limit', 'enrichment_cache'],
  ...['history_imports', 'sport_history', 'lineup_sort_keys'],
]

main(async () => {
  await useLockedTools()
  const { applyMigrations } = await import('./lib/local-store.mjs')
  const { digestsOf, exportSql, importSql, objectsOf, withStore } = await import('./drill/store.mjs')
  const { exported, fill, importExported, newUser, rebuild } = await import('./drill/seasons.mjs')
  const folder = mkdtempSync(path.join(tmpdir(), 'restore-drill-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const live = path.join(folder, 'live')
  const backup = path.join(folder, 'backup.sql')
  const sql = path.join(folder, 'restore.sql')
  const restored = path.join(folder, 'restored')

  const { users, digests, taken } = await step(
    'A store with two accounts',
    () =>
      withStore(live, async (store) => {
        await applyMigrations(store.DB)
        const ada = await newUser(store, 'ada')
        const bob = await newUser(store, 'bob')
        await fill(store, ada, 7)
        await fill(store, bob, 14)
        const made = await digestsOf(store)
        expectRows(made)
        return { users: [ada, bob], digests: made, taken: await exported(store, ada) }
      }),
    (made) => `${made.digests.size} tables and files`,
  )
  const files = await step(
    'Saved: SQL and files',
    async () => {
      await exportSql(live, backup)
      return withStore(live, ({ FILES }) => objectsOf(FILES))
    },
    (saved) => `${megabytes(statSync(backup).size)} of SQL, ${saved.length} files`,
  )
  await step('Restored into an empty store', async () => {
    await runQuietly('node', ['scripts/restorable.mjs', backup, sql])
    await withStore(restored, () => undefined)
    await importSql(restored, sql)
    await withStore(restored, ({ FILES }) => Promise.all(files.map(([key, bytes]) => FILES.put(key, bytes))))
  })
  await withStore(restored, async (store) => {
    await step('Every table and file is the same', async () => expectSame(await digestsOf(store), digests))
    await step('What was learned, thrown away and rebuilt from the files', async () => {
      const before = await derivedOf(store)
      await throwAwayDerived(store)
      for (const user of users) await rebuild(store, user)
      expectSame(await derivedOf(store), before)
    })
    await step('An account carried into another', async () => {
      const other = await newUser(store, 'carol')
      await importExported(store, other, taken)
      const arrived = await exported(store, other)
      expectSame(new Map(Object.entries(arrived)), new Map(Object.entries(taken)))
    })
  })

  /**
   * Without row ids, which continue from the old ones.
   * @param {Stores} stores
   */
  async function derivedOf({ DB, FILES }) {
    const tables = await Promise.all(
      [...DERIVED, ...FOLLOWING].map(async (table) => {
        const { results } = await DB.prepare(`select * from ${table}`).all()
        /** @type {[string, string]} */
        const entry = [table, JSON.stringify(results.map(({ id, ...row }) => JSON.stringify(row)).sort())]
        return entry
      }),
    )
    const { results } = await DB.prepare(
      'select user_id, analytics from history_analytics order by user_id',
    ).all()
    /** @type {Map<string, string>} */
    const derived = new Map([['history_analytics', JSON.stringify(results)]])
    for (const [table, rows] of tables) derived.set(table, rows)
    for (const [key, bytes] of await objectsOf(FILES)) derived.set(key, Buffer.from(bytes).toString('base64'))
    return derived
  }

  /** @param {Stores} stores */
  async function throwAwayDerived({ DB, FILES }) {
    for (const table of DERIVED) await DB.prepare(`delete from ${table}`).run()
    await DB.prepare('update history_analytics set analytics = null, computed_for = null').run()
    const fields = files.map(([key]) => key).filter((key) => key.endsWith('/field.bin'))
    if (fields.length === 0) throw new Error('There is nothing to throw away')
    await FILES.delete(fields)
  }
})

/**
 * A table without rows would prove nothing: a new one needs rows in `drill/`.
 * @param {ReadonlyMap<string, string>} digests
 */
function expectRows(digests) {
  const empty = [...digests].filter(([, digest]) => digest.startsWith('0 rows')).map(([name]) => name)
  const unexpected = empty.filter((name) => !WITHOUT_ROWS.includes(name))
  if (unexpected.length > 0) throw new Error(`Tables without rows: ${unexpected.join(', ')}`)
}

/**
 * @param {ReadonlyMap<string, string>} found
 * @param {ReadonlyMap<string, string>} expected
 */
function expectSame(found, expected) {
  const names = new Set([...found.keys(), ...expected.keys()])
  const different = [...names].filter((name) => found.get(name) !== expected.get(name))
  if (different.length === 0) return `${names.size} equal`
  const told = different
    .slice(0, 5)
    .map((name) => `${name}: ${cut(found.get(name))} instead of ${cut(expected.get(name))}`)
  throw new Error(`${different.length} of ${names.size} differ.\n${told.join('\n')}`)
}

/** @param {string | undefined} text */
function cut(text) {
  return text === undefined ? 'nothing' : text.slice(0, 120)
}

/** @param {number} bytes */
function megabytes(bytes) {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
