import { readFileSync } from 'node:fs'
import { distinctLineups } from '#core/contest-pool/distinct-lineups.ts'
import { clumpedField } from '#core/field/clumped-field.ts'
import { dupesOf } from '#core/field/dupes.ts'
import { modelErrors, ownershipWorlds } from '#core/field/ownership-errors.ts'
import { readFieldFile } from '#core/field/read-field-file.ts'
import { drawField, fitField, probabilitiesOf } from '#optimizer/field.ts'
import { loadBuiltFieldKernel } from '../../contest/load-kernel.ts'
import { readSlateInput } from '../../contest/slate-input.ts'
import { slateOptionsOf } from '../../contest/slate-options.ts'
import { mean, slope, sum } from '../../lib/measure.mjs'
import { fieldFile, ownershipFile, realShares } from './contest-files.mjs'

/**
 * @import { SlateInput } from '../../contest/slate-input.ts'
 * @import { Contest } from './contest-files.mjs'
 * @import { FieldKernel } from '#optimizer/field/kernel.ts'
 */

const WORLDS = 3000
/** Whose share of all slots is smaller has errors that would hide those of others in a mean. */
const COUNTED_SHARE = 0.01

/**
 * The field that the app makes before the contest, by its own estimate and by the real ownership, beside the real entries.
 * @param {readonly Contest[]} contests
 */
export async function fieldRows(contests) {
  const kernel = await loadBuiltFieldKernel()
  return contests.flatMap((contest) => {
    const estimated = inputOf(contest, null)
    const known = inputOf(contest, ownershipFile(contest, { captain: 0, flex: 0 }))
    return [
      {
        contest: contest.name,
        ownership: 'estimated',
        ...sharesRow(contest, estimated),
        ...copiesRow(contest, estimated, kernel),
      },
      { contest: contest.name, ownership: 'real', ...noShares(), ...copiesRow(contest, known, kernel) },
    ]
  })
}

/**
 * @param {Contest} contest
 * @param {string | null} ownership
 */
function inputOf({ salaries }, ownership) {
  return readSlateInput(slateOptionsOf({ slate: salaries, ...(ownership !== null && { ownership }) }))
}

/**
 * How far the estimate is off, and how many of the real shares its worlds hold.
 * @param {Contest} contest
 * @param {SlateInput} input
 */
function sharesRow(contest, { pool, target }) {
  const real = realShares(contest)
  const shares = pool.people.map(({ row }) => real.get(row.name) ?? { captain: 0, flex: 0 })
  const counted = [...pool.people.keys()].filter(
    (person) => (target.captain[person] ?? 0) + (target.flex[person] ?? 0) >= COUNTED_SHARE,
  )
  const worldOf = ownershipWorlds(target, pool, modelErrors(pool.format))
  const worlds = Array.from({ length: WORLDS }, (_, seed) => worldOf(seed))
  /** @param {'captain' | 'flex'} slot */
  const missed = (slot) =>
    mean(counted.map((person) => Math.abs((shares[person]?.[slot] ?? 0) - 100 * (target[slot][person] ?? 0))))
  /** @param {'captain' | 'flex'} slot */
  const held = (slot) =>
    mean(
      counted.map((person) =>
        Number(
          isInside(
            (shares[person]?.[slot] ?? 0) / 100,
            worlds.map((world) => world[slot][person] ?? 0),
          ),
        ),
      ),
    )
  return {
    'off by, captain / flex': `${missed('captain').toFixed(1)} / ${missed('flex').toFixed(1)}`,
    'inside 5 to 95%': `${percent(held('captain'))} / ${percent(held('flex'))}`,
  }
}

/** The real ownership is not off. */
function noShares() {
  return { 'off by, captain / flex': '-', 'inside 5 to 95%': '-' }
}

/**
 * @param {number} value
 * @param {readonly number[]} among
 */
function isInside(value, among) {
  const sorted = among.toSorted((a, b) => a - b)
  const at = (/** @type {number} */ share) => sorted[Math.round(share * (sorted.length - 1))] ?? 0
  return value >= at(0.05) && value <= at(0.95)
}

/**
 * Copies of a drawn field, and of the lineups that were entered, beside the real ones.
 * @param {Contest} contest
 * @param {SlateInput} input
 * @param {FieldKernel} kernel
 */
function copiesRow(contest, { pool, target }, kernel) {
  const read = readFieldFile(readFileSync(fieldFile(contest), 'utf8'), pool)
  if (!read.ok) throw new Error(read.error)
  const { lineups, copies, entries } = read.value
  const field = fitField({ pool, target }, kernel)
  if (!field) throw new Error('No lineup is legal')
  const drawn = clumpedField((asked) => drawField(field, pool, asked, kernel), { count: entries, seed: 2 })
  const chances = probabilitiesOf(field, pool, lineups)
  const byEntry = (/** @type {(lineup: number) => number} */ figure) =>
    sum(Array.from(copies, (count, lineup) => count * figure(lineup))) / entries
  return {
    'copy share, real': `${copyShare(distinctLineups(drawn).copies)}, ${copyShare(copies)}`,
    'Dupes of the entered, real': `${byEntry((lineup) => dupesOf(chances[lineup] ?? 0, entries).expected).toFixed(2)}, ${byEntry((lineup) => (copies[lineup] ?? 0) - 1).toFixed(1)}`,
    r: correlation([...chances], [...copies]).toFixed(2),
  }
}

/**
 * The share of the entries whose lineup another entry had before.
 * @param {ArrayLike<number>} copies
 */
function copyShare(copies) {
  return percent(1 - copies.length / sum(Array.from(copies)))
}

/**
 * @param {readonly number[]} x
 * @param {readonly number[]} y
 */
function correlation(x, y) {
  const rise = slope(x, y)
  return Math.sign(rise) * Math.sqrt(rise * slope(y, x))
}

/** @param {number} share */
function percent(share) {
  return `${(100 * share).toFixed(1)}%`
}
