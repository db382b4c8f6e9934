import { existsSync } from 'node:fs'
import { groupBy } from '#core/collections/group-by.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { pointsMultiplier } from '#core/lineups/lineup.ts'
import { withCaptainTwins } from '#core/players/captain-twins.ts'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import { personKey } from '#core/players/player.ts'
import { pricedAsInactive } from '#core/players/who-plays.ts'
import { mainSlateBaseline, mainSlateSpread } from '#core/projections/main-slate.ts'
import { singleGameBaseline, singleGameSpread } from '#core/projections/single-game.ts'
import { loadKernel } from '#optimizer/kernel.node.ts'
import { findBestLineup } from '#optimizer/optimizer.ts'
import { printTable, sum } from '../lib/measure.mjs'
import { errorInSpreads, errorsOf, mean } from './baseline/errors.mjs'
import { besidePublished } from './baseline/published.mjs'
import { scoreAt } from './baseline/score-at.mjs'
import { FOLDER, OTHER_LEAGUE, pastOf, SINGLE_GAMES } from './past-players.mjs'

/**
 * @import { Kernel } from '#optimizer/kernel.ts'
 * @import { Estimate } from './baseline/errors.mjs'
 * @import { Past } from './past-players.mjs'
 */

export const title = 'Baseline estimates beside averages: error of the points that were then scored'

/** Without a known score, players of these positions did not play. */
const SKILL = ['QB', 'RB', 'WR', 'TE']
const POSITIONS = [...SKILL, 'K', 'DST']
/** Below it a salary file lists players who do not play; an error over them says who sits, not who scores. */
const PLAYABLE_AVERAGE = 5
/** Of a standard normal variable, its 90th percentile. */
const Z_OF_90 = 1.2816

/** @typedef {{ name: string, file: string, baseline: typeof mainSlateBaseline, spread: typeof mainSlateSpread, seasons: string[] | null, isPublished?: true }} PastSet */

/**
 * `isPublished`: errors of these seasons were published with the formulas.
 * @type {PastSet[]}
 */
const SETS = [
  {
    name: 'main slates of 2021 and 2022 (fitted)',
    file: 'classic_2021_2023_salary_fppg_actual.csv.gz',
    baseline: mainSlateBaseline,
    spread: mainSlateSpread,
    seasons: ['2021', '2022'],
  },
  {
    name: 'main slates of 2023',
    file: 'classic_2021_2023_salary_fppg_actual.csv.gz',
    baseline: mainSlateBaseline,
    spread: mainSlateSpread,
    seasons: ['2023'],
    isPublished: true,
  },
  {
    name: 'main slates of 2025',
    file: 'classic_2025_rebuilt_fppg.csv.gz',
    baseline: mainSlateBaseline,
    spread: mainSlateSpread,
    seasons: null,
    isPublished: true,
  },
  {
    name: 'single games',
    file: SINGLE_GAMES,
    baseline: singleGameBaseline,
    spread: singleGameSpread,
    seasons: null,
  },
]

export async function run() {
  if (!existsSync(FOLDER)) return console.log(`Skipped: there is no folder ${FOLDER}.`)
  const sets = SETS.map((set) => ({ ...set, ...estimatesOf(set) }))
  for (const { name, slates, all } of sets) {
    console.log(`\n${name}: ${slates} slates\n`)
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
  const published = sets.filter(({ isPublished }) => isPublished)
  console.log('\nSeasons that were not fitted, beside what was published with the formulas\n')
  printTable(
    besidePublished(
      published.map(({ name, all }) => ({ name, errors: errorsOf(all) })),
      errorsOf(published.flatMap(({ all }) => all)),
    ),
  )
  const singles = sets.find(({ file }) => file === SINGLE_GAMES)
  console.log('\nSingle games, of those who played, by estimate\n')
  printTable(tierRows(whoPlayed(singles?.all ?? [])))
  await compareLineups()
}

/**
 * Estimates without players who sat out: no points beside the average of a starter.
 * @template {Estimate} E
 * @param {readonly E[]} estimates
 */
function whoPlayed(estimates) {
  return estimates.filter(({ scored, average }) => scored !== 0 || average < PLAYABLE_AVERAGE)
}

/**
 * By tier of the estimate: mean points by each way, what was scored with its standard error, and how many passed their 90th
 * percentile (a gamma distribution with the estimate's spread).
 * @param {readonly (Estimate & { position: string })[]} estimates
 */
function tierRows(estimates) {
  const bounds = [0, 2, 5, 8, 12, 16, Number.POSITIVE_INFINITY]
  const tiers = bounds.slice(1).map((to, i) => ({ from: bounds[i] ?? 0, to }))
  return [...tiers, { from: 8, to: Number.POSITIVE_INFINITY }].map(({ from, to }) => {
    const own = estimates.filter(({ baseline }) => baseline >= from && baseline < to)
    const scored = own.map((each) => each.scored)
    const error = Math.sqrt(mean(scored.map((each) => (each - mean(scored)) ** 2)) / own.length)
    const passed = own.filter(
      (each) => each.spread > 0 && each.scored > scoreAt({ ...each, mean: each.baseline }, Z_OF_90),
    )
    return {
      estimate: to === Number.POSITIVE_INFINITY ? `${from} and more` : `${from} to ${to}`,
      players: own.length,
      average: mean(own.map(({ average }) => Math.max(0, average))).toFixed(2),
      baseline: mean(own.map(({ baseline }) => baseline)).toFixed(2),
      scored: `${mean(scored).toFixed(2)} +/- ${error.toFixed(2)}`,
      slope: slopeOf(own).toFixed(2),
      'above the 90th percentile': `${((100 * passed.length) / own.length).toFixed(0)}%`,
    }
  })
}

/**
 * Points scored for each point of the estimate (least squares).
 * @param {readonly Estimate[]} estimates
 */
function slopeOf(estimates) {
  const [estimate, scored] = [
    mean(estimates.map(({ baseline }) => baseline)),
    mean(estimates.map((each) => each.scored)),
  ]
  const covariance = mean(estimates.map((each) => (each.baseline - estimate) * (each.scored - scored)))
  return covariance / mean(estimates.map(({ baseline }) => (baseline - estimate) ** 2))
}

/**
 * Of the players whose score is known and whose position has a formula.
 * @param {PastSet} set
 * @returns {{ slates: number, all: (Estimate & { position: string })[] }}
 */
function estimatesOf({ file, baseline, spread, seasons }) {
  const players = pastOf(file).filter(({ season }) => !seasons || seasons.includes(season))
  const slates = groupBy(players, ({ slate }) => slate)
  const all = [...slates.values()].flatMap((pool) =>
    pool.flatMap((player) => {
      const points = baseline(player, pool)
      const { position, average, scored, known } = player
      return points === null || !known
        ? []
        : [{ position, average, baseline: points, spread: spread(position, points), scored }]
    }),
  )
  return { slates: slates.size, all }
}

/**
 * The best lineup of each single game by averages, by averages without players priced as inactive, and by baseline
 * estimates without them: what these lineups then scored. Defenses, and kickers without a known score, are left out.
 */
async function compareLineups() {
  const kernel = await loadKernel()
  const games = groupBy(pastOf(SINGLE_GAMES), ({ slate }) => slate)
  const rows = [...games.entries()]
    .filter(([slate]) => slate !== OTHER_LEAGUE)
    .map(([slate, people]) => {
      const pool = people.filter(({ known, position }) => known || SKILL.includes(position))
      const estimate = /** @param {Past} player */ (player) => singleGameBaseline(player, pool)
      return {
        slate,
        average: scoreOfBest(pool, { kernel }),
        guarded: scoreOfBest(pool, { kernel, isGuarded: true }),
        baseline: scoreOfBest(pool, { kernel, isGuarded: true, estimate }),
      }
    })
  console.log(`\nBest lineups of ${rows.length} single games: points that they then scored\n`)
  printTable([
    gainOf(
      'averages',
      rows.map((row) => row.average),
      rows.map((row) => row.average),
    ),
    gainOf(
      'averages, without players priced as inactive',
      rows.map((row) => row.guarded),
      rows.map((row) => row.average),
    ),
    gainOf(
      'baseline, without players priced as inactive',
      rows.map((row) => row.baseline),
      rows.map((row) => row.average),
    ),
  ])
}

/**
 * @param {Past[]} people
 * @param {{ kernel: Kernel, isGuarded?: boolean, estimate?: (player: Past) => number | null }} how
 */
function scoreOfBest(people, { kernel, isGuarded = false, estimate = () => null }) {
  const flex = people.map((past, i) =>
    makePlayer({
      ...{ id: `${i}`, name: past.name, team: past.team, position: past.position, salary: past.salary },
      ...{ fppg: past.average, projectedPoints: estimate(past), actualPoints: past.scored },
    }),
  )
  const playerPool = withCaptainTwins(flex, SHOWDOWN)
  const inactive = isGuarded ? pricedAsInactive(playerPool, SHOWDOWN) : new Set()
  const settings = /** @type {const} */ ({ strategy: 'max_points', contestFormat: 'cash', creativity: 50 })
  const excludedIds = playerPool.filter((row) => inactive.has(personKey(row))).map(({ id }) => id)
  const request = {
    playerPool,
    mode: SHOWDOWN,
    budget: SHOWDOWN.budget,
    settings,
    keptPlayers: [],
    excludedIds,
  }
  const best = findBestLineup(request, kernel)
  if (!best.ok) throw new Error('There is no lineup')
  return sum(
    best.value.players.map((row, slot) => (row?.actualPoints ?? 0) * pointsMultiplier(SHOWDOWN, slot)),
  )
}

/**
 * @param {string} points
 * @param {number[]} scores
 * @param {number[]} others
 */
function gainOf(points, scores, others) {
  const gains = scores.map((score, i) => score - (others[i] ?? 0))
  const gain = mean(gains)
  const error = Math.sqrt(mean(gains.map((each) => (each - gain) ** 2)) / (gains.length - 1))
  return {
    'points of the search': points,
    'mean score': mean(scores).toFixed(1),
    'gain over averages': gain === 0 ? '' : `${gain.toFixed(1)} +/- ${error.toFixed(1)}`,
    'better on': gains.filter((each) => each > 0).length,
    'worse on': gains.filter((each) => each < 0).length,
  }
}

/**
 * @param {string} name
 * @param {Estimate[]} estimates
 */
function rowOf(name, estimates) {
  const { rmseAverage, rmseBaseline, rAverage, rBaseline } = errorsOf(estimates)
  return {
    who: name,
    players: estimates.length,
    'RMSE average': rmseAverage.toFixed(2),
    'RMSE baseline': rmseBaseline.toFixed(2),
    'r average': rAverage.toFixed(2),
    'r baseline': rBaseline.toFixed(2),
    'error / spread': errorInSpreads(estimates).toFixed(2),
  }
}
