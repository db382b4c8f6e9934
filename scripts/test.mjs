// `npm test`: every suite from a fresh clone, closing with one line that adds them all up.
// `npm test -- unit workers` runs only the named ones.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { whenInputsChanged } from './build-inputs.mjs'
import { exitCodeOf, launch, runQuietly } from './lib/commands.mjs'
import { freePort } from './lib/free-port.mjs'
import { measureSizes } from './lib/size-budgets.mjs'
import { main } from './lib/step.mjs'
import { checkCounts, figuresIn, playwrightCounts, vitestCounts } from './lib/test-counts.mjs'
import { testFiles } from './lib/test-files.mjs'
import { useLockedTools } from './lib/tool-chain.mjs'

const reports = mkdtempSync(path.join(tmpdir(), 'test-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

const SUITES = {
  types: () => check('types', 'npm', ['run', '-s', 'typecheck']),
  lint: () => check('lint', 'npm', ['run', '-s', 'lint']),
  unit: () => vitest('unit'),
  workers: () => vitest('workers'),
  e2e: () => playwright(),
  // After the browser tests: their build is taken as it is.
  deploy: () => check('deploy', 'node', ['scripts/deploy.mjs', '--dry-run']),
  sizes: () => sizeBudgets(),
}

main(async () => {
  const names = chosenSuites(process.argv.slice(2))
  await useLockedTools()
  const total = { passed: 0, failed: [], skipped: [] }
  await add(total, 'wasm', () => check('wasm', 'npm', ['run', '-s', 'wasm']))
  for (const name of names) await add(total, name, SUITES[name])
  list('Skipped', total.skipped)
  list('Failed', total.failed)
  // On a line of its own and in these words: whatever reads the log of a run looks for it.
  console.log(`\n${total.passed} passed, ${total.failed.length} failed, ${total.skipped.length} skipped`)
  process.exit(total.failed.length > 0 ? 1 : 0)
})

function chosenSuites(wanted) {
  const unknown = wanted.filter((name) => !Object.hasOwn(SUITES, name))
  if (unknown.length === 0) return wanted.length > 0 ? wanted : Object.keys(SUITES)
  throw new Error(`There is no suite ${unknown.join(', ')}; there are ${Object.keys(SUITES).join(', ')}.`)
}

async function add(total, name, suite) {
  console.log(`\n== ${name}`)
  const started = performance.now()
  const { passed, failed, skipped } = await suite().catch((error) => ({
    passed: 0,
    failed: [`${name}: ${error.message}`],
    skipped: [],
  }))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `== ${name}: passed ${passed}, failed ${failed.length}, skipped ${skipped.length} (${seconds} s)`,
  )
  total.passed += passed
  total.failed.push(...failed)
  total.skipped.push(...skipped)
}

function list(title, names) {
  if (names.length === 0) return
  console.log(`\n${title}:`)
  for (const name of names) console.log(`  ${name}`)
}

async function check(name, command, args) {
  return checkCounts(await exitCodeOf(launch(command, args)), name)
}

async function vitest(project) {
  const report = path.join(reports, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await exitCodeOf(launch('vitest', ['run', '--project', project, ...reporters]))
  for (const figures of figuresIn(report)) console.log(figures)
  return vitestCounts(code, report, testFiles()[project])
}

async function playwright() {
  const report = path.join(reports, 'e2e.json')
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    E2E_PORT: String(await freePort()),
    E2E_PROVIDER_PORT: String(await freePort()),
  }
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json']
  const code = await exitCodeOf(launch('playwright', args, { env }))
  return playwrightCounts(code, report, testFiles().e2e)
}

/** The browser tests have built the app already, unless they were not asked for. */
async function sizeBudgets() {
  await whenInputsChanged(() => runQuietly('npm', ['run', '-s', 'build']))
  const sizes = await measureSizes()
  const tooLarge = sizes
    .filter(({ kilobytes, gate }) => kilobytes > gate)
    .map(({ name, kilobytes, gate }) => `${name}: ${kilobytes.toFixed(1)} KB, more than ${gate}`)
  return { passed: sizes.length - tooLarge.length, failed: tooLarge, skipped: [] }
}
