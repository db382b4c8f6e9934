// A local store as wrangler keeps it: D1 and R2 in a folder, used through their bindings and through wrangler.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runQuietly } from '../lib/commands.mjs'
import * as local from '../lib/local-store.mjs'

/** @import { Stores } from './seasons.mjs' */

/**
 * Runs `use({ DB, FILES })` on the store of that folder, which is empty at first.
 * @param {string} folder
 * @template T
 * @param {(stores: Stores) => T | Promise<T>} use
 */
export async function withStore(folder, use) {
  mkdirSync(folder, { recursive: true })
  // Wrangler's export reads only the state beside the configuration.
  const configPath = path.join(folder, 'wrangler.toml')
  writeFileSync(configPath, readFileSync('wrangler.toml', 'utf8'))
  return local.withStore(path.join(folder, '.wrangler/state'), use, configPath)
}

/**
 * @param {string} folder
 * @param {string} file
 */
export async function exportSql(folder, file) {
  await wrangler('export', folder, ['--output', file])
}

/**
 * @param {string} folder
 * @param {string} file
 */
export async function importSql(folder, file) {
  await wrangler('execute', folder, ['--file', file])
}

/**
 * One line for each table and object: a hash of its content and the number of rows or bytes.
 * @param {Stores} stores
 */
export async function digestsOf({ DB, FILES }) {
  const digests = new Map()
  for (const table of await tablesOf(DB)) {
    const rows = (await DB.prepare(`select * from "${table}"`).raw()).map((row) => JSON.stringify(row)).sort()
    digests.set(table, `${rows.length} rows, ${sha256(rows.join('\n'))}`)
  }
  for (const [key, bytes] of await objectsOf(FILES)) {
    digests.set(key, `${bytes.length} bytes, ${sha256(bytes)}`)
  }
  return digests
}

/**
 * @param {R2Bucket} files
 * @returns {Promise<[string, Uint8Array][]>}
 */
export async function objectsOf(files) {
  /** @type {string[]} */
  const keys = []
  /** @type {string | undefined} */
  let cursor
  do {
    /** @type {R2Objects} */
    const page = await files.list({ cursor })
    keys.push(...page.objects.map(({ key }) => key))
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor !== undefined)
  return Promise.all(keys.map(async (key) => [key, await bytesOf(files, key)]))
}

/**
 * @param {R2Bucket} files
 * @param {string} key
 */
async function bytesOf(files, key) {
  const object = await files.get(key)
  if (!object) throw new Error(`The file ${key} is not there`)
  return new Uint8Array(await object.arrayBuffer())
}

/** @param {D1Database} DB */
async function tablesOf(DB) {
  /** @type {D1Result<{ name: string }>} */
  const { results } = await DB.prepare(
    "select name from sqlite_master where type = 'table' and name not glob 'sqlite_*' and name not glob '_cf_*'",
  ).all()
  return results.map(({ name }) => name).sort()
}

/**
 * @param {string} command
 * @param {string} folder
 * @param {readonly string[]} args
 */
function wrangler(command, folder, args) {
  const config = ['--config', path.join(folder, 'wrangler.toml')]
  return runQuietly('wrangler', ['d1', command, 'DB', '--local', ...config, ...args])
}

/** @param {string | Uint8Array} content */
function sha256(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
