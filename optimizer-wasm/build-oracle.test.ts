import { expect, test } from 'vitest'
import { below } from '#core/numbers/testing/random-choice.ts'
import type { Result } from '#core/result.ts'
import type { SetRule } from '#core/rules/build-rule.ts'
import { withoutPause } from '#core/sliced.ts'
import type { Build } from './build-request.ts'
import { loadKernel } from './kernel.node.ts'
import type { NoLineup } from './no-lineup.ts'
import { preparePool } from './prepared-pool.ts'
import { buildFromPool } from './sequence/build-from-pool.ts'
import { bruteForcePool } from './sequence/testing/brute-force-pool.ts'
import { randomExposure, randomShares, smallBuild } from './sequence/testing/small-builds.ts'
import { seededRandom } from './testing/random-requests.ts'
import { share } from './testing/share.ts'

/** Their searches take different steps, so exchanges would end at different ones. */
const ALL_STEPS = 48_000_000

test('the kernel builds what a list of every lineup builds: lineups, order, points, unmet shares', async () => {
  const kernel = await loadKernel()
  const counts = { whole: 0, short: 0 }
  for (let seed = 0; seed < share(400); seed++) {
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
    const prepared = preparePool(asked, kernel)
    if (pool.all.length === 0) {
      expect(prepared.ok, `seed ${seed}`).toBe(false)
      continue
    }
    if (!prepared.ok) throw new Error(prepared.error.message)
    const [built, expected] = [prepared.value, pool].map((each) =>
      withoutPause(buildFromPool(each, undefined, ALL_STEPS)),
    ) as [Result<Build, NoLineup>, Result<Build, NoLineup>]
    if (!built.ok || !expected.ok) throw new Error(`seed ${seed}`)
    expect(withoutSteps(built.value), `seed ${seed}`).toEqual(withoutSteps(expected.value))
    counts[built.value.shortfall ? 'short' : 'whole']++
  }
  expect(counts.whole).toBeGreaterThan(share(280))
  expect(counts.short).toBeGreaterThan(share(20))
})

function withoutSteps({ lineups, steps, ...build }: Build) {
  expect(steps).toBeGreaterThan(0)
  return {
    ...build,
    lineups: lineups.map(({ players, ...lineup }) => ({ ...lineup, ids: players.map(({ id }) => id) })),
  }
}
