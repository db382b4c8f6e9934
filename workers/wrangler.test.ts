import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const TOML = readFileSync('wrangler.toml', 'utf8')

/** The value of a key in a TOML table; the first lines belong to no table. */
function settingOf(key: string, header: string | null = null): string | undefined {
  const tables = TOML.split(/^(?=\[)/m)
  const table = header === null ? tables[0] : tables.find((text) => text.startsWith(`${header}\n`))
  return new RegExp(`^${key} = (.*)$`, 'm').exec(table ?? '')?.[1]?.replaceAll('_', '')
}

test('CPU time per call is limited to a minute or less', () => {
  const most = Number(settingOf('cpu_ms', '[limits]'))
  expect(most).toBeGreaterThan(10_000)
  expect(most).toBeLessThanOrEqual(60_000)
})

test('workers_dev is set explicitly, and preview URLs are off', () => {
  expect(settingOf('workers_dev')).toMatch(/^(true|false)$/)
  expect(settingOf('preview_urls')).toBe('false')
})
