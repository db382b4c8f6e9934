import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isOfWorkerd } from './related-tests.ts'

const REPORT = 'mutants.json'
/** Seconds of processor time: a run that has not ended by then is caught in a loop, which is noticed. */
const MOST_CPU = 240
/** So many tests are asked, the nearest first: few at once, then the others together. */
const NEAREST = 4
const MOST = { unit: 30, workers: 5 }

/** @typedef {{ file: string | null, test: string }} Failure */

/** Test files that pass while nothing is edited. */
const green = new Set()

/**
 * Throws when this test file fails by itself, so that its failure says nothing of a mistake.
 * @param {Failure} failure
 */
export async function refuseRed({ file, test }) {
  if (file === null || green.has(file)) return
  const project = isOfWorkerd(file) ? 'workers' : 'unit'
  const own = await failureIn(project, [file])
  if (own) throw new Error(`${file} fails while nothing is edited: ${own.test} (edited: ${test})`)
  green.add(file)
}

/**
 * The first failure among these tests, the nearest first; null when those that are asked pass.
 * @param {readonly string[]} tests
 * @returns {Promise<Failure | null>}
 */
export async function firstFailure(tests) {
  const unit = tests.filter((test) => !isOfWorkerd(test))
  const workers = tests.filter(isOfWorkerd).slice(0, MOST.workers)
  const rounds = [
    { project: 'unit', files: unit.slice(0, NEAREST) },
    { project: 'workers', files: tests.slice(0, NEAREST).some(isOfWorkerd) ? workers.slice(0, 1) : [] },
    { project: 'unit', files: unit.slice(NEAREST, MOST.unit) },
    { project: 'workers', files: tests.slice(0, NEAREST).some(isOfWorkerd) ? workers.slice(1) : workers },
  ]
  for (const { project, files } of rounds) {
    const failure = files.length > 0 ? await failureIn(project, files) : null
    if (failure) return failure
  }
  return null
}

/**
 * @param {string} project
 * @param {readonly string[]} files
 * @returns {Promise<Failure | null>}
 */
async function failureIn(project, files) {
  rmSync(REPORT, { force: true })
  const vitest = `vitest run --project ${project} --bail 1 --reporter json --outputFile ${REPORT} ${files.join(' ')}`
  // `ulimit` and not a timeout: the machine may be busy.
  const child = spawn('bash', ['-c', `ulimit -t ${MOST_CPU}; exec ${vitest}`], { stdio: 'ignore' })
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code === 0) return null
  /** @type {{ testResults: { name: string, status: string, assertionResults: { status: string, fullName: string }[] }[] }} */
  const { testResults } = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : { testResults: [] }
  const broken = testResults.find(({ status }) => status === 'failed')
  const test = broken?.assertionResults.find(({ status }) => status === 'failed')
  if (!broken) return { file: null, test: 'the run does not end' }
  return { file: path.relative('.', broken.name), test: test?.fullName ?? 'the file fails' }
}
