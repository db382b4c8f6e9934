import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'

const { applyMigrations, withStore } = await import(new URL('./local-store.mjs', import.meta.url).href)

const folder = mkdtempSync(path.join(tmpdir(), 'local-store-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('each migration is applied once; a failing one is rolled back and applied after its correction', async () => {
  const migration = (name: string, sql: string) => writeFileSync(path.join(folder, name), sql)
  migration('0000_first.sql', 'create table a (x);\n--> statement-breakpoint\ninsert into a values (1);')
  await withStore(path.join(folder, 'state'), async ({ DB }: { DB: D1Database }) => {
    expect(await applyMigrations(DB, folder)).toBe(1)
    expect(await applyMigrations(DB, folder)).toBe(0)
    expect(await DB.prepare('select count(*) as rows from a').first('rows')).toBe(1)

    migration('0001_second.sql', 'create table b (x); insert into nowhere values (1);')
    await expect(applyMigrations(DB, folder)).rejects.toThrow('nowhere')
    expect(await tablesOf(DB)).toEqual(['a'])

    migration(
      '0001_second.sql',
      "create table b (x); create trigger t before delete on b begin select raise(abort, 'kept'); end;",
    )
    expect(await applyMigrations(DB, folder)).toBe(1)
    expect(await tablesOf(DB)).toEqual(['a', 'b'])
  })
})

async function tablesOf(database: D1Database): Promise<unknown[]> {
  const { results } = await database
    .prepare("select name from sqlite_master where type = 'table' and length(name) = 1 order by name")
    .all()
  return results.map(({ name }) => name)
}
