// Accounts with the records of several seasons, created by the app's own services.
import './digest-stream.mjs'
import { carriedRecord } from '#contract/transfer.ts'
import { historyCsv, makeHistory } from '#core/fixtures/contest-history.ts'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { insertUser } from '#db/accounts/users.ts'
import { databaseFor, openDatabases } from '#db/database-for.ts'
import { runJob } from '#workers/queue/run-job.ts'
import { deleteContest } from '#workers/services/contests/delete-contest.ts'
import { learnAgain } from '#workers/services/contests/learn-again.ts'
import { uploadContest } from '#workers/services/contests/upload-contest.ts'
import { importHistory } from '#workers/services/history/import-history.ts'
import { saveSlate } from '#workers/services/slates/save-slate.ts'
import { getHistoryAnalytics } from '#workers/services/totals/history-analytics.ts'
import { exportHistoryJson } from '#workers/services/transfer/export-history.ts'
import { exportLineupsJson } from '#workers/services/transfer/export-lineups.ts'
import { importRecords } from '#workers/services/transfer/import-records.ts'
import { madeContestCsv, madeEntries, madePlayers, madeSlateCsv } from '#workers/testing/contest-csv.ts'
import { seasonOfLineups } from '../lib/filled-account.mjs'
import { salaryFile } from '../lib/salary-file.mjs'
import { fillEntries, viewPages } from './entries.mjs'

/**
 * @import { User } from '#db/accounts/users.ts'
 * @import { ServiceContext } from '#workers/context.server.ts'
 * @typedef {{ DB: D1Database, FILES: R2Bucket }} Stores
 * @typedef {{ lineups: string, history: string }} Exported
 */

const METRICS = { backlogCount: 0, backlogBytes: 0 }
/** @type {Queue} */
const NO_QUEUE = {
  send: async () => ({ metadata: { metrics: METRICS } }),
  sendBatch: async () => ({ metadata: { metrics: METRICS } }),
  metrics: async () => METRICS,
}

/** One moment for all records, so that figures computed again have the same time. */
const NOW = Date.parse('2026-11-20T12:00:00Z')

/**
 * @param {Stores} store
 * @param {string} username
 */
export async function newUser(store, username) {
  const { directory } = openDatabases(store)
  const made = await insertUser(directory, {
    username,
    email: `${username}@example.com`,
    emailVerified: false,
    // Not a valid hash: no password matches it.
    password: '-',
    hasPassword: true,
    role: 'user',
    mustChangePassword: false,
    temporaryPasswordExpiresAt: null,
    database: 'DB',
    createdAt: NOW,
  })
  if (!made.ok) throw new Error(made.error)
  return made.value
}

/**
 * Lineups (some finalized), a history, entries, salary files of every size, contests and the figures learned from them.
 * @param {Stores} store
 * @param {User} user
 * @param {number} seed
 */
export async function fill(store, user, seed) {
  const ctx = contextOf(store, user)
  await importHistory(ctx, [{ csvData: historyCsv(makeHistory({ entries: 5000, seed })) }])
  await importRecords(ctx, recordsOf({ lineups: seasonOfLineups(200) }))
  await saveSlate(ctx, SHOWDOWN, {
    csvData: madeSlateCsv(madePlayers(seed + 3000)),
    fileName: 'showdown.csv',
  })
  await saveSlate(ctx, BIG_LEAGUE, { csvData: salaryFile('bigleague', 600, seed), fileName: 'sunday.csv' })
  await saveSlate(ctx, BIG_LEAGUE, {
    csvData: salaryFile('bigleague', 4900, seed),
    fileName: 'largest.csv',
  })
  for (const { entries, name } of [
    { entries: 3000, name: 'first' },
    { entries: 300, name: 'second' },
    { entries: 50, name: 'deleted' },
  ]) {
    const csv = new TextEncoder().encode(madeContestCsv(entries, seed + entries))
    await uploadContest(ctx, { name: `${name}.csv`, bytes: inPieces(csv) })
  }
  await jobsDone(store, user)
  await deleteContest(ctx, String(await contestNamed(store, user, 'deleted')))
  await jobsDone(store, user)
  const contestId = String(await contestNamed(store, user, 'first'))
  const keysOf = async (/** @type {string} */ query) =>
    (await store.DB.prepare(query).bind(user.id).raw()).map(([key]) => String(key))
  const [slateId = ''] = await keysOf("select id from games where user_id = ? and file_name = 'showdown.csv'")
  await fillEntries(ctx, {
    contestId,
    slateId,
    standingsKeys: madeEntries(6, seed + 3000).map(({ id }) => String(id)),
    historyKeys: await keysOf(
      'select entry_key from historical_entries where user_id = ? order by id limit 6',
    ),
  })
  await jobsDone(store, user)
  await viewPages(ctx)
}

/**
 * Deletes everything that is computed from the files and the history, and computes it again.
 * @param {Stores} store
 * @param {User} user
 */
export async function rebuild(store, user) {
  const ctx = contextOf(store, user)
  const { results } = await store.DB.prepare('select id from contests where user_id = ? order by id')
    .bind(user.id)
    .all()
  for (const { id } of results) await learnAgain(ctx, String(id))
  await jobsDone(store, user)
  await getHistoryAnalytics(ctx)
}

/**
 * The user's exports, one text each.
 * @param {Stores} store
 * @param {User} user
 * @returns {Promise<Exported>}
 */
export async function exported(store, user) {
  const ctx = contextOf(store, user)
  const [lineups, history] = await Promise.all([
    textOf(exportLineupsJson(ctx)),
    textOf(exportHistoryJson(ctx, null)),
  ])
  return { lineups, history }
}

/**
 * @param {Stores} store
 * @param {User} user
 * @param {Exported} exported
 */
export async function importExported(store, user, { lineups, history }) {
  await importRecords(contextOf(store, user), recordsOf({ ...JSON.parse(lineups), ...JSON.parse(history) }))
}

/**
 * @param {Stores} store
 * @param {User} user
 * @returns {ServiceContext}
 */
function contextOf(store, user) {
  const databases = openDatabases(store)
  return {
    directory: databases.directory,
    databases,
    db: databaseFor(databases, { database: 'DB' }),
    files: store.FILES,
    // There is no consumer; `jobsDone` does the work at once.
    jobs: NO_QUEUE,
    simulations: NO_QUEUE,
    user,
    sessionTokenHash: null,
    sessionStartedAt: null,
    deviceTokenHash: null,
    deviceName: 'drill',
    adminRefusal: 'Admins only',
    address: 'drill',
    now: NOW,
    requestId: 'drill',
    log: () => {},
  }
}

/**
 * @param {Stores} store
 * @param {User} user
 */
async function jobsDone(store, user) {
  const ctx = contextOf(store, user)
  /** @type {D1Result<{ id: number }>} */
  const { results } = await store.DB.prepare("select id from jobs where status = 'waiting' order by id").all()
  for (const { id } of results) await runJob(ctx, id)
}

/**
 * @param {Stores} store
 * @param {User} user
 * @param {string} name
 */
async function contestNamed(store, user, name) {
  return store.DB.prepare('select id from contests where user_id = ? and name = ?')
    .bind(user.id, name)
    .first('id')
}

/** @param {Uint8Array<ArrayBuffer>} bytes */
async function* inPieces(bytes) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
}

/** @param {AsyncIterable<string>} pieces */
async function textOf(pieces) {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}

/**
 * The records of an export one by one, as the import route reads them from a request.
 * @param {Record<string, unknown[]>} lists
 */
async function* recordsOf(lists) {
  for (const [list, records] of Object.entries(lists))
    for (const [index, record] of records.entries()) yield carriedRecord(list, index, record)
}
