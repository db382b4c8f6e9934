// How many tests passed, failed and were skipped, read from the report of each runner. A test is skipped only where the
// test itself says so and why; one that did not run for any other reason (its hook failed, a project before it failed,
// the run was interrupted, another test is marked `only`) counts as failed, as does a test file that no runner has read.
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'

/**
 * @typedef {{ name: string, outcome: 'passed' | 'failed' | 'skipped', reason?: string }} Test
 * @typedef {{ passed: number, failed: string[], skipped: string[] }} Counts
 *
 * The fields used of the runners' reports.
 * @typedef {{ fullName: string, status: string, meta?: { skipReason?: string, figures?: string[] } }} VitestTest
 * @typedef {{ name: string, status: string, assertionResults: VitestTest[] }} VitestFile
 * @typedef {{ status: string, projectName: string, annotations?: { type: string, description?: string }[] }} PlaywrightTest
 * @typedef {{ file: string, title: string, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ config: { rootDir: string }, suites: PlaywrightSuite[], errors: { message: string }[] }} PlaywrightReport
 */

export function noCounts() {
  return countsOf([])
}

/**
 * A check such as the type check counts as one test.
 * @param {number} exitCode
 * @param {string} name
 */
export function checkCounts(exitCode, name) {
  return exitCode === 0 ? countsOf([{ name, outcome: 'passed' }]) : countsOf([{ name, outcome: 'failed' }])
}

/**
 * The counts of a vitest JSON report. `files` are the test files that must be in it, and no others, since those would be
 * counted twice. A test states its reason to be skipped as `task.meta.skipReason`.
 * @param {number} exitCode
 * @param {string} reportFile
 * @param {readonly string[]} files
 */
export function vitestCounts(exitCode, reportFile, files) {
  const results = vitestFiles(reportFile)
  const tests = results.flatMap((file) => file.assertionResults.map((test) => vitestTest(file, test)))
  /** @type {Test[]} */
  const broken = results
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.every(isNoFailure))
    .map(({ name }) => ({ name: relative(name), outcome: 'failed', reason: 'the file failed' }))
  const unread = unreadFiles(
    files,
    results.map(({ name }) => name),
  )
  /** @type {Test[]} */
  const ofOthers = results
    .filter(({ name }) => !files.some((file) => absolute(file) === absolute(name)))
    .map(({ name }) => ({ name: relative(name), outcome: 'failed', reason: 'belongs to another suite' }))
  return withExitCode(exitCode, [...tests, ...broken, ...unread, ...ofOthers])
}

/**
 * @param {Pick<VitestFile, 'name'>} file
 * @param {VitestTest} test
 * @returns {Test}
 */
function vitestTest({ name: file }, { fullName, status, meta }) {
  const name = `${relative(file)}: ${fullName.trim()}`
  if (status === 'passed' || status === 'failed') return { name, outcome: status }
  if (status === 'skipped' && meta?.skipReason) return { name, outcome: 'skipped', reason: meta.skipReason }
  return { name, outcome: 'failed', reason: 'did not run' }
}

/** @param {{ status: string }} test */
function isNoFailure({ status }) {
  return status !== 'failed'
}

/**
 * The figures that tests measured and stored as `task.meta.figures`, one line each; a test's own output is shown only when it fails.
 * @param {string} reportFile
 * @returns {string[]}
 */
export function figuresIn(reportFile) {
  return vitestFiles(reportFile)
    .flatMap((file) => file.assertionResults)
    .flatMap(({ meta }) => meta?.figures ?? [])
}

/**
 * Of a Playwright JSON report. `files` are the spec files that must be in it. Playwright reports a test that it never
 * started as skipped too, but without the annotation that `test.skip(condition, reason)` leaves.
 * @param {number} exitCode
 * @param {string} reportFile
 * @param {readonly string[]} files
 */
export function playwrightCounts(exitCode, reportFile, files) {
  /** @type {PlaywrightReport | null} */
  const report = read(reportFile)
  const specs = (report?.suites ?? []).flatMap(specsIn)
  const tests = specs.flatMap((spec) => spec.tests.map((test) => playwrightTest(spec, test)))
  /** @type {Test[]} */
  const errors = (report?.errors ?? []).map(({ message }) => ({
    name: firstLine(message),
    outcome: 'failed',
    reason: 'outside any test',
  }))
  const inReport = specs.map(({ file }) => path.join(report?.config.rootDir ?? '', file))
  return withExitCode(exitCode, [...tests, ...errors, ...unreadFiles(files, inReport)])
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSpec[]}
 */
function specsIn(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)]
}

/**
 * @param {PlaywrightSpec} spec
 * @param {PlaywrightTest} test
 * @returns {Test}
 */
function playwrightTest({ file, title }, { status, projectName, annotations = [] }) {
  const name = `${file} (${projectName}): ${title}`
  const skip = annotations.find(({ type }) => type === 'skip' || type === 'fixme')
  if (status === 'expected') return { name, outcome: 'passed' }
  if (status === 'skipped' && skip?.description) return { name, outcome: 'skipped', reason: skip.description }
  if (status === 'skipped') return { name, outcome: 'failed', reason: 'did not run' }
  return { name, outcome: 'failed', ...(status === 'flaky' && { reason: 'passed only when tried again' }) }
}

/**
 * @param {readonly string[]} files
 * @param {readonly string[]} reported
 * @returns {Test[]}
 */
function unreadFiles(files, reported) {
  const read = new Set(reported.map(absolute))
  return files
    .filter((file) => !read.has(absolute(file)))
    .map((file) => ({ name: relative(file), outcome: 'failed', reason: 'no runner has read this file' }))
}

/**
 * A runner that failed without a failed test, or that ran no test, counts as one failure.
 * @param {number} exitCode
 * @param {readonly Test[]} tests
 */
function withExitCode(exitCode, tests) {
  const hasFailed = tests.some(({ outcome }) => outcome === 'failed')
  if (hasFailed) return countsOf(tests)
  if (exitCode !== 0)
    return countsOf([...tests, { name: `The runner ended with ${exitCode}`, outcome: 'failed' }])
  return tests.length > 0 ? countsOf(tests) : countsOf([{ name: 'No test has run', outcome: 'failed' }])
}

/**
 * @param {readonly Test[]} tests
 * @returns {Counts}
 */
function countsOf(tests) {
  /** @param {Test['outcome']} wanted */
  const withOutcome = (wanted) => tests.filter(({ outcome }) => outcome === wanted)
  return {
    passed: withOutcome('passed').length,
    failed: withOutcome('failed').map(sentenceOf),
    skipped: withOutcome('skipped').map(sentenceOf),
  }
}

/** @param {Test} test */
function sentenceOf({ name, reason }) {
  return reason ? `${name} (${reason})` : name
}

/**
 * @param {string} reportFile
 * @returns {VitestFile[]}
 */
function vitestFiles(reportFile) {
  return read(reportFile)?.testResults ?? []
}

/** @param {string} reportFile */
function read(reportFile) {
  return existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : null
}

/** @param {string} text */
function firstLine(text) {
  return String(text).trim().split('\n')[0] ?? ''
}

/** @param {string} file */
function absolute(file) {
  return existsSync(file) ? realpathSync(file) : path.resolve(file)
}

/** @param {string} file */
function relative(file) {
  return path.relative('', file)
}
