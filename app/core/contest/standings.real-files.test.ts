import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { describeProviderFiles } from '#core/fixtures/provider-files.ts'
import { everyFigureAgrees, readStandings, tryStandings } from './testing/every-figure.ts'

describeProviderFiles('contest standings', 'contest-standings', (files) => {
  const isStandings = (file: string) => /^"?Rank"?,/.test(readText(file))
  describe.each(files.filter(isStandings))('%s', (file) => everyFigureAgrees(readText(file)))

  test('a file of another kind is refused with a message', () => {
    for (const file of files.filter((file) => !isStandings(file)))
      expect(() => readStandings(readText(file)), file).toThrow(/not a contest standings file/)
  })

  test('the size of the pieces does not change what is read', () => {
    const text = readText(files.find((file) => file.endsWith('nfl_showdown_sample2000_DERIVED.csv'))!)
    const whole = readStandings(text)
    for (const size of [1, 7, 4096]) {
      expect(tryStandings(text, { keepBest: 100, pieceSize: size })).toEqual({ ok: true, value: whole })
    }
  })
})

function readText(file: string): string {
  const bytes = readFileSync(file)
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').replace(/^\uFEFF/, '')
}
