import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { messageOf } from '../lib/errors.mjs'
import { printTable } from '../lib/measure.mjs'
import { openTestRuns } from '../lib/mutants/test-runs.mjs'
import { copyOfTree } from '../lib/mutants/tree-copy.mjs'
import { ROOMS } from './mutants/rooms.mjs'

/**
 * @import { Edit } from './mutants/rooms.mjs'
 * @typedef {Awaited<ReturnType<typeof openTestRuns>>} TestRuns
 * @typedef {{ room: string, edit: Edit, killer: string | null }} Outcome
 */

export const title = 'Deliberate mistakes, one at a time: does a test notice?'

/** Share of a room's edits that a test must notice. */
const ENOUGH = 0.9
const KERNEL = '/assembly/'
/** Whether the last build of the kernels was from an edited source. */
let isKernelEdited = false

/**
 * `mutants [--room NAME] [--suite unit|workers|e2e] [WORDS]`: all edits, or those of a room, of a suite, and with the words
 * in their name or file. Each is made in a copy of the tree, and only the tests that it names are run. Exits with 1 when
 * fewer than nine of ten edits of a room are noticed.
 * @param {string[]} args
 */
export async function run(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { room: { type: 'string' }, suite: { type: 'string' } },
  })
  const words = positionals.join(' ').toLowerCase()
  const chosen = Object.entries(ROOMS)
    .filter(([room]) => values.room === undefined || room === values.room)
    .flatMap(([room, edits]) => edits.map((edit) => ({ room, edit })))
    .filter(({ edit }) => `${edit.name} ${edit.file}`.toLowerCase().includes(words))
    .filter(({ edit }) => values.suite === undefined || suiteOf(edit) === values.suite)
  refuseMoved(chosen.map(({ edit }) => edit))

  process.chdir(copyOfTree())
  buildKernels()
  const runs = await openTestRuns()
  await refuseRed(
    chosen.map(({ edit }) => edit),
    runs,
  )
  /** @type {Outcome[]} */
  const outcomes = []
  for (const { room, edit } of chosen) {
    const killer = await killerOf(edit, runs)
    outcomes.push({ room, edit, killer })
    console.error(`${room}: ${edit.name} -> ${killer ?? 'SURVIVED'}`)
  }
  await runs.close()
  report(outcomes)
}

/** @param {Edit} edit */
function suiteOf({ tests }) {
  if (tests.some((file) => file.endsWith('.spec.ts'))) return 'e2e'
  return tests.some((file) => file.includes('.workers.')) ? 'workers' : 'unit'
}

/** @param {readonly Edit[]} edits */
function refuseMoved(edits) {
  const moved = edits.filter(({ file, find }) => readFileSync(file, 'utf8').split(find).length !== 2)
  if (moved.length === 0) return
  const places = moved.map(({ name, file, find }) => `${name}: not exactly once in ${file}: ${find}`)
  throw new Error(`These edits are out of date:\n${places.join('\n')}`)
}

/**
 * Every test in use must pass without an edit.
 * @param {readonly Edit[]} edits
 * @param {TestRuns} runs
 */
async function refuseRed(edits, runs) {
  const whole = edits.flatMap(({ tests, only }) =>
    tests.map((file) => ({ tests: [file], ...(file.endsWith('.spec.ts') && { only }) })),
  )
  const once = new Map(whole.map((tests) => [JSON.stringify(tests), tests]))
  for (const tests of once.values()) {
    const failure = await runs.firstFailure(tests)
    if (failure) throw new Error(`A test fails while nothing is edited: ${failure}`)
  }
}

/**
 * The first test that fails with the edit; null when none does.
 * @param {Edit} edit
 * @param {TestRuns} runs
 */
async function killerOf(edit, runs) {
  const { file, find, replace = '' } = edit
  const original = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    original.replace(find, () => replace),
  )
  runs.edited(file)
  try {
    if (file.includes(KERNEL) || isKernelEdited) buildKernels()
    isKernelEdited = file.includes(KERNEL)
    return await runs.firstFailure(edit)
  } catch (error) {
    throw new Error(`${edit.name}: ${messageOf(error)}`, { cause: error })
  } finally {
    writeFileSync(file, original)
    runs.edited(file)
  }
}

/** Throws when the kernel does not compile. */
function buildKernels() {
  execFileSync('npm', ['run', '-s', 'wasm'], { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** @param {readonly Outcome[]} outcomes */
function report(outcomes) {
  const rows = Object.keys(ROOMS)
    .map((room) =>
      rowOf(
        room,
        outcomes.filter((outcome) => outcome.room === room),
      ),
    )
    .filter(({ edits }) => edits > 0)
  const total = rowOf('all', outcomes)
  printTable([...rows, total])
  const survivors = outcomes.filter(({ killer }) => killer === null)
  if (survivors.length > 0) console.log('\nNot noticed:\n')
  for (const { room, edit } of survivors) console.log(`- ${room}: ${edit.name} (${edit.file})`)
  if (rows.some(({ edits, killed }) => killed < ENOUGH * edits)) process.exitCode = 1
}

/**
 * @param {string} room
 * @param {readonly Outcome[]} outcomes
 */
function rowOf(room, outcomes) {
  const killed = outcomes.filter(({ killer }) => killer !== null).length
  const share = outcomes.length > 0 ? `${((100 * killed) / outcomes.length).toFixed(0)}%` : '-'
  return { room, edits: outcomes.length, killed, survived: outcomes.length - killed, share }
}
