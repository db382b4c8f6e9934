import { contestOf } from '#app/routes/optimizer/state/contest-of.ts'
import { reduceLineup } from '#app/routes/optimizer/state/reduce-lineup.ts'
import { runRequest } from '#app/routes/optimizer/state/run-request.ts'
import { initialLineupState } from '#app/routes/optimizer/testing/initial-lineup-state.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { pointsMultiplier } from '#core/lineups/lineup.ts'
import { CONTEST_FORMATS, STRATEGIES } from '#core/objective/strategy.ts'
import { contestOfFormat } from '#core/payouts/usual-contest.ts'
import { loadKernel } from '#optimizer/kernel.node.ts'
import { findBestLineup } from '#optimizer/optimizer.ts'
import { mean, printTable, sum } from '../lib/measure.mjs'
import { singleGames } from './single-games.mjs'

/**
 * @import { OptimizerSettings } from '#core/objective/strategy.ts'
 * @import { Player } from '#core/players/player.ts'
 * @import { LineupState } from '#app/routes/optimizer/state/lineup-state.ts'
 * @import { PointsFrom } from '#core/projections/slate-numbers.ts'
 * @import { Kernel } from '#optimizer/kernel.ts'
 * @import { OptimizeRequest } from '#optimizer/optimize-request.ts'
 * @import { SingleGame } from './single-games.mjs'
 * @typedef {SingleGame & { screen: LineupState }} ShownGame
 */

export const title = 'What first lineups of the screen scored'

const CREATIVITIES = [0, 50, 100]

/** Every strategy, contest format and creativity of the screen's choices. */
export const ALL_SETTINGS = STRATEGIES.flatMap((strategy) =>
  CONTEST_FORMATS.flatMap((contestFormat) =>
    CREATIVITIES.map((creativity) => ({ strategy, contestFormat, creativity })),
  ),
)

export async function run() {
  const games = singleGames()
    .filter(({ isScored }) => isScored)
    .map((game) => ({ ...game, screen: screenOf(game.pool) }))
  if (games.length === 0) return console.log('Skipped: there is no data folder.')
  const kernel = await loadKernel()
  console.log(
    `\nScores of ${games.length} slates, defenses left out. By averages: as the API does without options.\n`,
  )
  const rows = ALL_SETTINGS.map((settings) => rowOf(settings, games, kernel))
  printTable(rows.map(({ row }) => row))
  const gains = games.map((_, game) => mean(rows.map((row) => row.gains[game] ?? 0)))
  console.log(`\nGain of the mean over all settings: ${withError(gains)} points a game.`)
}

/**
 * The screen after a slate was loaded.
 * @param {Player[]} pool
 * @param {PointsFrom} [pointsFrom]
 */
export function screenOf(pool, pointsFrom = 'baseline') {
  const first = initialLineupState(SHOWDOWN, pool)
  if (pointsFrom === first.numbers.pointsFrom) return first
  return reduceLineup(first, { type: 'set_numbers', numbers: { ...first.numbers, pointsFrom } })
}

/**
 * The lineup that a press on Optimize gives, after nothing but these settings was changed.
 * @param {LineupState} screen
 * @param {OptimizerSettings} settings
 * @param {Kernel} kernel
 */
export function screenLineup(screen, settings, kernel) {
  const { contestFormat, ...others } = settings
  const contest = contestOfFormat(contestOf(screen), contestFormat)
  const entered = reduceLineup(screen, { type: 'set_contest', contest })
  const chosen = reduceLineup(entered, {
    type: 'set_settings',
    settings: { ...screen.settings, ...others },
  })
  return bestOf(runRequest(chosen), kernel)
}

/**
 * The same settings by the plain averages, with every player and no rules.
 * @param {Player[]} playerPool
 * @param {OptimizerSettings} settings
 * @param {Kernel} kernel
 */
function averageLineup(playerPool, settings, kernel) {
  const request = { playerPool, format: SHOWDOWN, budget: SHOWDOWN.budget, settings, keptPlayers: [] }
  return bestOf(request, kernel)
}

/**
 * @param {OptimizeRequest} request
 * @param {Kernel} kernel
 */
function bestOf(request, kernel) {
  const best = findBestLineup(request, kernel)
  if (!best.ok) throw new Error(best.error.message)
  if (!best.value.optimal) throw new Error('The lineup is not proved')
  return best.value.players
}

/**
 * @param {OptimizerSettings} settings
 * @param {ShownGame[]} games
 * @param {Kernel} kernel
 */
function rowOf(settings, games, kernel) {
  const ofScreen = (/** @type {ShownGame} */ { screen }) => screenLineup(screen, settings, kernel)
  const ofAverages = (/** @type {ShownGame} */ { pool }) => averageLineup(pool, settings, kernel)
  const scores = (/** @type {typeof ofScreen} */ lineupOf) => games.map((game) => scoreOf(lineupOf(game)))
  const [byAverage, byScreen] = [scores(ofAverages), scores(ofScreen)]
  const gains = byScreen.map((score, game) => score - (byAverage[game] ?? 0))
  const row = {
    settings: `${settings.strategy}, ${settings.contestFormat}, ${settings.creativity}`,
    'averages scored': mean(byAverage).toFixed(1),
    'screen scored': mean(byScreen).toFixed(1),
    gain: withError(gains),
    'better / worse': `${gains.filter((gain) => gain > 0).length} / ${gains.filter((gain) => gain < 0).length}`,
  }
  return { row, gains }
}

/** @param {readonly Player[]} lineup */
function scoreOf(lineup) {
  return sum(lineup.map((row, slot) => (row.actualPoints ?? 0) * pointsMultiplier(SHOWDOWN, slot)))
}

/** @param {number[]} gains */
function withError(gains) {
  const gain = mean(gains)
  const error = Math.sqrt(mean(gains.map((each) => (each - gain) ** 2)) / (gains.length - 1))
  return `${gain < 0 ? '' : '+'}${gain.toFixed(1)} +/- ${error.toFixed(1)}`
}
