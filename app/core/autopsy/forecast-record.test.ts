import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { frozenForecast, frozenText, hashOfAll } from '../entries/frozen-forecast.ts'
import { calibrationOf } from './calibration.ts'
import { CHECK_COMMAND, forecastRecord } from './forecast-record.ts'
import { madeAutopsy } from './testing/made-autopsy.ts'

const LOCK = Date.UTC(2026, 10, 22, 18)
const FROZEN = {
  ...{ sha256: 'ab'.repeat(32), forecasts: 3, changed: 1, late: 0 },
  ...{ madeAt: LOCK - 45 * 60_000, locksAt: LOCK },
}

test('the record says what missed and what was not frozen, and has no names', () => {
  const cashed = calibrationOf(madeAutopsy(), FROZEN)!
  const lost = calibrationOf(
    madeAutopsy({ entries: madeAutopsy().entries.map((entry) => ({ ...entry, won: 0, rank: 80 })) }),
  )!
  const none = { ...lost, forecast: null }
  const record = forecastRecord('Showdown <b>', [none, lost, cashed], LOCK)
  expect(record).toContain(
    'Showdown &lt;b&gt;, 3 finished contests. Written 2026-11-22 by Pro DFS Optimizer, without names.',
  )
  // Two entries were predicted 18%, and one of them cashed.
  expect(cellsOf(record)).toContain('18.0%|50.0%||0 to 100%|2|2')
  expect(record).toContain('Not known of 1 contest.')
  expect(record).toContain('<strong>Too early to judge.</strong>')
  expect(record).toContain('1 of 3 contests.')
  expect(record).toContain(
    `<li value="1">last forecast 2026-11-22 17:15 UTC, lock 2026-11-22 18:00 UTC, 3 forecasts, 1 changed since<br><code>${FROZEN.sha256}</code>`,
  )
  expect(record).toContain('1. forecast cash by tenth (1: 0.180 and 1 of 1)')
  expect(record).toContain('2. forecast cash by tenth (1: 0.180 and 0 of 1)')
  expect(record).toContain('3. forecast none')
  for (const name of ['Ada', '4000000001']) expect(record).not.toContain(name)
  // The file of a stranger loads nothing and runs nothing.
  expect(record).not.toMatch(/<script|<link|src=|url\(|https?:/)
})

test('predictions that hundreds of entries contradict are what missed', () => {
  const [entry] = madeAutopsy().entries
  const entries = Array.from({ length: 150 }, () => ({ ...entry!, won: 0, rank: 80 }))
  const contests = Array.from({ length: 5 }, () => calibrationOf(madeAutopsy({ entries }))!)
  const record = forecastRecord('Showdown', contests, LOCK)
  expect(record).toContain('<strong>1 of 1 prediction missed by more than luck explains.</strong>')
  expect(cellsOf(record)).toContain('18.0%|0%||0 to 0% missed|750|5')
})

/** The rows of all tables, their cells divided by bars. */
function cellsOf(record: string): string[] {
  return [...record.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row]) =>
    row!
      .split(/<\/t[hd]>/)
      .slice(0, -1)
      .map((cell) => cell.replace('<br>', ' ').replaceAll(/<[^>]*>/g, ''))
      .join('|'),
  )
}

test.skipIf(process.platform !== 'linux')(
  'the command that the record gives prints the hash of a file of forecasts',
  async () => {
    const figures = { points: 80.5, win: 1e-5, top1: 0.013, cash: 0.24, roi: 0.12, dupes: 2.5, games: 10_000 }
    const known = { players: ['11', '12'], inputs: 'a'.repeat(64), locksAt: LOCK }
    const frozen = await Promise.all(
      ['4002', '4001', '4003'].map(async (key) => ({
        key,
        forecast: await frozenForecast(key, { ...figures, madeAt: LOCK - 5 }, known),
      })),
    )
    const folder = mkdtempSync(join(tmpdir(), 'forecasts-'))
    try {
      const lines = frozen.map(({ key, forecast }) => `${frozenText(key, forecast)}\n`)
      writeFileSync(join(folder, 'forecasts.txt'), lines.join(''))
      const printed = execFileSync('bash', ['-c', CHECK_COMMAND], { cwd: folder, encoding: 'utf8' })
      expect(printed.split(' ')[0]).toBe(await hashOfAll(frozen.map(({ forecast }) => forecast.frozen!)))
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
)
