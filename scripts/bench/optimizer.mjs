import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { objectiveTerms } from '#core/objective/objective.ts'
import { PLAIN } from '#core/objective/plain-points.ts'
import { isCaptainRow } from '#core/players/player.ts'
import { ONE_QUARTERBACK_A_TEAM } from '#core/rules/lineup-rule.ts'
import { findCandidates } from '#optimizer/candidates.ts'
import { countLegalLineups } from '#optimizer/counting/count-lineups.ts'
import { loadKernel } from '#optimizer/kernel.node.ts'
import { findBestLineup, optimizeLineup, STEPS_OF_A_SEARCH } from '#optimizer/optimizer.ts'
import { encodeProblem } from '#optimizer/problem.ts'
import { searchBest } from '#optimizer/search.ts'
import { showdownSlate } from '#optimizer/testing/generated-slates.ts'
import { hardPools, unprovedPools } from '#optimizer/testing/hard-pools.ts'
import { formatMs, formatTime, measure, printTable, spread, timeOnce } from '../lib/measure.mjs'

/**
 * @import { OptimizerSettings } from '#core/objective/strategy.ts'
 * @import { HardPool } from '#optimizer/testing/hard-pools.ts'
 * @import { Player } from '#core/players/player.ts'
 * @import { Kernel } from '#optimizer/kernel.ts'
 * @import { OptimizeRequest } from '#optimizer/optimize-request.ts'
 */

export const title = 'Best Showdown lineup, ms: median (10th to 90th percentile)'

/** @type {OptimizerSettings} */
const GPP = { ...PLAIN, contestFormat: 'gpp' }
const SIZES = [40, 60, 80, 110]
const SLATES_PER_SIZE = 11
const LIMITS = { budget: SHOWDOWN.budget, lineupsWanted: 1, stepBudget: STEPS_OF_A_SEARCH }
const ROUNDS = { rounds: 11, warmUpMs: 50, roundMs: 1 }

export async function run() {
  // Measured before any warm-up, since a page waits for the first run.
  const start = performance.now()
  const kernel = await loadKernel()
  const loaded = performance.now() - start
  const first = timeOnce(() => optimizeLineup(requestOf(60, PLAIN), kernel))
  console.log(
    `First answer for 60 people, nothing warm: kernel ${formatMs(loaded)} + answer ${formatMs(first)}\n`,
  )

  console.log('The parts, and the whole way from the players to the lineup:\n')
  printTable(
    [...SIZES, 74]
      .sort((a, b) => a - b)
      .flatMap((people) => [PLAIN, GPP].map((settings) => ownParts(people, settings, kernel))),
  )
  console.log(
    '\nOne quarterback a team, over the same requests without the rule; each pool has a second good one:\n',
  )
  printTable(SIZES.flatMap((people) => [PLAIN, GPP].map((settings) => priceOfRule(people, settings, kernel))))
  console.log(
    '\nPools made to be hard, from the players to the lineup, without the count of legal lineups:\n',
  )
  printTable([...hardPools(), ...unprovedPools()].map((pool) => hardPool(pool, kernel)))
}

/**
 * Each run has a new pool, so that nothing is cached.
 * @param {HardPool} pool
 * @param {Kernel} kernel
 */
function hardPool({ name, request }, kernel) {
  const times = Array.from({ length: 5 }, () => timeOnce(() => findBestLineup(request, kernel)))
  const answer = findBestLineup(request, kernel)
  if (!answer.ok) throw new Error(answer.error.message)
  const { steps, optimal, gap } = answer.value
  return {
    pool: name,
    ms: formatTime(spread(times)),
    steps: steps.toLocaleString('en-US'),
    proved: optimal ? 'yes' : `within ${gap} points`,
  }
}

/**
 * @param {number} people
 * @param {OptimizerSettings} settings
 * @param {Kernel} kernel
 */
function ownParts(people, settings, kernel) {
  const request = requestOf(people, settings)
  const { candidates, terms } = prepare(request)
  const problem = encodeProblem(candidates, terms, LIMITS)
  return {
    people,
    objective: settings.contestFormat === 'gpp' ? 'gpp, with pairs' : 'plain',
    'writing the problem': formatTime(measure(() => encodeProblem(candidates, terms, LIMITS))),
    search: formatTime(measure(() => searchBest(problem, kernel))),
    'whole way': formatTime(measure(() => optimizeLineup(request, kernel))),
  }
}

/**
 * Medians of eleven slates, in which the second quarterback of each team is worth nearly as much as the first.
 * @param {number} people
 * @param {OptimizerSettings} settings
 * @param {Kernel} kernel
 */
function priceOfRule(people, settings, kernel) {
  const slates = Array.from({ length: SLATES_PER_SIZE }, (_, seed) => {
    const request = requestOf(people, settings, seed)
    const playerPool = withTwoQuarterbacks(request.playerPool)
    const [free, ruled] = [[], [ONE_QUARTERBACK_A_TEAM]].map((rules) => ({ ...request, playerPool, rules }))
    if (!free || !ruled) throw new Error('unreachable')
    return { free, ruled, isChanged: idsOf(free, kernel) !== idsOf(ruled, kernel) }
  })
  const ratio = (/** @type {(request: OptimizeRequest) => unknown} */ task) => {
    const ratios = slates.map(({ free, ruled }) => {
      const [without, under] = [measure(() => task(free), ROUNDS), measure(() => task(ruled), ROUNDS)]
      return under.median / without.median
    })
    const { median, low, high } = spread(ratios)
    return `${median.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`
  }
  return {
    people,
    objective: settings.contestFormat === 'gpp' ? 'gpp, with pairs' : 'plain',
    'slates whose lineup the rule changes': `${slates.filter(({ isChanged }) => isChanged).length} of ${slates.length}`,
    'lineup, times': ratio((request) => findBestLineup(request, kernel)),
    'count, times': ratio((request) =>
      countLegalLineups({ ...request, playerPool: [...request.playerPool] }),
    ),
  }
}

/** @param {readonly Player[]} pool */
function withTwoQuarterbacks(pool) {
  const at = (/** @type {string} */ position) => pool.filter((row) => row.actualPosition === position)
  const points = Math.max(...at('QB').map(({ fppg }) => fppg))
  // Two people with two rows each: the first running back of each team.
  const changed = new Set(
    at('RB')
      .slice(0, 4)
      .map(({ basePlayerId }) => basePlayerId),
  )
  return pool.map((row) =>
    changed.has(row.basePlayerId)
      ? {
          ...row,
          ...{ actualPosition: 'QB', position: isCaptainRow(row) ? row.position : 'QB', fppg: 0.95 * points },
        }
      : row,
  )
}

/**
 * @param {OptimizeRequest} request
 * @param {Kernel} kernel
 */
function idsOf(request, kernel) {
  const best = findBestLineup(request, kernel)
  return best.ok ? best.value.players.map(({ id }) => id).join() : ''
}

/** @param {OptimizeRequest} request */
function prepare(request) {
  const found = findCandidates(request)
  if (!found.ok) throw new Error(found.error)
  // These formats have one shape.
  const candidates = /** @type {import('../../optimizer-wasm/candidates.ts').Candidates} */ (found.value[0])
  const terms = objectiveTerms(candidates.rows, request.format, request.settings)
  return { candidates, terms }
}

/**
 * @param {number} people
 * @param {OptimizerSettings} settings
 * @param {number} [seed]
 * @returns {OptimizeRequest}
 */
function requestOf(people, settings, seed = people) {
  return {
    playerPool: showdownSlate(people, seed),
    format: SHOWDOWN,
    budget: SHOWDOWN.budget,
    settings,
    keptPlayers: [],
  }
}
