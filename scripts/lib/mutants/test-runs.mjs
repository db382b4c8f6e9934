import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { createVitest } from 'vitest/node'
import { exitCodeOf, launch } from '../commands.mjs'
import { freePort } from '../free-port.mjs'

/**
 * @import { Vitest } from 'vitest/node'
 * @typedef {{ tests: string[], only?: string }} Tests
 */

const REPORT = 'mutants-e2e.json'
/** A test that has not ended by then has noticed the edit, which made it wait or loop. */
const TEST_TIMEOUT_MS = 120_000

/**
 * Runs tests of the working directory repeatedly in one process, which saves the start of vitest for each run. `edited`
 * must be called with every edited file before the next run.
 */
export async function openTestRuns() {
  // vite.config.ts reads VITEST, which only vitest's own command sets.
  Object.assign(process.env, { VITEST: 'true', CLOUDFLARE_CF_FETCH_ENABLED: 'false' })
  /** @type {Map<string, Vitest>} */
  const projects = new Map()

  /** @param {string} name */
  async function project(name) {
    const known = projects.get(name)
    if (known) return known
    const options = {
      watch: false,
      project: [name],
      bail: 1,
      testTimeout: TEST_TIMEOUT_MS,
      teardownTimeout: 1000,
      reporters: [],
    }
    const vitest = await createVitest('test', options)
    await vitest.standalone()
    projects.set(name, vitest)
    return vitest
  }

  return {
    /** @param {string} file */
    edited(file) {
      for (const vitest of projects.values()) vitest.invalidateFile(path.resolve(file))
    },
    /**
     * The first failure of these tests as text; null when all pass. Throws when none of them runs.
     * @param {Tests} tests
     */
    async firstFailure({ tests, only }) {
      for (const file of tests) {
        const failure = file.endsWith('.spec.ts')
          ? await firstFailureInBrowser(file, only ?? '')
          : await firstFailureInVitest(await project(projectOf(file)), file, only)
        if (failure) return failure
      }
      return null
    },
    async close() {
      for (const vitest of projects.values()) await vitest.close()
    },
  }
}

/** @param {string} file */
function projectOf(file) {
  return file.includes('.workers.') ? 'workers' : 'unit'
}

/**
 * @param {Vitest} vitest
 * @param {string} file
 * @param {string} [only]
 */
async function firstFailureInVitest(vitest, file, only) {
  if (only === undefined) vitest.resetGlobalTestNamePattern()
  else vitest.setGlobalTestNamePattern(new RegExp(escaped(only)))
  const chosen = (await vitest.globTestSpecifications([file])).filter(
    ({ moduleId }) => moduleId === path.resolve(file),
  )
  if (chosen.length === 0) throw new Error(`There is no test file ${file}`)
  const { testModules: known, unhandledErrors } = await vitest.runTestSpecifications(chosen, false)
  // Vitest returns the files of all earlier runs too, with their results: a failure of one edit must not count for the next.
  const testModules = known.filter(({ moduleId }) => moduleId === path.resolve(file))
  const tests = testModules.flatMap((module) => [...module.children.allTests()])
  const failed = tests.find((test) => test.result().state === 'failed')
  if (failed) return `${path.basename(file)}: ${failed.fullName}`
  const broken = testModules.find((module) => module.state() === 'failed')
  if (broken || unhandledErrors.length > 0) return `${path.basename(file)}: the file fails`
  if (!tests.some((test) => test.result().state === 'passed'))
    throw new Error(`no test of ${file} was run${only ? ` (${only})` : ''}`)
  return null
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/**
 * @param {string} spec
 * @param {string} only
 */
async function firstFailureInBrowser(spec, only) {
  const args = ['test', '--config', 'e2e/playwright.config.ts', spec, '-x', '--reporter=json', '-g', only]
  const env = {
    E2E_PORT: String(await freePort()),
    E2E_PROVIDER_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(REPORT),
  }
  rmSync(REPORT, { force: true })
  const code = await exitCodeOf(launch('playwright', args, { env, stdio: 'ignore' }))
  if (!existsSync(REPORT)) throw new Error(`playwright ended with ${code} and no report of ${spec}`)
  /** @type {{ suites: { specs: { ok: boolean, title: string }[] }[], stats: { expected: number, unexpected: number } }} */
  const { suites, stats } = JSON.parse(readFileSync(REPORT, 'utf8'))
  if (stats.expected + stats.unexpected === 0) throw new Error(`no test of ${spec} was run`)
  const failed = suites.flatMap(({ specs }) => specs).find(({ ok }) => !ok)
  return failed ? `${spec}: ${failed.title}` : null
}
