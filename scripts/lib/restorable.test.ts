import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'

const { parentsFirst } = await load('parents-first')
const { shortStatements } = await load('short-statements')
const { statementsOf } = await load('sql-statements')

const SCHEMA = 'CREATE TABLE `games` (\n\t`id` integer PRIMARY KEY NOT NULL,\n\t`a` text,\n\t`b` text\n);\n'

test.each([
  ['a long text', 'x'.repeat(400_000)],
  ['quotes wherever it is cut', "'".repeat(60_001)],
  ['letters of four bytes', '🏈'.repeat(60_000)],
  ['what looks like SQL', `'); DROP TABLE games;\n-- ${"',(".repeat(30_000)}`],
  ['a short one', "it's; one\nline"],
])('%s comes through, and no statement is too long', (_, text) => {
  const written = text.replaceAll("'", "''").replaceAll('\n', '\\n')
  const dump = `PRAGMA defer_foreign_keys=TRUE;\n${SCHEMA}INSERT INTO "games" ("id","a","b") VALUES(7,replace('${written}','\\n',char(10)),'b, (c)');\nINSERT INTO "games" ("id","a","b") VALUES(8,NULL,'');\n`
  const statements = restorable(dump)
  for (const statement of statements) expect(Buffer.byteLength(statement)).toBeLessThan(100_000)
  const database = new DatabaseSync(':memory:')
  database.exec(statements.join(''))
  expect(database.prepare('select * from games order by id').all()).toEqual([
    { id: 7, a: text, b: 'b, (c)' },
    { id: 8, a: null, b: '' },
  ])
})

test('short statements and triggers are unchanged', () => {
  const trigger = 'CREATE TRIGGER t BEFORE DELETE ON games\nBEGIN\n  SELECT 1;\nEND;\n'
  expect(restorable(SCHEMA + trigger).join('')).toBe(SCHEMA + trigger)
})

test('a long row without a single-column key is refused', () => {
  const dump = `CREATE TABLE \`pairs\` (\n\t\`a\` text NOT NULL\n);\nINSERT INTO "pairs" ("a") VALUES('${'x'.repeat(200_000)}');\n`
  expect(() => restorable(dump)).toThrow('pairs')
})

test('referenced rows are inserted before rows that refer to them', () => {
  const dump = [
    'PRAGMA defer_foreign_keys=TRUE;',
    'CREATE TABLE `a_rows` (`id` integer PRIMARY KEY, `of` integer REFERENCES `m_lists`(`id`));',
    'INSERT INTO "a_rows" ("id","of") VALUES(1,2);',
    'CREATE TABLE `m_lists` (`id` integer PRIMARY KEY, `of` integer REFERENCES `users`(`id`));',
    'INSERT INTO "m_lists" ("id","of") VALUES(2,3);',
    'CREATE TABLE `users` (`id` integer PRIMARY KEY);',
    'INSERT INTO "users" ("id") VALUES(3);',
    "CREATE TRIGGER t BEFORE INSERT ON a_rows\nBEGIN\n  SELECT RAISE(ABORT, 'closed');\nEND;\n",
  ].join('\n')
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true })
  expect(() => database.exec(dump)).toThrow('no such table')
  const restored = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true })
  restored.exec(restorable(dump).join(''))
  expect(restored.prepare('select * from a_rows').all()).toEqual([{ id: 1, of: 2 }])
  expect(() => restored.exec('insert into a_rows values (9, 2)')).toThrow('closed')
})

function restorable(dump: string): string[] {
  return [...shortStatements(parentsFirst([...statementsOf(dump)]))]
}

function load(name: string) {
  return import(new URL(`./${name}.mjs`, import.meta.url).href)
}
