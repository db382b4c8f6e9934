import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { withOwnership } from '#core/ownership/expected-ownership.ts'
import { simContestOf } from '#core/payouts/contest-settings.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import { countedPoints } from '#core/players/points.ts'
import { loadFieldKernel } from '#optimizer/field/kernel.node.ts'
import { loadSimKernel } from '#optimizer/sim/kernel.node.ts'
import { simulate } from '#optimizer/sim.ts'
import { showdownSlate } from '#optimizer/testing/generated-slates.ts'
import { drawnField, poolOf } from '../sim/sim-field.ts'
import { profitTogether, requestTogether, setSince } from './play-together.ts'
import { setWorlds } from './set-worlds.ts'

const kernels = { field: await loadFieldKernel(), sim: await loadSimKernel() }
const GAMES = 2_000
const rows = withOwnership(showdownSlate(20, 4), SHOWDOWN)
const contest = simContestOf({ ...usualContest('large_top_heavy'), feeCents: 500, size: 1_000 })
if (!contest.ok) throw new Error(contest.error)
const captains = rows.filter(({ position }) => position === 'CPT')
/** Two lineups of any six people. */
const lineups = [0, 6].map((first) =>
  captains.slice(first, first + 6).map((row, slot) => {
    const flex = rows.find(({ name, position }) => name === row.name && position !== 'CPT')!
    return slot === 0 ? row.id : flex.id
  }),
)
const sim = { formatId: SHOWDOWN.id, rows, leftOut: [], contest: contest.value.contest, lineups, seed: 3 }
const { opponents } = drawnField(sim, poolOf(sim), kernels.field)
const since = (before: { rows?: typeof rows; leftOut?: string[] }) =>
  setSince({ sim, before: { rows, leftOut: [], ...before }, games: GAMES }, kernels)

test('with the same figures a set makes the same in every game', () => {
  const { now, before, gained } = since({})
  expect(now).toEqual(before)
  expect(gained.value).toBe(0)
  expect(now.profit).toEqual(
    simulate({ ...requestTogether(sim, opponents), games: GAMES }, kernels.sim).together!.profit,
  )
})

test('a lineup entered twice is one independent entry, and other people make it more', () => {
  const together = (own: readonly (readonly string[])[]) =>
    [...profitTogether(requestTogether({ ...sim, lineups: own }, opponents), [GAMES], kernels.sim)][0]!
  const [first, second] = lineups as [string[], string[]]
  const twice = together([first, first])
  expect(twice.independent).toBeCloseTo(1, 9)
  const two = together([first, second])
  expect(two.independent).toBeGreaterThan(1.2)
  expect(two.independent).toBeLessThanOrEqual(2)
  expect(two.chanceOfLosingAll.value).toBeLessThan(twice.chanceOfLosingAll.value)
  const { independent: _, cash, paid, means, ...profit } = two
  // Profit by game is what is paid less both fees, and its mean is that of the games.
  expect(Array.from(paid, (cents) => cents - 1_000).sort((a, b) => a - b)).toEqual([...profit.sorted])
  expect(cash.value).toBeGreaterThan(0)
  const whole = simulate({ ...requestTogether(sim, opponents), games: GAMES }, kernels.sim)
  expect(profit).toEqual(whole.together)
  expect(means).toEqual(whole.means)
})

test('after each round the figures are those of its games, whatever was told before', () => {
  const request = requestTogether(sim, opponents)
  const after = (...rounds: number[]) => [...profitTogether(request, rounds, kernels.sim)]
  expect(after(1_000, GAMES)).toEqual([...after(1_000), ...after(GAMES)])
})

test('a set whose people were expected to score more lost money since, by the difference of both', () => {
  const held = new Set(lineups.flat())
  const names = new Set(rows.filter(({ id }) => held.has(id)).map(({ name }) => name))
  const better = rows.map((row) =>
    names.has(row.name) ? { ...row, projectedPoints: countedPoints(row) + 5 } : row,
  )
  const { now, before, gained } = since({ rows: better })
  expect(gained.value).toBeCloseTo(now.profit.value - before.profit.value, 6)
  expect(gained.value).toBeLessThan(-2 * gained.error)
  for (const [entry, cash] of before.cash.entries())
    expect(cash.value).toBeGreaterThan(now.cash[entry]!.value)
  // Paired, the difference is known better than two runs of their own would say.
  expect(gained.error).toBeLessThan(Math.hypot(now.profit.error, before.profit.error))
})

test('a set in a field whose ownership is known is worth the same in every world, and the wronger it is the less is known', () => {
  const worlds = (flex: number) => setWorlds({ sim, errors: { captain: flex / 3, flex } }, kernels)
  const [exact, file, wrong] = [worlds(0), worlds(2), worlds(8)]
  expect([exact.worlds, exact.redrawn]).toEqual([20, 0])
  const width = ({ band }: typeof exact) => band.high - band.low
  // Raking meets an ownership within a tenth of a point.
  expect(width(exact)).toBeLessThan(width(file) / 2)
  expect(width(wrong)).toBeGreaterThan(1.5 * width(file))
  expect(wrong.band.low).toBeLessThan(0)
  expect(wrong.band.high).toBeGreaterThan(0)
})
