import type { Result } from '#core/result.ts'
import { isSetRule } from '#core/rules/build-rule.ts'
import type { BuildRequest } from '../build-request.ts'
import type { Kernel } from '../kernel.ts'
import type { PreparedPool } from '../lineups-under.ts'
import type { NoLineup } from '../no-lineup.ts'
import { preparePool } from '../prepared-pool.ts'
import { poolFacts } from '../sequence/pool-facts.ts'
import { bestKeeping, type RepairLimits } from './least-change.ts'
import type { RepairRequest, WhyNot } from './repair-request.ts'

/** Finds out why no lineup obeys. A pool without one of the rules is prepared once for all its lineups. */
export function reasonFinder(request: RepairRequest, kernel: Kernel): (limits: RepairLimits) => WhyNot {
  const known = new WeakMap<BuildRequest, Map<number, Result<PreparedPool, NoLineup>>>()
  return (limits) => whyNot(limits, request, (rule) => poolWithout(limits.pool.request, rule))

  function poolWithout(asked: BuildRequest, rule: number): Result<PreparedPool, NoLineup> {
    const pools = known.get(asked) ?? new Map<number, Result<PreparedPool, NoLineup>>()
    known.set(asked, pools)
    const rules = asked.rules.filter((_, place) => place !== rule)
    const pool = pools.get(rule) ?? preparePool({ ...asked, rules, count: 1 }, kernel)
    pools.set(rule, pool)
    return pool
  }
}

/**
 * Why no lineup obeys: the first single thing without which there is one. Strict shares and other rules come before the way
 * that the user chose, since only they can be switched off; what is wrong with the list itself comes first.
 */
function whyNot(
  limits: RepairLimits,
  request: RepairRequest,
  poolWithout: (rule: number) => Result<PreparedPool, NoLineup>,
): WhyNot {
  const strict = limits.needs.filter(({ isStrict }) => isStrict)
  const features = strict.map(({ feature }) => feature)
  const isAny = (of: RepairLimits, have = features) => bestKeeping(of, [], have) !== null

  if (isAny({ ...limits, apart: { ...limits.apart, from: [] }, banned: [] })) return { kind: 'too_near' }
  const share = strict.find((need) =>
    isAny(
      limits,
      features.filter((feature) => feature !== need.feature),
    ),
  )
  if (share) return { kind: 'rule', rule: share.rule }
  for (const [rule, each] of request.rules.entries()) {
    if (isSetRule(each) || each.kind === 'boost') continue
    const pool = poolWithout(rule)
    if (pool.ok && isAny({ ...limits, pool: pool.value, facts: poolFacts(pool.value.rows, request.mode) }))
      return { kind: 'rule', rule }
  }
  return isAny({ ...limits, way: { kind: 'best' } }) ? { kind: 'way' } : { kind: 'rules' }
}
