import { existsSync } from 'node:fs'
import { groupBy } from '#core/collections/group-by.ts'
import { mainSlateBaseline, mainSlateSpread } from '#core/projections/main-slate.ts'
import { singleGameBaseline, singleGameSpread } from '#core/projections/single-game.ts'
import { loadSimKernel } from '#optimizer/sim/kernel.node.ts'
import { printTable, sum } from '../lib/measure.mjs'
import { mainSlateZeroShare } from './baseline/zero-share.ts'
import { brierScores, chancesOf, tenths } from './calibration/chances.mjs'
import { finishedContests } from './calibration/contests.mjs'
import {
  gammaQuantiles,
  inflatedQuantiles,
  LEVELS,
  normalQuantiles,
  rankedScore,
  sharesBelow,
} from './calibration/quantiles.mjs'
import { folder, hasPastContests } from './learning/past-contests.mjs'
import { FOLDER, OTHER_LEAGUE, pastOf, SINGLE_GAMES } from './past-players.mjs'

/**
 * @import { Baseline, BaselineSpread } from '#core/projections/priced-player.ts'
 * @import { Scored } from './calibration/quantiles.mjs'
 */

export const title = 'Predicted distributions of scores, and predicted chances to cash, beside what came'

/** Below these points a salary file lists players who do not play. */
const PLAYABLE = 5
const GAMES = 4000

/** @type {{ name: string, file: string, seasons: string[] | null, baseline: Baseline, spread: BaselineSpread, zeroShare: ((points: number) => number) | null }[]} */
const SETS = [
  {
    name: 'single games, 2021 to 2025 (the formula was fitted on them)',
    file: SINGLE_GAMES,
    seasons: null,
    baseline: singleGameBaseline,
    spread: singleGameSpread,
    zeroShare: null,
  },
  {
    name: 'main slates of 2023',
    file: 'classic_2021_2023_salary_fppg_actual.csv.gz',
    seasons: ['2023'],
    baseline: mainSlateBaseline,
    spread: mainSlateSpread,
    zeroShare: mainSlateZeroShare,
  },
  {
    name: 'main slates of 2025',
    file: 'classic_2025_rebuilt_fppg.csv.gz',
    seasons: null,
    baseline: mainSlateBaseline,
    spread: mainSlateSpread,
    zeroShare: mainSlateZeroShare,
  },
]

export async function run() {
  if (!existsSync(FOLDER)) return console.log(`Skipped: there is no folder ${FOLDER}.`)
  for (const set of SETS) {
    const players = scoredOf(set)
    console.log(`\n${set.name}: players with ${PLAYABLE} expected points or more\n`)
    const positions = ['all', ...new Set(players.map(({ position }) => position))]
    printTable(
      positions.flatMap((position) => {
        const own = position === 'all' ? players : players.filter((player) => player.position === position)
        return own.length < 20 ? [] : rowsOf(position, own, set.zeroShare !== null)
      }),
    )
  }
  await compareChances()
}

/** Predicted and real shares of the entries of finished contests that cash. */
async function compareChances() {
  if (!hasPastContests) return console.log(`Skipped: there are no contests in ${folder}.`)
  const kernel = await loadSimKernel()
  const contests = finishedContests().map((contest) => {
    const { judged, unknown, basis } = chancesOf(contest, GAMES, kernel)
    return {
      name: contest.name,
      judged,
      unknown,
      tenths: tenths(judged),
      scores: brierScores(judged, basis),
    }
  })
  const all = {
    name: 'mean of the five',
    tenths: contests[0]?.tenths.map((_, i) => ({
      predicted: sum(contests.map((contest) => contest.tenths[i]?.predicted ?? 0)) / contests.length,
      real: sum(contests.map((contest) => contest.tenths[i]?.real ?? 0)) / contests.length,
    })),
  }
  console.log('\nEntries by tenth of their chance to be in the best fifth: predicted / real percent\n')
  printTable(
    [...contests, all].map(({ name, tenths: own = [] }) => ({
      contest: name,
      ...Object.fromEntries(
        own.map(({ predicted, real }, i) => [`${i + 1}.`, `${predicted.toFixed(0)} / ${real.toFixed(0)}`]),
      ),
    })),
  )
  console.log('\nBrier scores: less is better\n')
  printTable(
    contests.map(({ name, judged, unknown, scores }) => ({
      contest: name,
      entries: sum(judged.map(({ entries }) => entries)),
      'left out': unknown,
      predicted: scores.raw.toFixed(4),
      shrunk: scores.shrunk.toFixed(4),
      'the same for all': scores.mean.toFixed(4),
    })),
  )
}

/** @param {typeof SETS[number]} set */
function scoredOf({ file, seasons, baseline, spread, zeroShare }) {
  const past = pastOf(file).filter(
    ({ season, slate }) => slate !== OTHER_LEAGUE && (!seasons || seasons.includes(season)),
  )
  const slates = groupBy(past, ({ slate }) => slate)
  /** @type {Scored[]} */
  const players = []
  for (const pool of slates.values())
    for (const player of pool) {
      const mean = baseline(player, pool)
      if (mean === null || mean < PLAYABLE || !player.known) continue
      const { position, scored } = player
      const zeros = zeroShare && position !== 'DST' ? { zeroShare: zeroShare(mean) } : {}
      players.push({ position, mean, spread: spread(position, mean), scored, ...zeros })
    }
  return players
}

/**
 * @param {string} position
 * @param {Scored[]} players
 * @param {boolean} hasZeros
 */
function rowsOf(position, players, hasZeros) {
  const models = [
    { model: 'gamma', quantilesOf: gammaQuantiles },
    ...(hasZeros ? [{ model: 'gamma and zeros', quantilesOf: inflatedQuantiles }] : []),
    { model: 'normal', quantilesOf: normalQuantiles },
  ]
  return models.map(({ model, quantilesOf }) => {
    const shares = sharesBelow(players, quantilesOf)
    return {
      position,
      players: players.length,
      model,
      ...Object.fromEntries(LEVELS.map(({ share }, i) => [`${share}%`, (shares[i] ?? 0).toFixed(1)])),
      CRPS: rankedScore(players, quantilesOf).toFixed(3),
    }
  })
}
