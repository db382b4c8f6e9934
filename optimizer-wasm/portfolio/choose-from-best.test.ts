import { beforeAll, expect, test } from 'vitest'
import { contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { distinctLineups, findLineup, indexLineups } from '#core/contest-pool/distinct-lineups.ts'
import { lineupRowsOf, pickLineups, rowsOfLineup } from '#core/contest-pool/lineup-rows.ts'
import { ownershipOfPool } from '#core/field/ownership-target.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { scoreModelOf } from '#core/games/score-model.ts'
import { withOwnership } from '#core/ownership/expected-ownership.ts'
import { simContestOf } from '#core/payouts/contest-settings.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import { countedPoints } from '#core/players/points.ts'
import { loadFieldKernel } from '../field/kernel.node.ts'
import { drawField, fitField } from '../field.ts'
import { loadKernel } from '../kernel.node.ts'
import { loadSimKernel } from '../sim/kernel.node.ts'
import { showdownSlate } from '../testing/generated-slates.ts'
import type { CandidateKernels } from './candidates-of.ts'
import { chooseFromBest, type EntriesRequest } from './choose-from-best.ts'

const pool = contestPoolOf(withOwnership(showdownSlate(24, 5), SHOWDOWN), SHOWDOWN)
const none = lineupRowsOf([], pool)
const games = { screened: 500, chosen: 500, heldOut: 500 }

let kernels: CandidateKernels
let request: EntriesRequest
beforeAll(async () => {
  kernels = { search: await loadKernel(), sim: await loadSimKernel(), field: await loadFieldKernel() }
  const contest = simContestOf({ ...usualContest('large_top_heavy'), size: 500 })
  if (!contest.ok) throw new Error(contest.error)
  const field = fitField({ pool, target: ownershipOfPool(pool) }, kernels.field)!
  const opponents = distinctLineups(drawField(field, pool, { count: 500, seed: 1 }, kernels.field))
  const common = { pool, scores: scoreModelOf(pool), opponents, seed: 3 }
  request = {
    candidates: { ...common, rules: [], field: null, count: 1_200 },
    ...{ locked: none, removed: none, mayRepeat: false },
    contests: [{ ...common, ...contest.value, count: 10, objective: 'profit', games }],
  }
})

const pointsOf = (rows: Uint16Array) =>
  rows.reduce((sum, row, slot) => sum + countedPoints(pool.rows[row]!) * (slot === 0 ? 1.5 : 1), 0)

test('the choice is from the 600 best by points', () => {
  const { candidates, isWidened, portfolios } = chooseFromBest(request, kernels)
  expect([candidates.count, isWidened]).toEqual([600, false])
  // Sums in another order differ in the last digits.
  const points = Array.from({ length: 600 }, (_, place) =>
    Math.round(1_000 * pointsOf(rowsOfLineup(candidates, place))),
  )
  expect(points).toEqual(points.toSorted((a, b) => b - a))
  expect(portfolios[0]!.chosen).toHaveLength(10)
})

test('a limit that the best by points cannot meet widens the candidates, and is met', () => {
  const { candidates: best } = chooseFromBest(request, kernels)
  const captains = new Set(
    Array.from({ length: best.count }, (_, place) => pool.personOfRow[rowsOfLineup(best, place)[0]!]),
  )
  const contests = request.contests.map((contest) => ({
    ...contest,
    count: 150,
    limits: { captains: { atLeast: captains.size + 1 } },
  }))
  const { candidates, isWidened, portfolios } = chooseFromBest({ ...request, contests }, kernels)
  expect(isWidened).toBe(true)
  expect(candidates.count).toBe(1_200)
  const widened = indexLineups(candidates)
  for (let place = 0; place < 400; place++) expect(findLineup(widened, best, place)).toBeGreaterThanOrEqual(0)
  expect(portfolios[0]!.unmet).toEqual([])
  expect(portfolios[0]!.isShort).toBe(false)
})

test('where no source has enough lineups the answer says that it is short', () => {
  const few = chooseFromBest({ ...request, candidates: { ...request.candidates, count: 8 } }, kernels)
  expect([few.isWidened, few.portfolios[0]!.isShort]).toEqual([true, true])
})

test('locked lineups come first and are entered; removed ones are no candidates', () => {
  const { candidates: best, portfolios } = chooseFromBest(request, kernels)
  const unused = Array.from({ length: best.count }, (_, place) => place).find(
    (place) => !portfolios[0]!.chosen.includes(place),
  )!
  const locked = pickLineups(best, [unused])
  const removed = pickLineups(best, [portfolios[0]!.chosen[0]!])
  const now = chooseFromBest({ ...request, locked, removed }, kernels)
  expect(findLineup(indexLineups(locked), now.candidates, 0)).toBe(0)
  expect(now.portfolios[0]!.chosen[0]).toBe(0)
  expect(findLineup(indexLineups(now.candidates), removed, 0)).toBe(-1)
})
