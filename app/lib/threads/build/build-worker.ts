import { findPlayableFormat } from '#core/formats/lookup.ts'
import { buildLineups } from '#optimizer/build.ts'
import type { BuildRequest } from '#optimizer/build-request.ts'
import { explainConflict } from '#optimizer/conflicts.ts'
import { loadKernel } from '#optimizer/kernel.browser.ts'
import type { Kernel } from '#optimizer/kernel.ts'
import { priceOfRule } from '#optimizer/rules/price-of-rule.ts'
import { repairLineups } from '#optimizer/repair.ts'
import { ruleShares } from '#optimizer/rules/rule-shares.ts'
import type { BuildAnswer, BuildQuestion } from './build-client.ts'

/* Builds lineups off the main thread. The kernel is fetched when the worker starts; a failure is reported with the build. */
loadKernel().catch(() => {})

addEventListener('message', async ({ data }: MessageEvent<BuildQuestion>) => {
  try {
    postMessage({ kind: 'done', value: await answered(data) } satisfies BuildAnswer)
  } catch (error) {
    console.warn(error)
    postMessage({ kind: 'failed' } satisfies BuildAnswer)
  }
})

/** Throws for a format that this version of the program doesn't have, and if this browser can't run the kernel. */
async function answered({ task, formatId, request: sent, rule, repair }: BuildQuestion): Promise<unknown> {
  const mode = findPlayableFormat(formatId)
  if (!mode) throw new Error(`no format ${formatId}`)
  const request = { ...sent, mode }
  const kernel = await loadKernel()
  switch (task) {
    case 'build':
      return buildLineups(request, kernel, (lineups) =>
        postMessage({ kind: 'progress', lineups } satisfies BuildAnswer),
      )
    case 'explain':
      return explainConflict(request, kernel)
    case 'price':
      return priceOfRule(request, rule, kernel)
    case 'repair':
      return repairLineups({ ...request, ...(repair ?? { lineups: [], way: { kind: 'best' } }) }, kernel)
    case 'shares':
      return ruleShares(request, request.rules, mostPoints(request, kernel))
  }
}

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
