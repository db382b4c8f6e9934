// How many tests passed, failed and were skipped, read from the report of each runner. A test is skipped only where the
// test itself says so and why; one that did not run for any other reason (its hook failed, a project before it failed,
// the run was cut off, another test is marked `only`) counts as failed, as does a test file that no runner has read.
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'

export function noCounts() {
  return countsOf([])
}

/** A check such as the type check counts as one test. */
export function checkCounts(exitCode, name) {
  return exitCode === 0 ? countsOf([{ name, outcome: 'passed' }]) : countsOf([{ name, outcome: 'failed' }])
}

/**
 * Of a vitest JSON report. `files` are the test files that must be in it. A test gives its reason to be skipped as
 * `task.meta.skipReason`.
 */
export function vitestCounts(exitCode, reportFile, files) {
  const results = read(reportFile)?.testResults ?? []
  const tests = results.flatMap((file) => file.assertionResults.map((test) => vitestTest(file, test)))
  const broken = results
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.every(isNoFailure))
    .map(({ name }) => ({ name: relative(name), outcome: 'failed', reason: 'the file failed' }))
  const unread = unreadFiles(
    files,
    results.map(({ name }) => name),
  )
  return withExitCode(exitCode, [...tests, ...broken, ...unread])
}

function vitestTest({ name: file }, { fullName, status, meta }) {
  const name = `${relative(file)}: ${fullName.trim()}`
  if (status === 'passed' || status === 'failed') return { name, outcome: status }
  if (status === 'skipped' && meta?.skipReason) return { name, outcome: 'skipped', reason: meta.skipReason }
  return { name, outcome: 'failed', reason: 'did not run' }
}

function isNoFailure({ status }) {
  return status !== 'failed'
}

/** What tests have measured and noted as `task.meta.figures`, a line each: their own output is shown only when they fail. */
export function figuresIn(reportFile) {
  const files = read(reportFile)?.testResults ?? []
  return files.flatMap((file) => file.assertionResults).flatMap(({ meta }) => meta?.figures ?? [])
}

/**
 * Of a Playwright JSON report. `files` are the spec files that must be in it. Playwright reports a test that it never
 * started as skipped too, but without the annotation that `test.skip(condition, reason)` leaves.
 */
export function playwrightCounts(exitCode, reportFile, files) {
  const report = read(reportFile)
  const specs = (report?.suites ?? []).flatMap(specsIn)
  const tests = specs.flatMap((spec) => spec.tests.map((test) => playwrightTest(spec, test)))
  const errors = (report?.errors ?? []).map(({ message }) => ({
    name: firstLine(message),
    outcome: 'failed',
    reason: 'outside any test',
  }))
  const inReport = specs.map(({ file }) => path.join(report.config.rootDir, file))
  return withExitCode(exitCode, [...tests, ...errors, ...unreadFiles(files, inReport)])
}

function specsIn(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)]
}

function playwrightTest({ file, title }, { status, projectName, annotations = [] }) {
  const name = `${file} (${projectName}): ${title}`
  const skip = annotations.find(({ type }) => type === 'skip' || type === 'fixme')
  if (status === 'expected') return { name, outcome: 'passed' }
  if (status === 'skipped' && skip?.description) return { name, outcome: 'skipped', reason: skip.description }
  if (status === 'skipped') return { name, outcome: 'failed', reason: 'did not run' }
  return { name, outcome: 'failed', ...(status === 'flaky' && { reason: 'passed only when tried again' }) }
}

function unreadFiles(files, reported) {
  const read = new Set(reported.map(absolute))
  return files
    .filter((file) => !read.has(absolute(file)))
    .map((file) => ({ name: relative(file), outcome: 'failed', reason: 'no runner has read this file' }))
}

/** A runner that ended badly without a failed test, or ran none, counts as one failure: no run is green by chance. */
function withExitCode(exitCode, tests) {
  const hasFailed = tests.some(({ outcome }) => outcome === 'failed')
  if (hasFailed) return countsOf(tests)
  if (exitCode !== 0)
    return countsOf([...tests, { name: `The runner ended with ${exitCode}`, outcome: 'failed' }])
  return tests.length > 0 ? countsOf(tests) : countsOf([{ name: 'No test has run', outcome: 'failed' }])
}

function countsOf(tests) {
  const withOutcome = (wanted) => tests.filter(({ outcome }) => outcome === wanted)
  return {
    passed: withOutcome('passed').length,
    failed: withOutcome('failed').map(sentenceOf),
    skipped: withOutcome('skipped').map(sentenceOf),
  }
}

function sentenceOf({ name, reason }) {
  return reason ? `${name} (${reason})` : name
}

function read(reportFile) {
  return existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : null
}

function firstLine(text) {
  return String(text).trim().split('\n')[0]
}

function absolute(file) {
  return existsSync(file) ? realpathSync(file) : path.resolve(file)
}

function relative(file) {
  return path.relative('', file)
}
