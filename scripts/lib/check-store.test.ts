import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, test } from 'vitest'
import { checkStore, markStore } from './check-store.mjs'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A store whose database has so many accounts, as it was left by a server. */
function storeWith(users: number): { state: string; file: string } {
  const state = mkdtempSync(path.join(tmpdir(), 'check-store-'))
  folders.push(state)
  const folder = path.join(state, 'v3', 'd1', 'miniflare-D1DatabaseObject')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'abc.sqlite')
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; create table users (id integer primary key, name text)')
  const insert = database.prepare('insert into users (name) values (?)')
  // Each insert by itself would wait for the disk.
  database.exec('begin')
  for (let i = 0; i < users; i++) insert.run(`user ${i} ${'x'.repeat(200)}`)
  database.exec('commit')
  database.close()
  if (users > 0) markStore(state)
  return { state, file }
}

const DAMAGED = /^The database .+abc\.sqlite is damaged \(.+\)\. Nothing was changed\..+docs\/restore\.md/

test('a whole store and a new one pass', () => {
  expect(() => checkStore(storeWith(1000).state)).not.toThrow()
  expect(() => checkStore(storeWith(0).state)).not.toThrow()
  expect(() => checkStore(path.join(tmpdir(), 'no-such-store'))).not.toThrow()
})

test.each<[string, (file: string) => void]>([
  ['its header is gone', (file) => overwrite(file, 0, 100)],
  ['half of it is gone', (file) => truncateSync(file, readFileSync(file).length / 2)],
  ['there is noise in it', (file) => overwrite(file, Math.floor(readFileSync(file).length / 3), 40_000)],
])('a damaged database is named, and the page that helps: %s', (_, damage) => {
  const { state, file } = storeWith(1000)
  damage(file)
  const before = readFileSync(file)
  expect(() => checkStore(state)).toThrow(DAMAGED)
  expect(readFileSync(file).equals(before)).toBe(true)
})

test.each<[string, (file: string) => void]>([
  ['the file is empty', (file) => truncateSync(file, 0)],
  ['the file is gone', (file) => rmSync(file)],
])('where records were, an empty store is not taken for a new one: %s', (_, lose) => {
  const { state, file } = storeWith(10)
  lose(file)
  expect(() => checkStore(state)).toThrow(/has no accounts, and had some .+docs\/restore\.md/)
  // The operator decides.
  rmSync(path.join(state, 'has-records'))
  expect(() => checkStore(state)).not.toThrow()
})

function overwrite(file: string, from: number, bytes: number): void {
  const noise = Buffer.alloc(bytes, 'noise')
  const open = openSync(file, 'r+')
  writeSync(open, noise, 0, bytes, from)
  closeSync(open)
}
