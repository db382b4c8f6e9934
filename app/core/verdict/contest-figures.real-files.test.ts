import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { describeProviderFiles } from '#core/fixtures/provider-files.ts'
import { screenNameOf } from '../contest/field.ts'
import { expectFiguresAgree, readRows } from './testing/figures-agree.ts'

/** The second program compares each entry with every other, so of larger files only the first are taken. */
const MOST_ENTRIES = 500

describeProviderFiles('contest standings', 'contest-standings', (files) => {
  const isStandings = (file: string) => /^"?Rank"?,/.test(readText(file))

  test.each(files.filter(isStandings))('%s', (file) => {
    const text = readText(file)
      .split('\n')
      .slice(0, MOST_ENTRIES + 1)
      .join('\n')
    const { rows } = readRows(text)
    expect(rows.length).toBeGreaterThan(0)
    const me = screenNameOf(rows[Math.floor(rows.length / 2)]!.name)
    const tiers = [{ from: 1, to: Math.ceil(rows.length / 5), prizeCents: 200 }]
    expectFiguresAgree(text, { me, tiers, slate: null, prices: new Map() })
  })
})

function readText(file: string): string {
  const bytes = readFileSync(file)
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').replace(/^\uFEFF/, '')
}
