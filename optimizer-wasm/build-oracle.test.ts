import { expect, test } from 'vitest'
import type { SetRule } from '#core/rules/build-rule.ts'
import { buildLineups } from './build.ts'
import type { Build } from './build-request.ts'
import { loadKernel } from './kernel.node.ts'
import { buildFromPool } from './sequence/build-from-pool.ts'
import { withoutPause } from './sequence/sliced.ts'
import { bruteForcePool } from './sequence/testing/brute-force-pool.ts'
import { below, randomExposure, randomShares, smallBuild } from './sequence/testing/small-builds.ts'
import { seededRandom } from './testing/random-requests.ts'

test('the kernel builds what a list of every lineup builds: lineups, order, points, unmet shares', async () => {
  const kernel = await loadKernel()
  const counts = { whole: 0, short: 0 }
  for (let seed = 0; seed < 1_000; seed++) {
    const random = seededRandom(90_000 + seed)
    const request = smallBuild(seed, random)
    const uniques: SetRule = {
      kind: 'uniques',
      players: 1 + below(random, 3),
      captainSwapCounts: random() < 0.5,
    }
    const strict = () => ({ ...randomExposure(random, request, 10 * below(random, 6), null), isStrict: true })
    const rules = [
      ...(random() < 0.6 ? randomShares(random, request) : []),
      ...(random() < 0.5 ? [uniques] : []),
      ...(random() < 0.2 ? [strict() as SetRule] : []),
    ]
    const asked = { ...request, rules }
    const pool = bruteForcePool(asked)
    const built = buildLineups(asked, kernel)
    if (pool.all.length === 0) {
      expect(built.ok, `seed ${seed}`).toBe(false)
      continue
    }
    const expected = withoutPause(buildFromPool(pool))
    if (!built.ok || !expected.ok) throw new Error(`seed ${seed}`)
    expect(withoutSteps(built.value), `seed ${seed}`).toEqual(withoutSteps(expected.value))
    counts[built.value.shortfall ? 'short' : 'whole']++
  }
  expect(counts.whole).toBeGreaterThan(700)
  expect(counts.short).toBeGreaterThan(50)
})

function withoutSteps({ lineups, steps, ...build }: Build) {
  expect(steps).toBeGreaterThan(0)
  return {
    ...build,
    lineups: lineups.map(({ players, ...lineup }) => ({ ...lineup, ids: players.map(({ id }) => id) })),
  }
}
