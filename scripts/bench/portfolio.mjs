import { contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { distinctLineups } from '#core/contest-pool/distinct-lineups.ts'
import { lineupRowsOf, pickLineups } from '#core/contest-pool/lineup-rows.ts'
import { ownershipOfPool } from '#core/field/ownership-target.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { scoreModelOf } from '#core/games/score-model.ts'
import { withOwnership } from '#core/ownership/expected-ownership.ts'
import { simContestOf } from '#core/payouts/contest-settings.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import { loadFieldKernel } from '#optimizer/field/kernel.node.ts'
import { drawField, fitField } from '#optimizer/field.ts'
import { loadKernel } from '#optimizer/kernel.node.ts'
import { byWorth } from '#optimizer/portfolio/by-worth.ts'
import { CANDIDATE_SOURCES, candidatesOf } from '#optimizer/portfolio/candidates-of.ts'
import { cellDepth } from '#optimizer/portfolio/cell-depth.ts'
import { chooseGreedily } from '#optimizer/portfolio/choose-greedily.ts'
import { choosePortfolio } from '#optimizer/portfolio/choose-portfolio.ts'
import { chosenEntries, SHORTLIST } from '#optimizer/portfolio/chosen-entries.ts'
import { kernelGains } from '#optimizer/portfolio/kernel-gains.ts'
import { someOpponents } from '#optimizer/portfolio/leave-room.ts'
import { limitState } from '#optimizer/portfolio/limit-state.ts'
import { prizeSumsOf } from '#optimizer/portfolio/prizes.ts'
import { simGames } from '#optimizer/portfolio/sim-games.ts'
import { chooseFromBest, PORTFOLIO_GAMES } from '#optimizer/portfolio.ts'
import { loadSimKernel } from '#optimizer/sim/kernel.node.ts'
import { topPlaces } from '#optimizer/sim/place-limits.ts'
import { showdownSlate } from '#optimizer/testing/generated-slates.ts'
import { printTable, processorMs } from '../lib/measure.mjs'

/**
 * @import { CandidateKernels, CandidateSource } from '#optimizer/portfolio/candidates-of.ts'
 * @import { PortfolioRequest } from '#optimizer/portfolio/portfolio-request.ts'
 * @import { EntriesRequest } from '#optimizer/portfolio/choose-from-best.ts'
 */

export const title = 'Entries chosen together from 20,000 candidates against 10,000 entries, one thread'

const PEOPLE = 40
const ENTRIES = 10_000
const CANDIDATES = 20_000
const COUNT = 150
const BUDGET_MS = 1_000
const SLATES = [7, 8]

export async function run() {
  const kernels = { search: await loadKernel(), sim: await loadSimKernel(), field: await loadFieldKernel() }
  console.log(`\nProcessor time, the least of three; the budget for ${COUNT} entries is ${BUDGET_MS} ms:\n`)
  printTable(times(kernels))
  console.log('\nProfit a contest in dollars ± standard error, in games that were not used for choosing.')
  console.log('By where the candidates come from:\n')
  printTable(SLATES.map((slate) => bySource(slate, kernels)))
  console.log('\nOf all candidates, what choosing together gains over simpler choices:\n')
  printTable(SLATES.flatMap((slate) => gains(slate, kernels)))
}

/**
 * @param {number} slate
 * @param {CandidateKernels} kernels
 */
function contestOf(slate, { field: kernel }) {
  const pool = contestPoolOf(withOwnership(showdownSlate(PEOPLE, slate), SHOWDOWN), SHOWDOWN)
  const field = fitField({ pool, target: ownershipOfPool(pool) }, kernel)
  const contest = simContestOf({ ...usualContest('large_top_heavy'), size: ENTRIES })
  if (!field || !contest.ok) throw new Error('The generated slate has no contest')
  const drawn = distinctLineups(drawField(field, pool, { count: ENTRIES, seed: slate }, kernel))
  const opponents = { lineups: drawn.lineups, copies: drawn.copies }
  return { pool, field, contest: contest.value.contest, opponents, scores: scoreModelOf(pool), seed: slate }
}

/** @param {CandidateKernels} kernels */
function times(kernels) {
  const made = contestOf(SLATES[0] ?? 1, kernels)
  const { pool, contest, scores } = made
  const makeCandidates = () => candidatesOf({ ...made, rules: [], count: CANDIDATES }, kernels)
  const candidates = makeCandidates()
  const opponents = someOpponents(made.opponents, ENTRIES - COUNT, 1)
  const source = simGames({ ...made, opponents }, kernels.sim)
  const depth = cellDepth(contest)
  const places = topPlaces(ENTRIES, 1)
  const { screened, chosen } = PORTFOLIO_GAMES
  const screen = () => source.screen(candidates, { first: 0, games: screened }, places)
  const order = byWorth(screen().paid)
  const listed = pickLineups(candidates, order.subarray(0, SHORTLIST))
  const stand = () => source.cells(listed, { first: screened, games: chosen }, depth)
  const cells = stand()
  const prizes = prizeSumsOf(contest.tiers)
  const listOrder = Uint32Array.from({ length: SHORTLIST }, (_, at) => at)
  const choose = () =>
    chooseGreedily(COUNT, listOrder, kernelGains(cells, prizes, kernels.sim), limitState(pool, listed, {}))
  /** @type {PortfolioRequest} */
  const request = { pool, scores, contest, opponents, seed: 1, candidates, count: COUNT, objective: 'profit' }
  return [
    row(`${CANDIDATES.toLocaleString()} candidates made`, processorMs(makeCandidates)),
    row(`all judged alone, ${screened.toLocaleString()} games`, processorMs(screen)),
    row(`${SHORTLIST.toLocaleString()} ranked, ${chosen.toLocaleString()} games`, processorMs(stand)),
    row(`${COUNT} of them chosen`, processorMs(choose)),
    row(
      `the whole choice of ${COUNT}`,
      processorMs(() => chosenEntries(request, source)),
    ),
    row(
      'with all figures and comparisons',
      processorMs(() => choosePortfolio(request, kernels.sim)),
    ),
    ...[20, COUNT].map((count) =>
      row(
        `${count} as the screen chooses them, from the best by points, with all figures`,
        processorMs(() => chooseFromBest(asTheScreen(made, count), kernels)),
      ),
    ),
  ]
}

/**
 * @param {ReturnType<typeof contestOf>} made
 * @param {number} count
 * @returns {EntriesRequest}
 */
function asTheScreen(made, count) {
  const none = lineupRowsOf([], made.pool)
  return {
    candidates: { ...made, rules: [], field: null },
    ...{ locked: none, removed: none, mayRepeat: false },
    contests: [{ ...made, count, objective: 'profit' }],
  }
}

/**
 * @param {string} task
 * @param {number} ms
 */
function row(task, ms) {
  return { task, ms: ms.toFixed(0) }
}

/**
 * @param {number} slate
 * @param {CandidateKernels} kernels
 */
function bySource(slate, kernels) {
  const made = contestOf(slate, kernels)
  /** @type {readonly (readonly CandidateSource[])[]} */
  const lists = [...CANDIDATE_SOURCES.map((source) => [source]), CANDIDATE_SOURCES]
  const cells = lists.flatMap((sources) => {
    const candidates = candidatesOf({ ...made, rules: [], count: CANDIDATES, sources }, kernels)
    return [20, COUNT].map((count) => {
      const { outcome } = choosePortfolio({ ...made, candidates, count, objective: 'profit' }, kernels.sim)
      const name = sources.length === 1 ? sources[0] : 'all'
      return [`${name}, ${count}`, dollars(outcome.profit)]
    })
  })
  const best = [20, COUNT].map((count) => {
    const { portfolios } = chooseFromBest(asTheScreen(made, count), kernels)
    return [`best 600, ${count}`, dollars(portfolios[0]?.outcome.profit ?? { value: 0, error: 0 })]
  })
  return { slate, ...Object.fromEntries([...cells, ...best]) }
}

/**
 * @param {number} slate
 * @param {CandidateKernels} kernels
 */
function gains(slate, kernels) {
  const made = contestOf(slate, kernels)
  const candidates = candidatesOf({ ...made, rules: [], count: CANDIDATES }, kernels)
  return [20, COUNT].map((count) => {
    const portfolio = choosePortfolio({ ...made, candidates, count, objective: 'profit' }, kernels.sim)
    const { outcome, selfCompetition } = portfolio
    const compared = portfolio.comparisons.map(({ choice, worth }) => [
      choice.by === 'points' ? 'over points' : `over ROI, ${choice.apart} apart`,
      dollars(worth.profit),
    ])
    return {
      slate,
      entries: count,
      profit: dollars(outcome.profit),
      'self-competition': `${(100 * selfCompetition.share).toFixed(1)}%`,
      ...Object.fromEntries(compared),
    }
  })
}

/** @param {{ value: number, error: number }} cents */
function dollars({ value, error }) {
  return `${(value / 100).toFixed(0)} ± ${(error / 100).toFixed(0)}`
}
