import { buildLineups } from '#optimizer/build.ts'
import type { BuildRequest } from '#optimizer/build-request.ts'
import { explainConflict } from '#optimizer/conflicts.ts'
import { loadKernel } from '#optimizer/kernel.browser.ts'
import type { Kernel } from '#optimizer/kernel.ts'
import { repairLineups } from '#optimizer/repair.ts'
import { priceOfRule } from '#optimizer/rules/price-of-rule.ts'
import { ruleShares } from '#optimizer/rules/rule-shares.ts'
import { answerTasks } from '../answer-tasks.ts'
import { received } from '../tasks.ts'

/* Builds lineups off the main thread. The kernel is fetched when the thread starts; a failure is told with the first task. */
loadKernel().catch(() => {})

answerTasks<'build'>({
  build: async (request, tell) => buildLineups(received(request), await loadKernel(), tell),
  explain: async (request) => explainConflict(received(request), await loadKernel()),
  price: async ({ rule, ...request }) => priceOfRule(received(request), rule, await loadKernel()),
  repair: async (request) => repairLineups(received(request), await loadKernel()),
  shares: async (sent) => {
    const request = received(sent)
    const kernel = await loadKernel()
    return ruleShares(request, request.rules, mostPoints(request, kernel))
  },
})

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
