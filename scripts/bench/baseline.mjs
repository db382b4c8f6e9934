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
import { FOLDER, OTHER_LEAGUE, pastOf, SINGLE_GAMES } from './past-players.mjs'

/**
 * @import { Kernel } from '#optimizer/kernel.ts'
 * @import { Past } from './past-players.mjs'
 * @typedef {{ average: number, baseline: number, spread: number, scored: number }} Estimate
 */

export const title = 'Baseline estimates beside averages: error of the points that were then scored'

/** Without a known score, players of these positions did not play. */
const SKILL = ['QB', 'RB', 'WR', 'TE']
const POSITIONS = [...SKILL, 'K', 'DST']
/** Below it a salary file lists players who do not play; an error over them says who sits, not who scores. */
const PLAYABLE_AVERAGE = 5

/** @type {{ name: string, file: string, baseline: typeof mainSlateBaseline, spread: typeof mainSlateSpread, seasons: string[] | null }[]} */
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
  },
  {
    name: 'main slates of 2025',
    file: 'classic_2025_rebuilt_fppg.csv.gz',
    baseline: mainSlateBaseline,
    spread: mainSlateSpread,
    seasons: null,
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
  for (const { name, file, baseline, spread, seasons } of SETS) {
    const players = pastOf(file).filter(({ season }) => !seasons || seasons.includes(season))
    const slates = groupBy(players, ({ slate }) => slate)
    /** @type {(Estimate & { position: string })[]} */
    const all = [...slates.values()].flatMap((pool) =>
      pool.flatMap((player) => {
        const points = baseline(player, pool)
        const { position, average, scored, known } = player
        return points === null || !known
          ? []
          : [{ position, average, baseline: points, spread: spread(position, points), scored }]
      }),
    )
    console.log(`\n${name}: ${slates.size} slates\n`)
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
  await compareLineups()
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
    'error / spread': errorInSpreads(estimates).toFixed(2),
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
 * The root of the mean square of error over spread: 1 if the spreads are right, more if they are too narrow.
 * @param {Estimate[]} estimates
 */
function errorInSpreads(estimates) {
  const spread = estimates.filter((each) => each.spread > 0)
  return Math.sqrt(mean(spread.map((each) => ((each.scored - each.baseline) / each.spread) ** 2)))
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
