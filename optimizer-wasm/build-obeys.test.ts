import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { personKey } from '#core/players/player.ts'
import { type BuildRule, isSetRule } from '#core/rules/build-rule.ts'
import { brokenBuildRules } from '#core/rules/judging/obeys-rule.ts'
import { setRuleResult } from '#core/rules/judging/set-rule-result.ts'
import { rulePool } from '#core/rules/rule-pool.ts'
import { buildLineups } from './build.ts'
import type { BuildRequest } from './build-request.ts'
import { loadKernel } from './kernel.node.ts'
import { everyLineupUnder } from './testing/every-lineup-under.ts'
import { showdownSlate } from './testing/generated-slates.ts'
import { randomBuild } from './testing/random-builds.ts'

// What the screen says of a lineup (app/core/rules) must be what the search does and what its oracle says.

test('of every legal lineup of 120 small pools the rules say what the oracle of the search says', () => {
  let obeying = 0
  let breaking = 0
  for (let seed = 1; seed <= 120; seed++) {
    const request = randomBuild(seed)
    if (request.rules.length === 0) continue
    const all = everyLineupUnder({ ...request, rules: [] })
    const under = new Set(everyLineupUnder(request).lineups.map(({ rows }) => rows.join()))
    const context = {
      format: request.format,
      pool: rulePool(all.rows, request.format),
      mostPoints: all.bestPoints / 10_000,
    }
    for (const { rows } of all.lineups.filter((_, place) => place % 3 === 0)) {
      const broken = brokenBuildRules(
        rows.map((row) => all.rows[row]!),
        request.rules,
        context,
      )
      if ((broken.length === 0) !== under.has(rows.join()))
        throw new Error(`seed ${seed}, lineup ${rows}: ${JSON.stringify(request.rules)}, broken: ${broken}`)
      if (broken.length === 0) obeying++
      else breaking++
    }
  }
  expect(obeying).toBeGreaterThan(500)
  expect(breaking).toBeGreaterThan(1_000)
})

const playerPool = showdownSlate(24, 11)
const people = [...new Set(playerPool.map(personKey))]
const share = (min: number | null, max: number | null) => ({ pct: { min, max }, isStrict: false })

test.each<[string, BuildRule[]]>([
  [
    'shares of players',
    [{ kind: 'exposure', players: { people: [people[8]!] }, slots: 'any', ...share(40, 60) }],
  ],
  [
    'a cap on every captain',
    [{ kind: 'exposure', players: {}, slots: 'captain', ...share(null, 20), each: true }],
  ],
  [
    'a cap on every player',
    [{ kind: 'exposure', players: {}, slots: 'any', ...share(null, 60), each: true }],
  ],
  ['many captains', [{ kind: 'captains', atLeast: 8 }]],
  ['splits', [{ kind: 'split_share', ofCaptainsTeam: 5, ...share(30, 50) }]],
  ['lineups apart', [{ kind: 'uniques', players: 3, captainSwapCounts: false }]],
  [
    'all of them, with rules of each lineup',
    [
      { kind: 'one_of_a_team', position: 'QB' },
      { kind: 'uniques', players: 2, captainSwapCounts: true },
      { kind: 'exposure', players: {}, slots: 'captain', ...share(null, 35), each: true },
      { kind: 'captains', atLeast: 6 },
      { kind: 'exposure', players: { positions: ['DST'] }, slots: 'flex', ...share(25, null) },
    ],
  ],
])('a build of 20 under %s has what its rules ask, or says which it does not meet', async (_, rules) => {
  const request: BuildRequest = {
    playerPool,
    format: SHOWDOWN,
    budget: 50_000,
    settings: { strategy: 'max_points', contestFormat: 'cash', creativity: 50 },
    count: 20,
    rules,
  }
  const built = buildLineups(request, await loadKernel())
  if (!built.ok) throw new Error(built.error.message)
  const lineups = built.value.lineups.map(({ players }) => players)
  expect(lineups).toHaveLength(20)
  const context = { format: SHOWDOWN, pool: rulePool(playerPool, SHOWDOWN), mostPoints: null, asked: 20 }
  for (const rows of lineups) expect(brokenBuildRules(rows, rules, context)).toEqual([])
  const notMet = rules.flatMap((rule, place) =>
    isSetRule(rule) && !setRuleResult(rule, lineups, context).isMet ? [place] : [],
  )
  expect(notMet).toEqual([...new Set(built.value.unmet.map(({ rule }) => rule))])
})
