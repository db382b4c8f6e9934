import { contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { buildLineups } from '#optimizer/build.ts'
import type { BuildRequest } from '#optimizer/build-request.ts'
import { explainConflict } from '#optimizer/conflicts.ts'
import { loadKernel } from '#optimizer/kernel.browser.ts'
import type { Kernel } from '#optimizer/kernel.ts'
import { type PlayerChances, playerChances } from '#optimizer/player-chances.ts'
import { bestCompletions, completionsOf, repairLineups } from '#optimizer/repair.ts'
import { priceOfRule } from '#optimizer/rules/price-of-rule.ts'
import { ruleShares } from '#optimizer/rules/rule-shares.ts'
import { loadSimKernel } from '#optimizer/sim/kernel.browser.ts'
import { answerTasks } from '../answer-tasks.ts'
import { formatOf, received } from '../tasks.ts'

/* Builds lineups off the main thread. The kernel is fetched when the thread starts; a failure is told with the first task. */
loadKernel().catch(() => {})

answerTasks<'build'>({
  build: async (request, tell) => buildLineups(received(request), await loadKernel(), tell),
  explain: async (request) => explainConflict(received(request), await loadKernel()),
  price: async ({ rule, ...request }) => priceOfRule(received(request), rule, await loadKernel()),
  completions: async ({ wanted, ...request }) =>
    completionsOf(received(request), wanted, await loadKernel()),
  bestCompletions: ({ request, completions, gained }) => bestCompletions(received(request), completions, gained),
  repair: async (request) => repairLineups(received(request), await loadKernel()),
  shares: async (sent) => {
    const request = received(sent)
    const kernel = await loadKernel()
    return ruleShares(request, request.rules, mostPoints(request, kernel))
  },
  chances: async ({ formatId, rows, leftOut }, tell) => {
    const kernels = { search: await loadKernel(), sim: await loadSimKernel() }
    const pool = contestPoolOf(rows, formatOf(formatId), { leftOut: new Set(leftOut) })
    let chances: PlayerChances[] = []
    for (chances of playerChances({ pool, rounds: ROUNDS, seed: SEED }, kernels)) tell(chances)
    return chances
  },
})

/** In 1,000 games a share has an error of at most 1.6 points; a pool of 400 people takes half a second for them. */
const ROUNDS = [100, 1000]
/** The same games each time, so that only what was changed changes a figure. */
const SEED = 1

/** The points of the best lineup by points without rules; null without a legal lineup. */
function mostPoints(request: BuildRequest, kernel: Kernel): number | null {
  const plain = {
    ...request.settings,
    strategy: 'max_points',
    contestFormat: 'cash',
    creativity: 50,
  } as const
  const best = buildLineups({ ...request, settings: plain, rules: [], count: 1 }, kernel)
  return best.ok ? (best.value.lineups[0]?.projectedPoints ?? null) : null
}
