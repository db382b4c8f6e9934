import { describe, expect, test } from 'vitest'
import type { BuildRequest } from './build-request.ts'
import { loadKernel } from './kernel.node.ts'
import type { FoundLineups } from './lineups-under.ts'
import { preparePool } from './prepared-pool.ts'
import { everyLineupUnder, isOpenTo, type RuledLineup } from './testing/every-lineup-under.ts'
import { randomBuild, randomLimits } from './testing/random-builds.ts'
import { seededRandom } from './testing/random-requests.ts'
import { share } from './testing/share.ts'

const kernel = await loadKernel()

describe('the best lineups under rules and limits are those of brute force, in its order', () => {
  const batches = [0, 1, 2, 3, 4, 5, 6, 7]
  test.each(batches.slice(0, share(batches.length)))('random builds, batch %i of 250', (batch) => {
    let decided = 0
    for (let seed = 250 * batch; seed < 250 * (batch + 1); seed++) decided += expectBruteForceLineups(seed)
    // Far more than none: rules and limits leave some lineups and remove others.
    expect(decided).toBeGreaterThan(200)
  })
})

test('one after another: each search has the limits of the last one and more, or others', () => {
  let lineups = 0
  for (let seed = 0; seed < share(300); seed++) lineups += expectBruteForceSequence(2_000 + seed)
  expect(lineups).toBeGreaterThan(share(1_600))
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
    const found = prepared.value.bestLineups(limits)
    const name = `seed ${seed}, round ${round}`
    const expected = lineups.filter((lineup) => isOpenTo(lineup.rows, rows, limits))
    expectLineups(found, expected.slice(0, limits.wanted), request, name)
    for (const lineup of found.lineups) {
      expect(prepared.value.objectiveOf(lineup.rows), name).toBe(lineup.objective)
    }
    if (found.lineups.length > 0) searches++
  }
  return searches
}

/** A build as its searches see it; how many lineups it has. */
function expectBruteForceSequence(seed: number): number {
  const request = { ...randomBuild(seed), rules: randomBuild(seed).rules.slice(0, 1) }
  const { rows, lineups, bestPoints } = everyLineupUnder(request)
  const prepared = preparePool(request, kernel)
  if (!prepared.ok || bestPoints <= 0) return 0
  const random = seededRandom(seed)
  const players = 1 + Math.floor(3 * random())
  const captainSwapCounts = random() < 0.5
  let from: number[][] = []
  let closedRows: number[] = []
  let built = 0
  for (let round = 0; round < 40; round++) {
    const limits = { wanted: 1, stepBudget: 1e9, closedRows, apart: { from, players, captainSwapCounts } }
    const best = lineups.find((lineup) => isOpenTo(lineup.rows, rows, limits))
    const found = prepared.value.bestLineups(limits)
    expectLineups(found, best ? [best] : [], request, `seed ${seed}, round ${round}`)
    const chosen = found.lineups[0]?.rows
    if (chosen) from = [...from, chosen]
    if (chosen) built++
    // At times a row reaches its share, a closed one is open again, or some of the lineups are built anew.
    if (random() < 0.15) closedRows = [...closedRows, Math.floor(rows.length * random())]
    if (random() < 0.1) closedRows = closedRows.slice(1)
    if (random() < 0.05) from = from.slice(Math.floor(from.length * random()))
  }
  return built
}

function expectLineups(
  found: FoundLineups,
  expected: readonly RuledLineup[],
  { format }: BuildRequest,
  name: string,
): void {
  const inPoolOrder = (lineup: readonly number[]) =>
    lineup
      .map((row, slot) => ({
        row,
        group: format.rosterSlots.findIndex(({ code }) => code === format.rosterSlots[slot]!.code),
      }))
      .sort((a, b) => a.group - b.group || a.row - b.row)
      .map(({ row }) => row)
  expect(
    found.lineups.map(({ rows, objective }) => ({ rows: inPoolOrder(rows), objective })),
    name,
  ).toEqual(
    expected.map(({ rows, objective }) => ({ rows: inPoolOrder(rows), objective: objective / 10_000 })),
  )
  expect(found.isProved, name).toBe(true)
}
