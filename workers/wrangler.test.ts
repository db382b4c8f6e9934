import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const TOML = readFileSync('wrangler.toml', 'utf8')

/** The value of a key in the table that `header` begins; the first lines belong to no table. */
function settingOf(key: string, header: string | null = null): string | undefined {
  const tables = TOML.split(/^(?=\[)/m)
  const table = header === null ? tables[0] : tables.find((text) => text.startsWith(`${header}\n`))
  return new RegExp(`^${key} = (.*)$`, 'm').exec(table ?? '')?.[1]?.replaceAll('_', '')
}

test('a call has a most of CPU, no more than a minute', () => {
  const most = Number(settingOf('cpu_ms', '[limits]'))
  expect(most).toBeGreaterThan(10_000)
  expect(most).toBeLessThanOrEqual(60_000)
})

test('whether the Worker has an address of its own is said, and an uploaded version has none', () => {
  expect(settingOf('workers_dev')).toMatch(/^(true|false)$/)
  expect(settingOf('preview_urls')).toBe('false')
})
