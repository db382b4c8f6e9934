import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'

const FOLDER = new URL('./migrations/', import.meta.url)
const FILES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.sql'))
  .sort()

/** Those before it made the first schema that was ever deployed. */
const FIRST_UNDER_THE_RULE = '0003'
/** Migrations that take something away, and why no running program needs it any more. */
const CONTRACTIONS: Record<string, string> = {}

type Column = { name: string; type: string; notnull: number; dflt_value: string | null }
type Schema = Map<string, Column[]>

test('every migration leaves the program before it working: it adds, and what it adds can be left out', () => {
  const db = new DatabaseSync(':memory:')
  let before: Schema = new Map()
  for (const file of FILES) {
    db.exec(readFileSync(new URL(file, FOLDER), 'utf8'))
    const after = schemaOf(db)
    if (file >= FIRST_UNDER_THE_RULE && !(file in CONTRACTIONS))
      expect(brokenBy(before, after), file).toEqual([])
    before = after
  }
  expect(before.size).toBeGreaterThan(15)
})

test('the rule finds a dropped table, a dropped, a renamed and a newly required column', () => {
  const broken = (change: string) => {
    const db = new DatabaseSync(':memory:')
    db.exec('create table a (id integer primary key, b text); create table c (d text)')
    const before = schemaOf(db)
    db.exec(change)
    return brokenBy(before, schemaOf(db))
  }
  expect(broken('drop table c')).toEqual(['c is gone'])
  expect(broken('alter table a drop column b')).toEqual(['a.b is gone'])
  expect(broken('alter table a rename column b to e')).toEqual(['a.b is gone'])
  expect(broken('drop table c; create table c (d text, e text not null)')).toEqual(['c.e is required'])
  expect(broken('drop table c; create table c (d text not null)')).toEqual(['c.d is another'])
  expect(broken('alter table a add f text; create table g (h text not null)')).toEqual([])
})

test('a trigger stands on one line, the only way in which deployed D1 takes it', () => {
  const triggers = FILES.flatMap((file) => readFileSync(new URL(file, FOLDER), 'utf8').split('\n')).filter(
    (line) => /\bcreate trigger\b/i.test(line),
  )
  expect(triggers.length).toBeGreaterThan(3)
  for (const line of triggers) expect(line).toMatch(/ END;$/)
})

/** What a program that knows only `before` would stumble over. */
function brokenBy(before: Schema, after: Schema): string[] {
  return [...before].flatMap(([table, known]) => {
    const columns = after.get(table)
    if (!columns) return [`${table} is gone`]
    const lost = known.flatMap((column) => {
      const now = columns.find(({ name }) => name === column.name)
      if (!now) return [`${table}.${column.name} is gone`]
      const same = now.type === column.type && now.notnull <= column.notnull
      return same ? [] : [`${table}.${column.name} is another`]
    })
    const required = columns.filter(
      ({ name, notnull, dflt_value }) =>
        notnull && dflt_value === null && !known.some((column) => column.name === name),
    )
    return [...lost, ...required.map(({ name }) => `${table}.${name} is required`)]
  })
}

function schemaOf(db: DatabaseSync): Schema {
  const tables = db
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .all()
  return new Map(
    tables.map(({ name }) => [
      String(name),
      db.prepare('select name, type, "notnull", dflt_value from pragma_table_info(?)').all(name!) as Column[],
    ]),
  )
}

test('of accounts with one email the confirmed one keeps it, otherwise the oldest; the others keep their name', () => {
  const db = new DatabaseSync(':memory:')
  const isLater = (file: string) => file >= '0026'
  for (const file of FILES.filter((each) => !isLater(each)))
    db.exec(readFileSync(new URL(file, FOLDER), 'utf8'))
  const insert = db.prepare(
    `insert into users (username, username_key, email, email_verified, password, created_at) values (?1, ?1, ?2, ?3, '-', 1)`,
  )
  const users: [string, string | null, number][] = [
    ['oldest', 'shared@example.com', 0],
    ['second', 'Shared@Example.com', 0],
    ['typed', 'confirmed@example.com', 0],
    ['confirmed', 'confirmed@example.com', 1],
    ['typed-late', 'confirmed@example.com', 0],
    ['alone', 'alone@example.com', 0],
    ['none', null, 0],
    ['none-too', null, 0],
  ]
  for (const user of users) insert.run(...user)
  for (const file of FILES.filter(isLater)) db.exec(readFileSync(new URL(file, FOLDER), 'utf8'))
  const after = db
    .prepare('select username, email, email_removed_at is not null as told from users order by id')
    .all()
    .map(({ username, email, told }) => [username, email, told])
  expect(after).toEqual([
    ['oldest', 'shared@example.com', 0],
    ['second', null, 1],
    ['typed', null, 1],
    ['confirmed', 'confirmed@example.com', 0],
    ['typed-late', null, 1],
    ['alone', 'alone@example.com', 0],
    ['none', null, 0],
    ['none-too', null, 0],
  ])
  expect(() => insert.run('late', 'alone@example.com', 0)).toThrow('users.email')
})
