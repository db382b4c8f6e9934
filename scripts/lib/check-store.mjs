// Whether the local database can be used, before anything opens it for writing.
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Where Miniflare keeps the files of D1, and its own beside them. */
const FOLDER = path.join('v3', 'd1', 'miniflare-D1DatabaseObject')
const NOT_OURS = 'metadata.sqlite'

/** Beside the store: a store that had records is not taken for a new one. */
const MARKER = 'has-records'

/**
 * Throws, in words, if a database of the store is damaged, or if the records are gone that the store had. Changes nothing.
 * @param {string} state The folder of the stores.
 */
export function checkStore(state) {
  const folder = path.join(state, FOLDER)
  const files = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.sqlite') && name !== NOT_OURS)
    : []
  const users = files.reduce((sum, name) => sum + usersIn(path.join(folder, name)), 0)
  if (users > 0 || !existsSync(path.join(state, MARKER))) return
  throw new Error(
    `The database in ${folder} has no accounts, and had some when it was served last. Nothing was changed. ` +
      `docs/restore.md says how to restore a copy. To begin with an empty store, delete ${path.join(state, MARKER)}.`,
  )
}

/**
 * Remembers that the store has records.
 * @param {string} state
 */
export function markStore(state) {
  writeFileSync(path.join(state, MARKER), 'npm start does not begin with an empty database here.\n')
}

/**
 * The number of accounts of a database that is not damaged; 0 for an empty file.
 * @param {string} file
 */
function usersIn(file) {
  if (statSync(file).size === 0) return 0
  try {
    const database = new DatabaseSync(file, { readOnly: true })
    try {
      const [row] = database.prepare('pragma quick_check(1)').all()
      const found = Object.values(row ?? {})[0]
      if (found !== 'ok') throw new Error(String(found))
      const table = database.prepare("select 1 from sqlite_master where name = 'users'").get()
      return table ? Number(database.prepare('select count(*) as n from users').get()?.n) : 0
    } finally {
      database.close()
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The database ${file} is damaged (${reason.replaceAll('\n', ' ').trim()}). Nothing was changed. ` +
        'Keep a copy of the file; docs/restore.md says how to restore a saved one.',
    )
  }
}
