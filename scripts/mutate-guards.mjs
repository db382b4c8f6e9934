// Is every guard held by a test? Takes one guard at a time out of a copy of the tree, runs the tests that should notice,
// and tells which one did. Ends with 1 when one survives. `node scripts/mutate-guards.mjs [parts of guards' names]`.
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { exitCodeOf, launch } from './lib/commands.mjs'
import { freePort } from './lib/free-port.mjs'
import { GUARDS } from './lib/guards.mjs'
import { main } from './lib/step.mjs'
import { useLockedTools } from './lib/tool-chain.mjs'

/**
 * @import { Guard } from './lib/guards.mjs'
 * @typedef {Pick<Guard, 'test' | 'only' | 'e2e'>} Tests
 */

/** As many runs at once. */
const TREES = 2

main(async () => {
  await useLockedTools()
  const wanted = process.argv.slice(2)
  const chosen = GUARDS.filter(
    ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
  )
  const moved = chosen.filter(({ file, find }) => readFileSync(file, 'utf8').split(find).length !== 2)
  if (moved.length > 0) {
    const places = moved.map(({ name, file, find }) => `${name}: not exactly once in ${file}: ${find}`)
    throw new Error(`scripts/lib/guards.mjs is out of date:\n${places.join('\n')}`)
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'guards-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const trees = Array.from({ length: TREES }, (_, i) => copyOfTree(path.join(folder, String(i))))
  await shareOut(eachTestOnce(chosen), trees, async (tests, tree) => {
    const failed = await firstFailureFor(tests, tree)
    if (failed) throw new Error(`With every guard in its place a test fails already: ${failed}`)
  })
  const killedBy = new Map()
  await shareOut(chosen, trees, async (guard, tree) => {
    killedBy.set(guard, await killerOf(guard, tree))
    console.log(`${guard.name} -> ${killedBy.get(guard) ?? 'SURVIVED'}`)
  })
  const survivors = chosen.filter((guard) => !killedBy.get(guard))
  printTable(chosen, killedBy)
  console.log(`\n${chosen.length - survivors.length} of ${chosen.length} guards are held by a test`)
  process.exit(survivors.length > 0 ? 1 : 0)
})

/**
 * Each tree takes the next task as soon as it is done with one.
 * @template T
 * @param {readonly T[]} tasks
 * @param {readonly string[]} trees
 * @param {(task: T, tree: string) => Promise<void>} work
 */
async function shareOut(tasks, trees, work) {
  const waiting = [...tasks]
  await Promise.all(
    trees.map(async (tree) => {
      for (let task = waiting.shift(); task; task = waiting.shift()) await work(task, tree)
    }),
  )
}

/**
 * Every file of tests that is going to be used, as a whole; of the slow browser tests the part.
 * @param {readonly Guard[]} guards
 * @returns {Tests[]}
 */
function eachTestOnce(guards) {
  const whole = guards.map(({ test, e2e, only }) => (e2e ? { e2e, only } : { test }))
  return [...new Map(whole.map((tests) => [JSON.stringify(tests), tests])).values()]
}

/**
 * All that git knows or would add, with what the tests need and git ignores.
 * @param {string} tree
 */
function copyOfTree(tree) {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  for (const file of files.toString().split('\0').filter(isFile)) cpSync(file, path.join(tree, file))
  linkModules(path.resolve('node_modules'), path.join(tree, 'node_modules'))
  mkdirSync(path.join(tree, 'optimizer-wasm/build'), { recursive: true })
  execFileSync('npm', ['run', '-s', 'wasm'], { cwd: tree, stdio: 'ignore' })
  return tree
}

/**
 * Each package by itself: what vite keeps beside them stays in the tree.
 * @param {string} from
 * @param {string} to
 */
function linkModules(from, to) {
  mkdirSync(to)
  for (const name of readdirSync(from).filter((entry) => !entry.startsWith('.vite')))
    symlinkSync(path.join(from, name), path.join(to, name))
}

/** @param {string} name */
function isFile(name) {
  return lstatSync(name, { throwIfNoEntry: false })?.isFile() ?? false
}

/**
 * The first test that fails without the guard; null when none does.
 * @param {Guard} guard
 * @param {string} tree
 */
async function killerOf(guard, tree) {
  const { file, find, replace = '' } = guard
  const source = path.join(tree, file)
  const original = readFileSync(source, 'utf8')
  writeFileSync(
    source,
    original.replace(find, () => replace),
  )
  try {
    return await firstFailureFor(guard, tree)
  } finally {
    writeFileSync(source, original)
  }
}

/**
 * @param {Tests} tests
 * @param {string} tree
 */
function firstFailureFor({ test, only, e2e }, tree) {
  return e2e ? firstFailureInBrowser(e2e, only ?? '', tree) : firstFailure(test ?? '', only, tree)
}

/**
 * @param {string} test
 * @param {string | undefined} only
 * @param {string} tree
 */
async function firstFailure(test, only, tree) {
  const report = path.join(tree, 'guards-report.json')
  rmSync(report, { force: true })
  const filter = only ? ['-t', only] : []
  const args = [
    'run',
    '--project',
    'workers',
    test,
    '--bail=1',
    '--testTimeout=120000',
    '--reporter=json',
    `--outputFile=${report}`,
    ...filter,
  ]
  const code = await exitCodeOf(launch('vitest', args, { cwd: tree, stdio: 'ignore' }))
  if (!existsSync(report)) throw new Error(`vitest ended with ${code} and no report of ${test}`)
  /** @type {{ testResults: { message?: string, assertionResults: { status: string, fullName: string }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  if (results.every(({ status }) => status === 'skipped' || status === 'pending'))
    throw new Error(`no test of ${test} was run: ${testResults[0]?.message ?? only}`)
  const failed = results.find(({ status }) => status === 'failed')
  return failed ? `${path.basename(test)}: ${failed.fullName}` : null
}

/**
 * @param {string} spec
 * @param {string} only
 * @param {string} tree
 */
async function firstFailureInBrowser(spec, only, tree) {
  const args = [
    'test',
    '--config',
    'e2e/playwright.config.ts',
    `e2e/${spec}`,
    '-x',
    '--reporter=json',
    '-g',
    only,
  ]
  const report = path.join(tree, 'guards-e2e.json')
  const env = { E2E_PORT: String(await freePort()), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  await exitCodeOf(launch('playwright', args, { cwd: tree, env, stdio: 'ignore' }))
  /** @type {{ suites: { specs: { ok: boolean, title: string }[] }[], stats: { expected: number, unexpected: number } }} */
  const { suites, stats } = JSON.parse(readFileSync(report, 'utf8'))
  if (stats.expected + stats.unexpected === 0) throw new Error(`no test of ${spec} was run`)
  const failed = suites.flatMap(({ specs }) => specs).find(({ ok }) => !ok)
  return failed ? `${spec}: ${failed.title}` : null
}

/**
 * @param {readonly Guard[]} guards
 * @param {ReadonlyMap<Guard, string | null>} killedBy
 */
function printTable(guards, killedBy) {
  console.log('\n| guard | taken out of | killed by |\n|---|---|---|')
  for (const guard of guards) {
    console.log(`| ${guard.name} | ${guard.file} | ${killedBy.get(guard) ?? '**SURVIVED**'} |`)
  }
}
