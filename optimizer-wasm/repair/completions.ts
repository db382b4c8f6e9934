import { isShown } from '#core/games/choice-gain.ts'
import type { Estimate } from '#core/numbers/estimate.ts'
import { locksAtOf } from '#core/players/games.ts'
import type { Kernel } from '../kernel.ts'
import { stepsOfABuild } from '../sequence/build-from-pool.ts'
import { apartFrom, distanceOf } from '../sequence/lineup-distance.ts'
import { poolFacts } from '../sequence/pool-facts.ts'
import { cellReader, GONE, inOldSlots } from './lineup-cells.ts'
import { lineupPools, openPool } from './lineup-pools.ts'
import type { Completions, Repair, RepairedLineup, RepairRequest, WhyNot } from './repair-request.ts'
import { repairedLineup } from './repairs-in-order.ts'
import { stepPurse } from './step-purse.ts'

/** Completions of a lineup, and of all lineups together: what two threads play in about a second. */
const MOST_OF_A_LINEUP = 40
const MOST_TOGETHER = 6000

/** How many completions are played of each of so many lineups. */
export function completionsOfEach(lineups: number): number {
  return Math.max(2, Math.min(MOST_OF_A_LINEUP, Math.floor(MOST_TOGETHER / lineups)))
}

/** So much longer is the next list where players have no places without moving a locked one. */
const GROWTH = 4

/**
 * The best lineups by the objective that each lineup can still become in its open slots: as many as asked for, without itself.
 * Each obeys the rules of single lineups and is as far from the request's other lineups as the rules ask; shares are of a whole list,
 * and are not looked at. A lineup whose slots are all locked has none. Neither has a lineup with a
 * player who is not in the pool: its own worth can't be simulated.
 */
export function completionsOf(
  request: Omit<RepairRequest, 'way'>,
  wanted: number,
  kernel: Kernel,
): Completions {
  const { format, excludedIds = [], lockedSlots = [], rules } = request
  const pools = lineupPools(request, kernel)
  const facts = poolFacts(pools.rows, format)
  const readCells = cellReader(pools.rows, format, excludedIds)
  const read = request.lineups.map((cells, index) => readCells(cells, lockedSlots[index]))
  const apart = distanceOf(rules)
  const lockOf = locksAtOf(pools.rows)
  const placing = { rows: pools.rows, format, locksAt: (row: number) => lockOf(pools.rows[row]!) }
  const purse = stepPurse(request.stepBudget ?? stepsOfABuild(format))
  const found = read.map((before, index) => {
    if (before.lockedSlots.length === before.rows.length || before.rows.includes(GONE)) return []
    const prepared = pools.of(before, null)
    if (!prepared.ok) return []
    const others = read.flatMap(({ rows }, at) => (at === index || rows.includes(GONE) ? [] : [rows]))
    const limits = { apart: { from: others, ...apart }, banned: [before.rows] }
    for (let size = wanted; ; size *= GROWTH) {
      const all = purse.spend((stepBudget) =>
        prepared.value.bestLineups({ ...limits, wanted: size, stepBudget }),
      )
      const placed = all.lineups
        .map(({ rows }) => inOldSlots(rows, before, placing))
        .filter((after) => after !== null)
      if (placed.length < wanted && all.lineups.length === size) continue
      return placed
        .slice(0, wanted)
        .map((after) => repairedLineup(request.lineups[index]!, { index, before, after, facts }))
    }
  })
  return { found, isProved: purse.unproved() === 0 }
}

/** More money, beyond the error of the games. */
export function isGain(gain: Estimate): boolean {
  return gain.value > 0 && isShown(gain)
}

/**
 * The completion of each lineup that gains most, where that is beyond its error; a lineup with a player who is out takes its
 * best one in any case, before the others. The largest gain is chosen first, and each as far from all other lineups, as they are by
 * then, as the rules ask. A lineup without such a one stays as it is; where a player is out, or is not in the pool, with the reason.
 * @param gained by completion, in cents a game.
 */
export function bestCompletions(
  request: Omit<RepairRequest, 'way'>,
  { found, isProved }: Completions,
  gained: readonly Estimate[],
): Repair {
  const { format, excludedIds = [], lockedSlots = [], lineups, rules } = request
  const { rows } = openPool(request)
  const readCells = cellReader(rows, format, excludedIds)
  const read = lineups.map((cells, index) => readCells(cells, lockedSlots[index]))
  const mustChange = read.map((each) => each.outSlots.length > 0)
  const whyNot = (index: number): WhyNot => {
    if (read[index]!.rows.includes(GONE)) return { kind: 'unknown' }
    return { kind: found[index]!.length > 0 ? 'too_near' : isProved ? 'rules' : 'steps' }
  }
  const isApart = apartFrom(poolFacts(rows, format), distanceOf(rules))
  const current = read.map((each) => each.rows)
  const choices = found
    .flat()
    .map((lineup, pair) => ({ lineup, gain: gained[pair]!, isAsked: mustChange[lineup.index]! }))
    .filter(({ gain, isAsked }) => isAsked || isGain(gain))
    .sort((a, b) => Number(b.isAsked) - Number(a.isAsked) || b.gain.value - a.gain.value)
  const chosen = new Map<number, RepairedLineup>()
  for (const { lineup } of choices) {
    if (chosen.has(lineup.index)) continue
    const after = readCells(lineup.after).rows
    const isFar = isApart(after)
    if (!current.every((other, at) => at === lineup.index || other.includes(GONE) || isFar(other))) continue
    chosen.set(lineup.index, lineup)
    current[lineup.index] = after
  }
  return {
    lineups: lineups.map((cells, index) => chosen.get(index)?.after ?? cells),
    repaired: [...chosen.values()].sort((a, b) => a.index - b.index),
    unrepairable: [...lineups.keys()]
      .filter((index) => mustChange[index] && !chosen.has(index))
      .map((index) => ({ index, why: whyNot(index) })),
    isProved,
  }
}
