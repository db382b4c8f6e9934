import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { objectiveTerms } from '#core/objective/objective.ts'
import { PLAIN } from '#core/objective/plain-points.ts'
import { findCandidates } from '#optimizer/candidates.ts'
import { loadKernel } from '#optimizer/kernel.node.ts'
import { findBestLineup, optimizeLineup, STEPS_OF_A_SEARCH } from '#optimizer/optimizer.ts'
import { encodeProblem } from '#optimizer/problem.ts'
import { searchBest } from '#optimizer/search.ts'
import { showdownSlate } from '#optimizer/testing/generated-slates.ts'
import { hardPools, unprovedPools } from '#optimizer/testing/hard-pools.ts'
import { formatTime, measure, printTable, spread, timeOnce } from '../lib/measure.mjs'

/**
 * @import { OptimizerSettings } from '#core/objective/strategy.ts'
 * @import { HardPool } from '#optimizer/testing/hard-pools.ts'
 * @import { Kernel } from '#optimizer/kernel.ts'
 * @import { OptimizeRequest } from '#optimizer/optimize-request.ts'
 */

export const title = 'Best Showdown lineup, ms: median (10th to 90th percentile)'

/** @type {OptimizerSettings} */
const GPP = { ...PLAIN, contestFormat: 'gpp' }
const SIZES = [40, 60, 110]
const LIMITS = { budget: SHOWDOWN.budget, lineupsWanted: 1, stepBudget: STEPS_OF_A_SEARCH }

export async function run() {
  const kernel = await loadKernel()
  console.log('The parts, and the whole way from the players to the lineup:\n')
  printTable(SIZES.flatMap((people) => [PLAIN, GPP].map((settings) => ownParts(people, settings, kernel))))
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
 * @returns {OptimizeRequest}
 */
function requestOf(people, settings) {
  return {
    playerPool: showdownSlate(people, people),
    format: SHOWDOWN,
    budget: SHOWDOWN.budget,
    settings,
    keptPlayers: [],
  }
}
