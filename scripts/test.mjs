import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { whenInputsChanged } from './build-inputs.mjs'
import { exitCodeOf, launch, runQuietly } from './lib/commands.mjs'
import { messageOf } from './lib/errors.mjs'
import { freePort } from './lib/free-port.mjs'
import { measureSizes, sizeAdvice } from './lib/size-budgets.mjs'
import { main } from './lib/step.mjs'
import { checkCounts, figuresIn, noCounts, playwrightCounts, vitestCounts } from './lib/test-counts.mjs'
import { testFiles } from './lib/test-files.mjs'
import { useLockedTools } from './lib/tool-chain.mjs'

// `npm test`: runs every suite but those of what is rare, also in a fresh clone, and ends with one line of totals.
// `npm test -- unit workers` runs only the named ones.

/**
 * @import { Counts } from './lib/test-counts.mjs'
 * @import { Suite } from './lib/test-files.mjs'
 */

const reports = mkdtempSync(path.join(tmpdir(), 'test-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

/** @type {Record<string, () => Promise<Counts>>} */
const SUITES = {
  wasm: () => check('wasm', 'npm', ['run', '-s', 'wasm']),
  types: () => check('types', 'npm', ['run', '-s', 'typecheck']),
  lint: () => check('lint', 'npm', ['run', '-s', 'lint']),
  unit: () => vitest('unit', ['--project', 'unit'], [REAL_FILES]),
  api: () => vitest('api', ['--project', 'workers', 'workers/api/'], [REAL_FILES]),
  workers: () =>
    vitest(
      'workers',
      ['--project', 'workers*'],
      [REAL_FILES, ...['api', 'hostile', 'faults'].map((room) => `workers/${room}/**`)],
    ),
  hostile: () => vitest('hostile', ['--project', 'workers', 'workers/hostile/']),
  faults: () => vitest('faults', ['--project', 'workers', 'workers/faults/']),
  'real-files': () => realFiles(),
  build: () => builds(),
  e2e: () => playwright('e2e', ['beside a command', 'desktop']),
  situations: () => playwright('situations', ['situations beside a command', 'situations']),
  deploy: () => deployment(),
  sizes: () => sizeBudgets(),
  browsers: () => builtForBrowsers(),
}
const REAL_FILES = '**/*.real-files.*'

/** As app/core/fixtures/provider-files.ts has it. */
const PROVIDER_FILES = process.env.PROVIDER_FILES || '../shared/data'

/** Suites of what is rare: hostile requests and texts, stores that fail; in the browser lost connections, every width, a control's details. */
const SELDOM = ['hostile', 'faults', 'situations']

/**
 * Suites of one stage run in parallel, one more than there are cores, since a suite also waits: for a deadline, for another
 * request to end. The longest come first, and those last that look at the built app, which all of them share. The browser
 * tests run alone, since they use every core: beside other suites a page takes so long that waits end. A later stage uses what
 * an earlier one has built: the kernels, the app.
 */
const AT_ONCE = 1 + availableParallelism()
const STAGES = [
  ['wasm'],
  [
    'faults',
    'hostile',
    'unit',
    'api',
    'workers',
    'real-files',
    'types',
    'lint',
    'build',
    'deploy',
    'sizes',
    'browsers',
  ],
  ['e2e'],
  ['situations'],
]

main(async () => {
  const names = chosenSuites(process.argv.slice(2))
  await useLockedTools()
  const total = noCounts()
  for (const stage of STAGES) {
    const waiting = stage.filter((name) => names.has(name))
    await Promise.all(Array.from({ length: AT_ONCE }, () => runInTurn(waiting, total)))
  }
  list('Skipped', total.skipped)
  for (const [suite, lines] of lastLines) list(`What ${suite} printed last`, lines)
  list('Failed', total.failed)
  // Keep this format: readers of the log search for this line.
  console.log(`\n${total.passed} passed, ${total.failed.length} failed, ${total.skipped.length} skipped`)
  process.exit(total.failed.length > 0 ? 1 : 0)
})

/**
 * The named suites, and the build of the kernel that they import.
 * @param {readonly string[]} wanted
 * @returns {Set<string>}
 */
function chosenSuites(wanted) {
  if (wanted.length === 0) return new Set(Object.keys(SUITES).filter((name) => !SELDOM.includes(name)))
  const unknown = wanted.filter((name) => !Object.hasOwn(SUITES, name))
  if (unknown.length === 0) return new Set(['wasm', ...wanted])
  throw new Error(`There is no suite ${unknown.join(', ')}; there are ${Object.keys(SUITES).join(', ')}.`)
}

/**
 * Runs waiting suites one after another.
 * @param {string[]} waiting
 * @param {Counts} total
 */
async function runInTurn(waiting, total) {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    console.log(`== ${name}: begins`)
    const started = performance.now()
    const { passed, failed, skipped } = await countsOf(name)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const counts = `passed ${passed}, failed ${failed.length}, skipped ${skipped.length}`
    console.log(`== ${name}: ${counts} (${seconds} s)`)
    total.passed += passed
    total.failed.push(...failed)
    total.skipped.push(...skipped)
  }
}

/**
 * A suite that can't be run counts as one failure.
 * @param {string} name
 * @returns {Promise<Counts>}
 */
async function countsOf(name) {
  try {
    return (await SUITES[name]?.()) ?? noCounts()
  } catch (error) {
    return { ...noCounts(), failed: [`${name}: ${messageOf(error)}`] }
  }
}

/**
 * @param {string} title
 * @param {readonly string[]} names
 */
function list(title, names) {
  if (names.length === 0) return
  console.log(`\n${title}:`)
  for (const name of names) console.log(`  ${name}`)
}

/**
 * @param {string} name
 * @param {string} command
 * @param {readonly string[]} args
 */
async function check(name, command, args) {
  return checkCounts(await runLabelled(name, command, args), name)
}

/**
 * @param {Exclude<Suite, 'e2e' | 'situations'>} suite
 * @param {readonly string[]} args
 * @param {readonly string[]} [excluded] files that another suite reads
 */
async function vitest(suite, args, excluded = []) {
  const report = path.join(reports, `${suite}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const env = { EXCLUDED_TESTS: excluded.join(','), TEST_SUITE: suite }
  const code = await runLabelled(suite, 'vitest', ['run', ...args, ...reporters], env)
  for (const figures of figuresIn(report)) console.log(figures)
  return vitestCounts(code, report, testFiles()[suite])
}

/** Where no provider files are, no runner is started to say so of each of its files. */
async function realFiles() {
  if (existsSync(PROVIDER_FILES))
    return vitest('real-files', ['--project', 'unit', '--project', 'workers', '.real-files.'])
  const skipped = testFiles()['real-files'].map((file) => `${file} (no provider files in ${PROVIDER_FILES})`)
  return { ...noCounts(), skipped }
}

/**
 * @param {'e2e' | 'situations'} suite
 * @param {readonly string[]} projects of e2e/playwright.config.ts
 */
async function playwright(suite, projects) {
  // Else each of their servers would build it, and the kernels anew while other suites read them.
  await built()
  const report = path.join(reports, `${suite}.json`)
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    E2E_PORT: String(await freePort()),
    E2E_PROVIDER_PORT: String(await freePort()),
  }
  const chosen = projects.map((project) => `--project=${project}`)
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...chosen]
  return playwrightCounts(await runLabelled(suite, 'playwright', args, env), report, testFiles()[suite])
}

/** @type {Promise<unknown> | null} */
let building = null

/** Suites beside each other share one build, of the kernels that the first stage has built. */
function built() {
  building ??= whenInputsChanged(() => runQuietly('npm', ['run', '-s', 'build:app']))
  return building
}

async function builds() {
  await built()
  return { passed: 1, failed: [], skipped: [] }
}

async function deployment() {
  await built()
  return check('deploy', 'node', ['scripts/deploy.mjs', '--dry-run'])
}

async function sizeBudgets() {
  await built()
  const sizes = await measureSizes()
  const advice = sizes.map(sizeAdvice).filter((each) => each !== null)
  const tooLarge = advice.filter(({ isTooLarge }) => isTooLarge).map(({ sentence }) => sentence)
  for (const { sentence, isTooLarge } of advice) if (!isTooLarge) console.log(`Hint: ${sentence}`)
  return { passed: sizes.length - tooLarge.length, failed: tooLarge, skipped: [] }
}

/** Checks that the built scripts and styles use only features of the oldest supported browsers. */
async function builtForBrowsers() {
  await built()
  // Imported here, because it imports TypeScript, which needs the locked Node.
  const { browserProblems } = await import('./lib/built-for-browsers.mjs')
  const failed = browserProblems()
  return { passed: failed.length === 0 ? 1 : 0, failed, skipped: [] }
}

/**
 * The end of what each failed command printed: a log that is cut must still say why a runner ended without a report.
 * @type {Map<string, string[]>}
 */
const lastLines = new Map()
const LINES_KEPT = 40

/**
 * Runs a command in parallel with others, with `label` before each line of its output; resolves with its exit code.
 * @param {string} label
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} [env]
 */
async function runLabelled(label, command, args, env) {
  const child = launch(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  /** @type {string[]} */
  const lines = []
  for (const output of [child.stdout, child.stderr]) {
    if (output === null) continue
    createInterface({ input: output }).on('line', (line) => {
      console.log(`${label.padEnd(10)} | ${line}`)
      lines.push(line)
      if (lines.length > LINES_KEPT) lines.shift()
    })
  }
  const code = await exitCodeOf(child)
  if (code !== 0) lastLines.set(label, lines)
  return code
}
