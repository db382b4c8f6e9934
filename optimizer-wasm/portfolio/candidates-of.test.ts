import { beforeAll, expect, test } from 'vitest'
import { contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { distinctLineups, findLineup, indexLineups } from '#core/contest-pool/distinct-lineups.ts'
import { rowsOfLineup } from '#core/contest-pool/lineup-rows.ts'
import { ownershipOfPool } from '#core/field/ownership-target.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { scoreModelOf } from '#core/games/score-model.ts'
import { withOwnership } from '#core/ownership/expected-ownership.ts'
import { countedPoints } from '#core/players/points.ts'
import type { BuildRule } from '#core/rules/build-rule.ts'
import { loadFieldKernel } from '../field/kernel.node.ts'
import { drawField, fitField } from '../field.ts'
import { loadKernel } from '../kernel.node.ts'
import { loadSimKernel } from '../sim/kernel.node.ts'
import { showdownSlate } from '../testing/generated-slates.ts'
import { type CandidateKernels, type CandidateRequest, candidatesOf } from './candidates-of.ts'

const pool = contestPoolOf(withOwnership(showdownSlate(24, 5), SHOWDOWN), SHOWDOWN)

let kernels: CandidateKernels
let request: CandidateRequest
beforeAll(async () => {
  kernels = { search: await loadKernel(), sim: await loadSimKernel(), field: await loadFieldKernel() }
  const field = fitField({ pool, target: ownershipOfPool(pool) }, kernels.field)!
  const drawn = distinctLineups(drawField(field, pool, { count: 500, seed: 1 }, kernels.field))
  request = {
    pool,
    rules: [],
    scores: scoreModelOf(pool),
    field,
    opponents: { lineups: drawn.lineups, copies: drawn.copies },
    seed: 3,
    count: 900,
  }
})

test('the candidates are distinct legal lineups, as many as wanted, the same for the same seed', () => {
  const candidates = candidatesOf(request, kernels)
  expect(candidates.count).toBe(900)
  expect(distinctLineups(candidates).lineups.count).toBe(900)
  for (let index = 0; index < candidates.count; index++) {
    const rows = Array.from(rowsOfLineup(candidates, index), (row) => pool.rows[row]!)
    expect(rows.reduce((sum, { salary }) => sum + salary, 0)).toBeLessThanOrEqual(pool.budget)
    expect(new Set(rows.map(({ team }) => team)).size).toBe(2)
  }
  expect(candidatesOf(request, kernels)).toEqual(candidates)
})

test('the lineups with the most points and those that the field plays are among them', () => {
  const candidates = indexLineups(candidatesOf(request, kernels))
  const best = candidatesOf({ ...request, sources: ['points'], count: 100 }, kernels)
  for (let index = 0; index < best.count; index++) {
    expect(findLineup(candidates, best, index)).toBeGreaterThanOrEqual(0)
  }
  const points = Array.from({ length: best.count }, (_, index) =>
    rowsOfLineup(best, index).reduce(
      (sum, row, slot) => sum + countedPoints(pool.rows[row]!) * (slot === 0 ? 1.5 : 1),
      0,
    ),
  )
  expect(points).toEqual(points.toSorted((a, b) => b - a))
})

test('every candidate obeys the rules, whatever its source', () => {
  const person = pool.people[9]
  const rule: BuildRule = { kind: 'person', person: person!.key, slots: 'any', use: 'exclude' }
  for (const sources of [['field'], ['games'], ['points'], undefined] as const) {
    const candidates = candidatesOf({ ...request, rules: [rule], ...(sources && { sources }) }, kernels)
    expect(candidates.count).toBeGreaterThan(100)
    expect([...candidates.rows].filter((row) => pool.personOfRow[row] === 9)).toEqual([])
  }
})

test('without a field model the lineups of the opponents stand for the field', () => {
  const candidates = candidatesOf({ ...request, field: null, sources: ['field'] }, kernels)
  expect(candidates.count).toBe(request.opponents.lineups.count)
})
