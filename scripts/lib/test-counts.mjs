// How many tests passed, failed and were skipped, read from what each runner reports. A runner that ended badly without
// naming a failed test (it could not start, an error outside any test) counts as one failure, so no run is green by chance.
import { existsSync, readFileSync } from 'node:fs'

/** A check such as the type check counts as one test. */
export function checkCounts(exitCode) {
  return exitCode === 0 ? counts(1, 0, 0) : counts(0, 1, 0)
}

/** A file that could not be loaded has no tests of its own, but counts as one that failed. */
export function vitestCounts(exitCode, reportFile) {
  const files = read(reportFile)?.testResults ?? []
  const tests = files.flatMap((file) => file.assertionResults)
  const withStatus = (status) => tests.filter((one) => one.status === status).length
  const broken = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const passed = withStatus('passed')
  const failed = withStatus('failed') + broken.length
  return honest(exitCode, counts(passed, failed, tests.length - passed - withStatus('failed')))
}

/** What tests have measured and noted as `task.meta.figures`, a line each: their own output is shown only when they fail. */
export function figuresIn(reportFile) {
  const files = read(reportFile)?.testResults ?? []
  return files.flatMap((file) => file.assertionResults).flatMap(({ meta }) => meta?.figures ?? [])
}

export function playwrightCounts(exitCode, reportFile) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = read(reportFile)?.stats ?? {}
  return honest(exitCode, counts(expected + flaky, unexpected, skipped))
}

function read(reportFile) {
  return existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : null
}

function honest(exitCode, { passed, failed, skipped }) {
  const nothingToTell = failed === 0 && (exitCode !== 0 || passed === 0)
  return counts(passed, nothingToTell ? 1 : failed, skipped)
}

function counts(passed, failed, skipped) {
  return { passed, failed, skipped }
}
