import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SOURCES = globSync('{app,db,workers}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$|workers\/(testing|faults)\/|\.d\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

test('values are bound: no statement is put together from texts', () => {
  expect(SOURCES.length).toBeGreaterThan(300)
  for (const { file, text } of SOURCES) {
    // The browser has no database; there `exec` belongs to a pattern.
    const pasted = /\.(prepare|exec)\(\s*(`[^`]*\$\{|['"][^'"]*['"]\s*\+)/
    if (!file.startsWith('app/lib/')) expect([file, pasted.test(text)]).toEqual([file, false])
    // Raw pieces are names of columns and places in a row, and come from the schema.
    if (!file.startsWith('db/')) expect([file, text.includes('sql.raw(')]).toEqual([file, false])
  }
})
