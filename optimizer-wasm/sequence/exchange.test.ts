import highsLoader from 'highs'
import { expect, test } from 'vitest'
import { STANDARD } from '#core/formats/dk-classic.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import type { BuildRule } from '#core/rules/build-rule.ts'
import { buildLineups } from '../build.ts'
import type { BuildRequest } from '../build-request.ts'
import { loadKernel } from '../kernel.node.ts'
import { mainSlate, showdownSlate } from '../testing/generated-slates.ts'
import { seededRandom } from '../testing/random-requests.ts'
import { demandsOf, hasFeature } from './demand.ts'
import { poolFacts } from './pool-facts.ts'
import { bruteForcePool } from './testing/brute-force-pool.ts'
import { randomShares } from './testing/small-builds.ts'

const LINEUPS = 20

test('a set under shares is as good as the best one that a solver finds, and so is the bound, within a hundredth of a point a lineup', async () => {
  const [kernel, highs] = [await loadKernel(), await highsLoader()]
  const gaps: { real: number; said: number }[] = []
  // These sets were 0.1 to 1.7 points a lineup short when lineups only followed one after another.
  for (const seed of [15, 16, 25, 27, 30, 34, 38]) {
    const free: BuildRequest = {
      playerPool: showdownSlate(10, seed),
      format: SHOWDOWN,
      budget: 50_000,
      settings: { strategy: 'max_points', contestFormat: seed % 2 === 1 ? 'cash' : 'gpp', creativity: 50 },
      count: LINEUPS,
      rules: [],
    }
    const request = { ...free, rules: randomShares(seededRandom(seed), free) }
    const built = buildLineups(request, kernel)
    if (!built.ok) throw new Error(built.error.message)
    if (built.value.unmet.length > 0) continue
    const best = highs.solve(modelOf(request))
    expect(best.Status).toBe('Optimal')
    const sum = built.value.lineups.reduce((total, { objective }) => total + objective, 0)
    gaps.push({ real: (best.ObjectiveValue - sum) / LINEUPS, said: built.value.gap! })
  }
  expect(gaps).toHaveLength(7)
  for (const { real, said } of gaps) {
    expect(real).toBeGreaterThan(-1e-6)
    expect(real).toBeLessThan(0.01)
    expect(said).toBeGreaterThan(real - 1e-6)
    expect(said).toBeLessThan(real + 0.01)
  }
})

test('stacks of main slates with nobody in more than 40%: the set begins at the prices of its bound', async () => {
  const kernel = await loadKernel()
  const stack = (positions: ('RB' | 'WR' | 'TE')[], min: number, team: 'same' | 'other'): BuildRule => ({
    ...{ kind: 'group', players: { positions }, slots: 'any', per: 'lineup', count: { min, max: null } },
    when: { players: { positions: ['QB'] }, slots: 'any', team },
  })
  const nobodyAbove40: BuildRule = {
    ...{ kind: 'exposure', players: {}, slots: 'any', pct: { min: null, max: 40 } },
    ...{ isStrict: false, each: true },
  }
  // These sets were 0.4 to 0.9 points a lineup short when exchanges of two began at the lineups built one after another.
  for (const seed of [4, 6, 7, 10]) {
    const built = buildLineups(
      {
        ...{ playerPool: mainSlate(150, seed), format: STANDARD, budget: STANDARD.budget, count: LINEUPS },
        settings: { strategy: 'max_points', contestFormat: 'cash', creativity: 50 },
        rules: [stack(['WR', 'TE'], 2, 'same'), stack(['RB', 'WR', 'TE'], 1, 'other'), nobodyAbove40],
      },
      kernel,
    )
    expect(built.ok && [built.value.unmet, built.value.gap! < 0.06], `seed ${seed}`).toEqual([[], true])
  }
})

/** The best set as an integer program: a variable for each legal lineup, and for each captain. */
function modelOf(request: BuildRequest): string {
  const { rows, all } = bruteForcePool(request)
  const facts = poolFacts(rows, SHOWDOWN)
  const sumOf = (names: readonly string[], sign = '+') => names.map((name) => `\n ${sign} ${name}`).join('')
  const names = all.map((_, lineup) => `x${lineup}`)
  const captainOf = (lineup: (typeof all)[number]) => facts.personOfRow[lineup.rows[0]!]!
  const captains = [...new Set(all.map(captainOf))]
  const subject = demandsOf(request.rules, facts, LINEUPS).map(({ feature, lineups }) => {
    const counted =
      feature.kind === 'new_captain'
        ? captains.map((captain) => `y${captain}`)
        : names.filter((_, lineup) => hasFeature(feature, all[lineup]!.rows, facts, new Set()))
    return `${sumOf(counted)} >= ${lineups}`
  })
  const used = captains.map(
    (captain) =>
      `y${captain}${sumOf(
        names.filter((_, lineup) => captainOf(all[lineup]!) === captain),
        '-',
      )} <= 0`,
  )
  return `Maximize
 obj: ${all.map(({ objective }, lineup) => `\n + ${objective} x${lineup}`).join('')}
Subject To
 ${[`${sumOf(names)} = ${LINEUPS}`, ...subject, ...used].map((row, number) => `r${number}: ${row}`).join('\n ')}
Binary
 ${[...names, ...captains.map((captain) => `y${captain}`)].join('\n ')}
End`
}
