import { expect, inject, test } from 'vitest'
import { below } from '#core/numbers/testing/random-choice.ts'
import { personKey } from '#core/players/player.ts'
import type { SetRule } from '#core/rules/build-rule.ts'
import { buildLineups } from '../build.ts'
import type { BuildRequest, BuiltLineup } from '../build-request.ts'
import { loadKernel } from '../kernel.node.ts'
import { seededRandom } from '../testing/random-requests.ts'
import { isShare, shareOf } from '../testing/shares.ts'
import { bruteForcePool } from './testing/brute-force-pool.ts'
import { randomShares, smallBuild } from './testing/small-builds.ts'

const kernel = await loadKernel()

/** Sets of one pool that are looked at one by one. */
const MOST_SETS = 60_000

test('no set of lineups under shares is better than the gap says, and few gaps say more than there is', () => {
  const counts = { sets: 0, exact: 0, improvable: 0, kept: 0 }
  const tries = inject('isThorough') ? 3_000 : 400
  for (let seed = 0; seed < tries; seed++) {
    const random = seededRandom(90_000 + seed)
    const free = smallBuild(seed, random)
    const count = 2 + below(random, 2)
    const pool = bruteForcePool({ ...free, count, rules: randomShares(random, free) })
    if (pool.all.length < 10 || pool.all.length ** count > MOST_SETS) continue
    const keptLineups = random() < 0.2 ? [idsOf(pool, 3)] : []
    const bannedLineups = random() < 0.2 ? [idsOf(pool, 0), idsOf(pool, 1)] : []
    const request = { ...pool.request, keptLineups, bannedLineups }
    const built = buildLineups(request, kernel)
    if (!built.ok) throw new Error(built.error.message)
    const { lineups, gap } = built.value
    if (lineups.length < count || gap === null) continue
    const best = bestSet(request, pool, lineups)
    const worth = lineups.reduce((sum, { objective }) => sum + terms(objective), 0)
    const left = Math.round(gap * count * 10_000)
    expect(worth + left, `seed ${seed}`).toBeGreaterThanOrEqual(best)
    expect(worth, `seed ${seed}`).toBeLessThanOrEqual(best)
    counts.sets++
    if (worth + left === best) counts.exact++
    if (worth < best) counts.improvable++
    if (keptLineups.length > 0) counts.kept++
  }
  expect(counts.sets).toBeGreaterThan(tries / 4)
  expect(counts.exact).toBeGreaterThan(0.9 * counts.sets)
  expect(counts.improvable).toBeLessThan(0.02 * counts.sets)
  expect(counts.kept).toBeGreaterThan(20)
})

type Pool = ReturnType<typeof bruteForcePool>

function idsOf({ all, rows }: Pool, place: number): string[] {
  return all[place]!.rows.map((row) => rows[row]!.id)
}

function terms(points: number): number {
  return Math.round(points * 10_000)
}

/** The most terms of so many lineups that meet every share, and the number of captains, as well as those built do: every set is looked at. */
function bestSet(request: BuildRequest, { all, rows }: Pool, built: readonly BuiltLineup[]): number {
  const { rules, count, keptLineups = [], bannedLineups = [] } = request
  const lineups = all.map(({ rows: own, objective }) => ({
    players: own.map((row) => rows[row]!),
    objective,
  }))
  const isOneOf = (list: readonly (readonly string[])[], { players }: (typeof lineups)[number]) => {
    const key = keyOf(players.map(({ id }) => id))
    return list.some((ids) => keyOf(ids) === key)
  }
  const kept = lineups.filter((lineup) => isOneOf(keptLineups, lineup))
  const open = lineups.filter((lineup) => !isOneOf([...keptLineups, ...bannedLineups], lineup))
  const judges = rules.flatMap((rule) => judgeOf(rule as SetRule, count, built))
  let best = Number.NEGATIVE_INFINITY
  choose(0, kept)
  return best

  function choose(from: number, chosen: readonly (typeof lineups)[number][]): void {
    if (chosen.length === count) {
      if (!judges.every((isMet) => isMet(chosen))) return
      best = Math.max(
        best,
        chosen.reduce((sum, { objective }) => sum + terms(objective), 0),
      )
      return
    }
    for (let place = from; place < open.length; place++) choose(place + 1, [...chosen, open[place]!])
  }
}

function keyOf(ids: readonly string[]): string {
  return [...ids].sort().join()
}

type Held = Pick<BuiltLineup, 'players'>
type Judge = (lineups: readonly Held[]) => boolean

/** Whether lineups meet a rule, or miss it by no more than the built ones. */
function judgeOf(rule: SetRule, count: number, built: readonly Held[]): Judge[] {
  const atLeast = (number: (lineups: readonly Held[]) => number, wanted: number): Judge => {
    const least = Math.min(wanted, number(built))
    return (lineups) => number(lineups) >= least
  }
  const captainOf = ({ players }: Held) => personKey(players[0]!)
  if (rule.kind === 'captains')
    return [atLeast((lineups) => new Set(lineups.map(captainOf)).size, rule.atLeast)]
  // Shares of stacks are counted in feature-share.test.ts.
  if (!isShare(rule)) return []
  const { has, min, max } = shareOf(rule, count)
  const having = (lineups: readonly Held[]) => lineups.filter(({ players }) => has(players)).length
  return [atLeast(having, min), atLeast((lineups) => -having(lineups), -max)]
}
