import { expect, test } from 'vitest'
import { below, pick } from '#core/numbers/testing/random-choice.ts'
import { objectiveTerms, sumOfTerms } from '#core/objective/objective.ts'
import type { Player } from '#core/players/player.ts'
import type { BuildRule, Range } from '#core/rules/build-rule.ts'
import { setRuleResult } from '#core/rules/judging/set-rule-result.ts'
import { rulePool } from '#core/rules/rule-pool.ts'
import { buildLineups } from './build.ts'
import type { BuildRequest } from './build-request.ts'
import { loadKernel } from './kernel.node.ts'
import { seededRandom } from './testing/random-requests.ts'
import { everySet, shapedBuild } from './testing/shaped-slates.ts'

const kernel = await loadKernel()

type Stack = { positions: string[]; team: 'same' | 'other'; atLeast: number }

/** The test's own reading of stacks, by slots alone: the one player who can only be quarterback, and the players beside that one. */
function isStacked(set: readonly Player[], { positions, team, atLeast }: Stack): boolean {
  const quarterback = set.find(({ position }) => position === 'QB')
  if (!quarterback) return false
  const wanted = team === 'same' ? quarterback.team : quarterback.opponent
  return set.filter((row) => row.team === wanted && positions.includes(row.actualPosition)).length >= atLeast
}

/** A stack of a random kind, and its rule. */
function randomStack(random: () => number, pct: Range, isStrict: boolean) {
  const stack: Stack = {
    positions: pick(random, [['WR', 'TE'], ['RB', 'WR', 'TE'], ['WR']]),
    team: pick(random, ['same', 'other']),
    atLeast: 1 + below(random, 2),
  }
  const { positions, team, atLeast } = stack
  const players = { positions: positions as ('RB' | 'WR' | 'TE')[] }
  return { stack, rule: { kind: 'feature_share' as const, players, team, atLeast, pct, isStrict } }
}

/** Every set of nine, what it counts, and whether it has the stack. */
function judgedSets(request: BuildRequest, stack: Stack) {
  const { playerPool: rows, format, settings } = request
  const terms = objectiveTerms(rows, format, settings)
  return everySet(request)
    .map((set) => ({
      objective: sumOfTerms(set, terms),
      isStacked: isStacked(
        set.map((row) => rows[row]!),
        stack,
      ),
    }))
    .sort((a, b) => b.objective - a.objective)
}

test('shares of stacks: the set of lineups is the best that every set of nine makes, in 120 small pools', () => {
  const tried = { same: 0, other: 0, minimum: 0, maximum: 0, unmet: 0 }
  for (let seed = 0; seed < 240; seed++) {
    const request = { ...shapedBuild(seed), count: 5 }
    if (request.format.id !== 'standard') continue
    const random = seededRandom(9_000 + seed)
    const isMinimum = random() < 0.5
    const wanted = 1 + below(random, 4)
    const pct = isMinimum ? { min: 20 * wanted, max: null } : { min: null, max: 20 * wanted }
    const { stack, rule } = randomStack(random, pct, false)
    const all = judgedSets(request, stack)
    const built = buildLineups({ ...request, rules: [rule] }, kernel)
    expect(built.ok, `seed ${seed}`).toBe(all.length > 0)
    if (!built.ok) continue
    const got = built.value.lineups.map(({ players }) => isStacked(players, stack))
    const stacked = got.filter(Boolean).length
    const count = got.length
    expect(count, `seed ${seed}`).toBe(Math.min(5, all.length))
    const having = all.filter((each) => each.isStacked)
    const lacking = all.filter((each) => !each.isStacked)
    // So many of each kind, the best of them.
    const most = isMinimum ? count : Math.max(wanted, count - lacking.length)
    const least = isMinimum ? Math.min(wanted, having.length) : 0
    let best = Number.NEGATIVE_INFINITY
    for (let some = least; some <= most; some++) {
      if (some > having.length || count - some > lacking.length) continue
      const set = [...having.slice(0, some), ...lacking.slice(0, count - some)]
      best = Math.max(
        best,
        set.reduce((sum, { objective }) => sum + objective, 0),
      )
    }
    const sum = built.value.lineups.reduce((total, { objective }) => total + objective, 0)
    expect(Math.round(sum * 10_000), `seed ${seed} ${JSON.stringify(rule)}`).toBe(best)
    expect(built.value.isProved).toBe(true)
    const isMet = isMinimum ? stacked >= wanted : stacked <= wanted
    expect(built.value.unmet.length > 0, `seed ${seed}`).toBe(!isMet)
    const judged = setRuleResult(
      rule,
      built.value.lineups.map(({ players }) => players),
      { format: request.format, pool: rulePool(request.playerPool, request.format), asked: 5 },
    )
    expect([judged.got, judged.isMet]).toEqual([stacked, isMet])
    tried[stack.team]++
    tried[isMinimum ? 'minimum' : 'maximum']++
    if (!isMet) tried.unmet++
  }
  for (const [kind, times] of Object.entries(tried)) expect(times, kind).toBeGreaterThan(5)
})

test('a strict share: fewer lineups rather than a broken share, beside a rule of each lineup', () => {
  let fewer = 0
  for (let seed = 0; seed < 120; seed++) {
    const request = { ...shapedBuild(seed), count: 5 }
    if (request.format.id !== 'standard') continue
    const random = seededRandom(9_500 + seed)
    const { stack, rule } = randomStack(random, { min: 80, max: null }, true)
    const oneBack: BuildRule = { kind: 'one_of_a_team', position: 'RB' }
    const built = buildLineups({ ...request, rules: [oneBack, rule] }, kernel)
    if (!built.ok) continue
    const got = built.value.lineups.filter(({ players }) => isStacked(players, stack)).length
    expect(got, `seed ${seed}`).toBeGreaterThanOrEqual(Math.min(4, built.value.lineups.length * 0.8))
    if (built.value.lineups.length < 5) fewer++
  }
  expect(fewer).toBeGreaterThan(0)
})
