import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SOURCES = globSync('{app,db,workers}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$|workers\/(testing|faults)\/|\.d\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

test('SQL values are bound, never concatenated', () => {
  expect(SOURCES.length).toBeGreaterThan(300)
  for (const { file, text } of SOURCES) {
    // In browser code `exec` belongs to a regular expression.
    const pasted = /\.(prepare|exec)\(\s*(`[^`]*\$\{|['"][^'"]*['"]\s*\+)/
    if (!file.startsWith('app/lib/')) expect([file, pasted.test(text)]).toEqual([file, false])
    // Raw SQL is only column names and positions, from the schema.
    if (!file.startsWith('db/')) expect([file, text.includes('sql.raw(')]).toEqual([file, false])
  }
})
