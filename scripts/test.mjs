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
import { useLockedTools } from './lib/tool-chain.mjs'

const reports = mkdtempSync(path.join(tmpdir(), 'test-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

const SUITES = {
  types: () => check('npm', ['run', '-s', 'typecheck']),
  lint: () => check('npm', ['run', '-s', 'lint']),
  unit: () => vitest('unit'),
  workers: () => vitest('workers'),
  e2e: () => playwright(),
  // After the browser tests: their build is taken as it is.
  deploy: () => check('node', ['scripts/deploy.mjs', '--dry-run']),
  sizes: () => sizeBudgets(),
}

main(async () => {
  const names = chosenSuites(process.argv.slice(2))
  await useLockedTools()
  const total = { passed: 0, failed: 0 }
  await add(total, 'wasm', () => check('npm', ['run', '-s', 'wasm']))
  for (const name of names) await add(total, name, SUITES[name])
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed > 0 ? 1 : 0)
})

function chosenSuites(wanted) {
  const unknown = wanted.filter((name) => !Object.hasOwn(SUITES, name))
  if (unknown.length === 0) return wanted.length > 0 ? wanted : Object.keys(SUITES)
  throw new Error(`There is no suite ${unknown.join(', ')}; there are ${Object.keys(SUITES).join(', ')}.`)
}

async function add(total, name, suite) {
  console.log(`\n== ${name}`)
  const started = performance.now()
  const { passed, failed, skipped } = await suite()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`== ${name}: passed ${passed}, failed ${failed}, skipped ${skipped} (${seconds} s)`)
  total.passed += passed
  total.failed += failed
}

async function check(command, args) {
  return checkCounts(await exitCodeOf(launch(command, args)))
}

async function vitest(project) {
  const report = path.join(reports, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await exitCodeOf(launch('vitest', ['run', '--project', project, ...reporters]))
  for (const figures of figuresIn(report)) console.log(figures)
  return vitestCounts(code, report)
}

async function playwright() {
  const report = path.join(reports, 'e2e.json')
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    E2E_PORT: String(await freePort()),
    E2E_PROVIDER_PORT: String(await freePort()),
  }
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json']
  return playwrightCounts(await exitCodeOf(launch('playwright', args, { env })), report)
}

/** The browser tests have built the app already, unless they were not asked for. */
async function sizeBudgets() {
  await whenInputsChanged(() => runQuietly('npm', ['run', '-s', 'build']))
  const sizes = await measureSizes()
  const tooLarge = sizes.filter(({ kilobytes, gate }) => kilobytes > gate)
  for (const { name, kilobytes, gate } of tooLarge)
    console.log(`${name}: ${kilobytes.toFixed(1)} KB, more than ${gate}`)
  return { passed: sizes.length - tooLarge.length, failed: tooLarge.length, skipped: 0 }
}
