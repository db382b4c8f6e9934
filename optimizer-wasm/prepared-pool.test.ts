import { beforeAll, describe, expect, test } from 'vitest'
import { everyLineupUnder, isOpenTo, type RuledLineup } from './every-lineup-under.ts'
import { loadKernel } from './kernel.node.ts'
import type { Kernel } from './kernel.ts'
import { preparePool } from './prepared-pool.ts'
import { randomBuild, randomLimits } from './random-builds.ts'
import { seededRandom } from './random-requests.ts'

let kernel: Kernel
beforeAll(async () => {
  kernel = await loadKernel()
})

describe('the best lineups under rules and limits are those of brute force, in its order', () => {
  test.each([0, 1, 2, 3, 4, 5, 6, 7])('random builds, batch %i of 250', (batch) => {
    let decided = 0
    for (let seed = 250 * batch; seed < 250 * (batch + 1); seed++) decided += expectBruteForceLineups(seed)
    // Far more than none: rules and limits leave some lineups and remove others.
    expect(decided).toBeGreaterThan(200)
  })
})

/** Checks several searches of one prepared pool; how many of them have lineups. */
function expectBruteForceLineups(seed: number): number {
  const request = randomBuild(seed)
  const { rows, lineups, bestPoints } = everyLineupUnder(request)
  // Percents of nothing have no meaning.
  if (bestPoints <= 0 && request.rules.some(({ kind }) => kind === 'projection')) return 0
  const prepared = preparePool(request, kernel)
  if (!prepared.ok) {
    expect(everyLineupUnder({ ...request, rules: [] }).lineups, `seed ${seed}`).toEqual([])
    return 0
  }
  expect(prepared.value.rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  const random = seededRandom(seed)
  let searches = 0
  for (let round = 0; round < 4; round++) {
    const limits = randomLimits(
      random,
      rows.length,
      lineups.map((lineup) => lineup.rows),
    )
    const hasCaptain = request.mode.captain !== null
    const wanted = lineups
      .filter((lineup) => isOpenTo(lineup.rows, rows, limits, hasCaptain))
      .slice(0, limits.wanted)
    const found = prepared.value.bestLineups(limits)
    const name = `seed ${seed}, round ${round}`
    expect(
      found.lineups.map((lineup) => ({ ...lineup, rows: inPoolOrder(lineup.rows) })),
      name,
    ).toEqual(
      wanted.map((lineup) => ({ rows: inPoolOrder(lineup.rows), objective: lineup.objective / 10_000 })),
    )
    expect(found.isProved, name).toBe(true)
    for (const lineup of found.lineups) {
      expect(prepared.value.objectiveOf(lineup.rows), name).toBe(lineup.objective)
    }
    if (wanted.length > 0) searches++
  }
  return searches

  /** Rows of equal slots in pool order; slots of one code stand together. */
  function inPoolOrder(own: RuledLineup['rows']): number[] {
    const { rosterSlots } = request.mode
    return own
      .map((row, slot) => ({
        row,
        group: rosterSlots.findIndex(({ code }) => code === rosterSlots[slot]!.code),
      }))
      .sort((a, b) => a.group - b.group || a.row - b.row)
      .map(({ row }) => row)
  }
}
