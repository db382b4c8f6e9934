import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { randomFrom } from '#core/numbers/random-from.ts'
import { printTable } from '../lib/measure.mjs'
import { mistakesIn } from '../lib/mutants/mistakes.mjs'
import { relatedTests } from '../lib/mutants/related-tests.ts'
import { firstFailure, refuseRed } from '../lib/mutants/test-runs.mjs'
import { copyOfTree } from '../lib/mutants/tree-copy.mjs'
import { KEPT, mistakeOf } from './mutants/kept.mjs'

/**
 * @import { Mistake } from '../lib/mutants/mistakes.mjs'
 * @typedef {Mistake & { file: string, isKept: boolean }} Mutant
 * @typedef {{ mutant: Mutant, killer: string | null }} Outcome
 */

export const title = 'Deliberate mistakes, one at a time: does a test notice?'

/** Share of the mistakes that a test must notice. Some of the generated ones change no answer. */
const ENOUGH = { kept: 0.95, generated: 0.75 }
const KERNEL = '/assembly/'

/**
 * `mutants [--count 60] [--seed 1] [--kept] [--only WORDS]`: so many mistakes drawn from all that can be made in the product's
 * TypeScript, or those kept by hand. Each is made in a copy of the tree, and the tests nearest to its file are run.
 * @param {string[]} args
 */
export async function run(args) {
  const { values } = parseArgs({
    args,
    options: {
      count: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      kept: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
    },
  })
  const testsOf = relatedTests(
    globSync('{app,db,workers,optimizer-wasm,scripts}/**/*.{ts,tsx}', { exclude: ['**/build'] }),
  )
  const isMeant = (/** @type {Mutant} */ { file, what }) =>
    `${file} ${what}`.toLowerCase().includes(values.only.toLowerCase())
  const all = (values.kept ? keptMutants() : generatedMutants()).filter(isMeant)
  const tested = all.filter(({ file }) => testsOf(file).length > 0)
  console.error(
    `${all.length} mistakes, ${all.length - tested.length} of them in files that no test of vitest imports`,
  )
  const chosen = values.kept ? tested : drawn(tested, Number(values.count), Number(values.seed))

  process.chdir(copyOfTree())
  if (!buildsKernels()) throw new Error('The kernels do not compile')
  /** @type {Outcome[]} */
  const outcomes = []
  for (const mutant of chosen) {
    const failure = await failureOf(mutant, testsOf(mutant.file))
    if (failure) await refuseRed(failure)
    const killer = failure && `${failure.file ?? ''} ${failure.test}`
    outcomes.push({ mutant, killer })
    console.error(`${nameOf(mutant)} => ${killer ?? 'SURVIVED'}`)
  }
  report(outcomes, values.kept ? ENOUGH.kept : ENOUGH.generated)
}

/** @returns {Mutant[]} */
function generatedMutants() {
  return (
    globSync('{app,db,workers,optimizer-wasm}/**/*.ts', {
      exclude: ['**/build', '**/testing', '**/fixtures'],
    })
      .filter((file) => !/\.(?:test|d)\.ts$/.test(file))
      .sort()
      .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
      // Hooks are tested in browsers.
      .filter(({ source }) => !source.includes("from 'react'"))
      .flatMap(({ file, source }) =>
        mistakesIn(file, source).map((mistake) => ({ ...mistake, file, isKept: false })),
      )
  )
}

/** @returns {Mutant[]} */
function keptMutants() {
  return Object.entries(KEPT).flatMap(([file, edits]) =>
    edits.map((edit) => ({ ...mistakeOf(readFileSync(file, 'utf8'), edit), file, isKept: true })),
  )
}

/**
 * @param {readonly Mutant[]} mutants
 * @param {number} count
 * @param {number} seed
 */
function drawn(mutants, count, seed) {
  const random = randomFrom(seed)
  return mutants
    .map((mutant) => ({ mutant, place: random() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ mutant }) => mutant)
}

/**
 * The first test that fails with the mistake; null when none does.
 * @param {Mutant} mutant
 * @param {readonly string[]} tests
 */
async function failureOf(mutant, tests) {
  const { file, start, end, text } = mutant
  const original = readFileSync(file, 'utf8')
  writeFileSync(file, original.slice(0, start) + text + original.slice(end))
  try {
    if (file.includes(KERNEL) && !buildsKernels()) return { file: null, test: 'does not compile' }
    return await firstFailure(tests)
  } finally {
    writeFileSync(file, original)
    if (file.includes(KERNEL)) buildsKernels()
  }
}

/** Whether the kernels compile. */
function buildsKernels() {
  return spawnSync('npm', ['run', '-s', 'wasm'], { stdio: 'ignore' }).status === 0
}

/** @param {Mutant} mutant */
function nameOf({ file, start, what, isKept }) {
  if (isKept) return `${file}: ${what}`
  const line = readFileSync(file, 'utf8').slice(0, start).split('\n').length
  return `${file}:${line}: ${what}`
}

/**
 * @param {readonly Outcome[]} outcomes
 * @param {number} enough
 */
function report(outcomes, enough) {
  const areas = [...new Set(outcomes.map(({ mutant }) => areaOf(mutant)))].sort()
  const rows = areas.map((area) =>
    rowOf(
      area,
      outcomes.filter(({ mutant }) => areaOf(mutant) === area),
    ),
  )
  const total = rowOf('all', outcomes)
  printTable([...rows, total])
  const survivors = outcomes.filter(({ killer }) => killer === null)
  if (survivors.length > 0) console.log('\nNot noticed:\n')
  for (const { mutant } of survivors) console.log(`- ${nameOf(mutant)}`)
  if (total.noticed < enough * total.mistakes) process.exitCode = 1
}

/** @param {Mutant} mutant */
function areaOf({ file }) {
  return file
    .split('/')
    .slice(0, file.startsWith('app/core/') ? 3 : 2)
    .join('/')
}

/**
 * @param {string} area
 * @param {readonly Outcome[]} outcomes
 */
function rowOf(area, outcomes) {
  const noticed = outcomes.filter(({ killer }) => killer !== null).length
  const share = outcomes.length > 0 ? `${((100 * noticed) / outcomes.length).toFixed(0)}%` : '-'
  return { area, mistakes: outcomes.length, noticed, share }
}
