import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import Papa from 'papaparse'
import { groupBy } from '#core/collections/group-by.ts'
import { mainSlateBaseline } from '#core/projections/main-slate.ts'
import { singleGameBaseline } from '#core/projections/single-game.ts'
import { printTable } from '../lib/measure.mjs'

/**
 * @import { PricedPlayer } from '#core/projections/priced-player.ts'
 * @typedef {PricedPlayer & { slate: string, season: string, scored: number }} Past A priced player and what was then scored.
 * @typedef {{ average: number, baseline: number, scored: number }} Estimate
 */

export const title = 'Baseline estimates beside averages: error of the points that were then scored'

const FOLDER = path.join(process.env.PROVIDER_FILES || '../shared/data', 'baseline')
const POSITIONS = ['QB', 'RB', 'WR', 'TE', 'K', 'DST']
/** Below it a salary file lists players who do not play; an error over them says who sits, not who scores. */
const PLAYABLE_AVERAGE = 5

/** @type {{ name: string, file: string, baseline: typeof mainSlateBaseline, seasons: string[] | null }[]} */
const SETS = [
  {
    name: 'main slates of 2021 and 2022 (fitted)',
    file: 'classic_2021_2023_salary_fppg_actual.csv.gz',
    baseline: mainSlateBaseline,
    seasons: ['2021', '2022'],
  },
  {
    name: 'main slates of 2023',
    file: 'classic_2021_2023_salary_fppg_actual.csv.gz',
    baseline: mainSlateBaseline,
    seasons: ['2023'],
  },
  {
    name: 'main slates of 2025',
    file: 'classic_2025_rebuilt_fppg.csv.gz',
    baseline: mainSlateBaseline,
    seasons: null,
  },
  {
    name: 'single games',
    file: 'showdown_flex_salary_fppg_actual_shared.csv',
    baseline: singleGameBaseline,
    seasons: null,
  },
]

export async function run() {
  if (!existsSync(FOLDER)) return console.log(`Skipped: there is no folder ${FOLDER}.`)
  for (const { name, file, baseline, seasons } of SETS) {
    const players = pastOf(file).filter(({ season }) => !seasons || seasons.includes(season))
    const estimates = groupBy(players, ({ slate }) => slate)
    /** @type {(Estimate & { position: string })[]} */
    const all = [...estimates.values()].flatMap((pool) =>
      pool.flatMap((player) => {
        const points = baseline(player, pool)
        const { position, average, scored } = player
        return points === null ? [] : [{ position, average, baseline: points, scored }]
      }),
    )
    console.log(`\n${name}: ${estimates.size} slates\n`)
    printTable([
      rowOf('all', all),
      rowOf(
        `average of ${PLAYABLE_AVERAGE} or more`,
        all.filter(({ average }) => average >= PLAYABLE_AVERAGE),
      ),
      ...POSITIONS.map((position) =>
        rowOf(
          position,
          all.filter((each) => each.position === position),
        ),
      ).filter(({ players: count }) => count > 0),
    ])
  }
}

/**
 * Reads a file of salaries with what was then scored.
 * @param {string} file
 * @returns {Past[]}
 */
function pastOf(file) {
  const bytes = readFileSync(path.join(FOLDER, file))
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
  /** @type {{ data: Record<string, string>[] }} */
  const { data } = Papa.parse(text, { header: true, skipEmptyLines: true })
  return data
    .filter((row) => row.actual !== '' && row.actual !== undefined)
    .map((row) => ({
      slate: row.slate ?? '',
      season: row.season ?? '',
      position: row.pos ?? '',
      team: row.team ?? null,
      salary: Number(row.Salary ?? row.flex_salary),
      average: Number(row.fppg ?? row.F),
      scored: Number(row.actual),
    }))
}

/**
 * @param {string} name
 * @param {Estimate[]} estimates
 */
function rowOf(name, estimates) {
  const scored = estimates.map((each) => each.scored)
  const average = estimates.map((each) => Math.max(0, each.average))
  const baseline = estimates.map((each) => each.baseline)
  return {
    who: name,
    players: estimates.length,
    'RMSE average': rmse(average, scored).toFixed(2),
    'RMSE baseline': rmse(baseline, scored).toFixed(2),
    'r average': correlation(average, scored).toFixed(2),
    'r baseline': correlation(baseline, scored).toFixed(2),
  }
}

/**
 * @param {number[]} estimated
 * @param {number[]} scored
 */
function rmse(estimated, scored) {
  return Math.sqrt(mean(estimated.map((points, i) => (points - (scored[i] ?? 0)) ** 2)))
}

/**
 * @param {number[]} a
 * @param {number[]} b
 */
function correlation(a, b) {
  const [meanA, meanB] = [mean(a), mean(b)]
  const covariance = mean(a.map((each, i) => (each - meanA) * ((b[i] ?? 0) - meanB)))
  return (
    covariance /
    Math.sqrt(mean(a.map((each) => (each - meanA) ** 2)) * mean(b.map((each) => (each - meanB) ** 2)))
  )
}

/** @param {number[]} numbers */
function mean(numbers) {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length
}
