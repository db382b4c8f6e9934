import { expect, test } from 'vitest'
import { contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { rowsOfLineup } from '#core/contest-pool/lineup-rows.ts'
import { withShare } from '#core/field/other-ownership.ts'
import { ownershipOfPool } from '#core/field/ownership-target.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { scoreModelOf } from '#core/games/score-model.ts'
import { withOwnership } from '#core/ownership/expected-ownership.ts'
import { simContestOf } from '#core/payouts/contest-settings.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import { loadFieldKernel } from '#optimizer/field/kernel.node.ts'
import { drawField, fitField } from '#optimizer/field.ts'
import { loadSimKernel } from '#optimizer/sim/kernel.node.ts'
import { simulate } from '#optimizer/sim.ts'
import { showdownSlate } from '#optimizer/testing/generated-slates.ts'
import { drawnField, drawOpponents } from './sim-field.ts'
import { playWorlds } from './sim-worlds.ts'
import { joinedWorlds } from './worlds-parts.ts'

const kernels = { field: await loadFieldKernel(), sim: await loadSimKernel() }
const rows = withOwnership(showdownSlate(40, 3), SHOWDOWN)
const pool = contestPoolOf(rows, SHOWDOWN, { leftOut: new Set() })
const settings = simContestOf({ ...usualContest('double_up'), size: 3000 })
if (!settings.ok) throw new Error(settings.error)
const { contest } = settings.value
const model = fitField({ pool, target: ownershipOfPool(pool) }, kernels.field)!

/** A lineup that the field likes, so that it has something to lose. */
const drawn = drawField(model, pool, { count: 1, seed: 3 }, kernels.field)
const sim = {
  ...{ formatId: SHOWDOWN.id, rows, leftOut: [], contest, seed: 1 },
  lineups: [Array.from(rowsOfLineup(drawn, 0), (row) => pool.rows[row]!.id)],
}
const errors = { captain: 1.1, flex: 4.5 }
const field = drawnField(sim, pool, kernels.field)
const worldsOfLineup = (parts = 1, own = errors) =>
  joinedWorlds(
    Array.from({ length: parts }, (_, part) =>
      playWorlds({ sim, errors: own }, pool, field, kernels, { part, parts }),
    ),
  )
const answer = worldsOfLineup()

test('a band and the six players of a lineup come from the same games, the same ones for any number of threads', () => {
  expect(answer.worlds).toBe(20)
  expect(answer.games).toBe(2000)
  expect(answer.band.low).toBeLessThan(0)
  expect(answer.band.high).toBeGreaterThan(0)
  expect(answer.people.map(({ id }) => id)).toEqual(sim.lineups[0])
  for (const { share, more, less } of answer.people) {
    expect(more - share).toBeCloseTo(0.1, 9)
    expect(share - less).toBeLessThanOrEqual(0.1 + 1e-9)
  }
  expect(worldsOfLineup(3)).toEqual(answer)
})

test('a wider error gives a wider band', () => {
  const wide = worldsOfLineup(1, { captain: 1.6, flex: 6.5 })
  const width = ({ band }: typeof answer) => band.high - band.low
  expect(width(wide)).toBeGreaterThan(1.1 * width(answer))
})

test('10 points more of a player pay what a field that is fitted and drawn with them pays', () => {
  const flex = answer.people.slice(1).toSorted((a, b) => b.moreCents!.value - a.moreCents!.value)
  for (const { id, more, moreCents } of [flex[0]!, flex.at(-1)!]) {
    const person = pool.personOfRow[pool.rows.findIndex((row) => row.id === id)]!
    const target = withShare(ownershipOfPool(pool), pool, { person, slot: 'flex', share: more })
    const other = fitField({ pool, target }, kernels.field)!
    const cents = [model, other].map((each) => meanCents(each))
    // Drawn fields differ by chance by more than the games do.
    expect(Math.abs(moreCents!.value - (cents[1]! - cents[0]!))).toBeLessThan(0.04 * contest.feeCents)
  }
})

/** Over six fields of the model, on the games of the answer. */
function meanCents(each: typeof model): number {
  const all = [1, 2, 3, 4, 5, 6].map((seed) => {
    const opponents = drawOpponents(each, { pool, entries: contest.entries, seed }, kernels.field)
    const request = { pool, scores: scoreModelOf(pool), contest, opponents, lineups: field.judged }
    const { outcomes } = simulate({ ...request, entering: 'alone', games: 2000, seed: 1 }, kernels.sim)
    return outcomes[0]!.profit.value
  })
  return all.reduce((sum, cents) => sum + cents, 0) / all.length
}
