import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'

const { figuresIn, playwrightCounts, vitestCounts } = await import(
  new URL('./test-counts.mjs', import.meta.url).href
)

const folder = mkdtempSync(path.join(tmpdir(), 'test-counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('vitest: tests are counted by outcome, and a file that could not be loaded is a failure', () => {
  const tests = (...statuses: string[]) => statuses.map((status) => ({ status }))
  const report = reportFile({
    testResults: [
      { status: 'passed', assertionResults: tests('passed', 'passed', 'skipped') },
      { status: 'failed', assertionResults: tests('passed', 'failed', 'todo') },
      { status: 'failed', assertionResults: [] },
    ],
  })
  expect(vitestCounts(1, report)).toEqual({ passed: 3, failed: 2, skipped: 2 })
})

test('vitest: what tests have measured is told', () => {
  const passed = [{ status: 'passed', meta: { figures: '1 ms' } }, { status: 'passed', meta: {} }, {}]
  expect(figuresIn(reportFile({ testResults: [{ assertionResults: passed }] }))).toEqual(['1 ms'])
})

test('playwright: a test that passed when tried again has passed; one that never did has not', () => {
  const report = reportFile({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } })
  expect(playwrightCounts(1, report)).toEqual({ passed: 5, failed: 1, skipped: 2 })
})

test('a runner that ends badly, reports nothing or ran nothing never counts as green', () => {
  const allPassed = reportFile({ stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 } })
  expect(playwrightCounts(1, allPassed)).toEqual({ passed: 4, failed: 1, skipped: 0 })
  expect(playwrightCounts(0, path.join(folder, 'never-written.json'))).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
  })
  expect(vitestCounts(0, reportFile({ testResults: [] }))).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

let reports = 0
function reportFile(report: unknown) {
  const file = path.join(folder, `${reports++}.json`)
  writeFileSync(file, JSON.stringify(report))
  return file
}
