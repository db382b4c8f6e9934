import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

const { figuresIn, playwrightCounts, vitestCounts } = await import(
  new URL('./test-counts.mjs', import.meta.url).href
)
const { testFiles } = await import(new URL('./test-files.mjs', import.meta.url).href)

const folder = mkdtempSync(path.join(tmpdir(), 'test-counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('vitest', () => {
  const ofFile = (name: string, status: string, assertionResults: object[]) => ({
    name: path.resolve(name),
    status,
    assertionResults,
  })
  const test_ = (status: string, meta = {}) => ({ fullName: `is ${status}`, status, meta })

  test('passed, failed, and skipped for a reason', () => {
    const report = reportFile({
      testResults: [
        ofFile('a.test.ts', 'failed', [test_('passed'), test_('passed'), test_('failed')]),
        ofFile('b.test.ts', 'passed', [test_('skipped', { skipReason: 'no files' })]),
      ],
    })
    expect(vitestCounts(1, report, ['a.test.ts', 'b.test.ts'])).toEqual({
      passed: 2,
      failed: ['a.test.ts: is failed'],
      skipped: ['b.test.ts: is skipped (no files)'],
    })
  })

  test('a test that did not run counts as failed: failing hook, another test marked `only`, aborted run', () => {
    const tests = [test_('passed'), test_('skipped'), test_('pending'), test_('todo')]
    const report = reportFile({ testResults: [ofFile('a.test.ts', 'passed', tests)] })
    expect(vitestCounts(0, report, ['a.test.ts'])).toEqual({
      passed: 1,
      failed: [
        'a.test.ts: is skipped (did not run)',
        'a.test.ts: is pending (did not run)',
        'a.test.ts: is todo (did not run)',
      ],
      skipped: [],
    })
  })

  test('a file that could not be loaded, or that matches no project, counts as failed', () => {
    const report = reportFile({
      testResults: [ofFile('a.test.ts', 'failed', []), ofFile('b.test.ts', 'passed', [test_('passed')])],
    })
    expect(vitestCounts(1, report, ['a.test.ts', 'b.test.ts', 'lost/c.test.ts'])).toEqual({
      passed: 1,
      failed: ['a.test.ts (the file failed)', 'lost/c.test.ts (no runner has read this file)'],
      skipped: [],
    })
  })

  test('a file that another suite reads counts as failed, as its tests would be counted twice', () => {
    const testResults = ['a.test.ts', 'b.test.ts'].map((name) => ofFile(name, 'passed', [test_('passed')]))
    expect(vitestCounts(0, reportFile({ testResults }), ['a.test.ts'])).toMatchObject({
      failed: ['b.test.ts (belongs to another suite)'],
    })
  })

  test('figures measured by tests are listed', () => {
    const passed = [{ status: 'passed', meta: { figures: '1 ms' } }, { status: 'passed', meta: {} }, {}]
    expect(figuresIn(reportFile({ testResults: [{ assertionResults: passed }] }))).toEqual(['1 ms'])
  })
})

describe('playwright', () => {
  const spec = (status: string, annotations: object[] = []) => ({
    title: `is ${status}`,
    file: 'a.spec.ts',
    tests: [{ projectName: 'desktop', status, annotations }],
  })
  const counts = (
    specs: object[],
    { exitCode = 0, errors = [] as object[], files = ['e2e/a.spec.ts'] } = {},
  ) =>
    playwrightCounts(
      exitCode,
      reportFile({ config: { rootDir: path.resolve('e2e') }, suites: [{ suites: [{ specs }] }], errors }),
      files,
    )

  test('passed, failed, and skipped for a reason, in nested groups', () => {
    const skipped = spec('skipped', [{ type: 'skip', description: 'needs a phone' }])
    expect(counts([spec('expected'), spec('unexpected'), skipped], { exitCode: 1 })).toEqual({
      passed: 1,
      failed: ['a.spec.ts (desktop): is unexpected'],
      skipped: ['a.spec.ts (desktop): is skipped (needs a phone)'],
    })
  })

  test('a test that did not run, or passed only on retry, counts as failed', () => {
    expect(counts([spec('expected'), spec('skipped'), spec('flaky')])).toEqual({
      passed: 1,
      failed: [
        'a.spec.ts (desktop): is skipped (did not run)',
        'a.spec.ts (desktop): is flaky (passed only when tried again)',
      ],
      skipped: [],
    })
  })

  test('an error outside any test, or a file in no project, counts as a failure', () => {
    const errors = [{ message: 'Error: web server\nat line 1' }]
    const files = ['e2e/a.spec.ts', 'e2e/lost.spec.ts']
    expect(counts([spec('expected')], { exitCode: 1, errors, files })).toEqual({
      passed: 1,
      failed: ['Error: web server (outside any test)', 'e2e/lost.spec.ts (no runner has read this file)'],
      skipped: [],
    })
  })

  test('a runner that crashes, reports nothing or runs nothing counts as failed', () => {
    expect(counts([spec('expected')], { exitCode: 1 }).failed).toEqual(['The runner ended with 1'])
    expect(counts([], { files: [] }).failed).toEqual(['No test has run'])
    expect(playwrightCounts(0, path.join(folder, 'never-written.json'), []).failed).toHaveLength(1)
  })
})

test('test files are found by name in every folder of the repository', () => {
  const files = [
    'a.test.ts',
    'b/c.test.tsx',
    'b/d.workers.test.ts',
    'b/e.real-files.test.ts',
    'f/g.spec.ts',
    'e2e/situations/j.spec.ts',
    'b/h.ts',
    'workers/api/i.workers.test.ts',
    'workers/hostile/k.workers.test.ts',
    'workers/faults/l.workers.test.ts',
  ]
  for (const file of [...files, 'node_modules/x.test.ts', '.git/y.spec.ts', 'build/z.test.ts']) {
    mkdirSync(path.join(folder, 'repo', path.dirname(file)), { recursive: true })
    writeFileSync(path.join(folder, 'repo', file), '')
  }
  const found = testFiles(path.join(folder, 'repo')) as Record<string, string[]>
  const namesOf = (suite: string) =>
    found[suite]!.map((file) => path.relative(path.join(folder, 'repo'), file))
  expect(namesOf('unit')).toEqual(['a.test.ts', 'b/c.test.tsx'])
  expect(namesOf('workers')).toEqual(['b/d.workers.test.ts'])
  expect(namesOf('api')).toEqual(['workers/api/i.workers.test.ts'])
  expect(namesOf('hostile')).toEqual(['workers/hostile/k.workers.test.ts'])
  expect(namesOf('faults')).toEqual(['workers/faults/l.workers.test.ts'])
  expect(namesOf('real-files')).toEqual(['b/e.real-files.test.ts'])
  expect(namesOf('e2e')).toEqual(['f/g.spec.ts'])
  expect(namesOf('situations')).toEqual(['e2e/situations/j.spec.ts'])
})

let reports = 0
function reportFile(report: unknown) {
  const file = path.join(folder, `${reports++}.json`)
  writeFileSync(file, JSON.stringify(report))
  return file
}
