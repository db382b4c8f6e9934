import { beforeAll, expect, test } from 'vitest'
import { contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { withOwnership } from '#core/ownership/expected-ownership.ts'
import { simContestOf } from '#core/payouts/contest-settings.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import { loadFieldKernel } from '#optimizer/field/kernel.node.ts'
import { loadKernel } from '#optimizer/kernel.node.ts'
import type { CandidateKernels } from '#optimizer/portfolio.ts'
import { loadSimKernel } from '#optimizer/sim/kernel.node.ts'
import { showdownSlate } from '#optimizer/testing/generated-slates.ts'
import { chosenEntries } from './chosen-entries.ts'
import type { ChoiceQuestion, ChosenEntries } from './entries-messages.ts'

const rows = withOwnership(showdownSlate(20, 4), SHOWDOWN)
const pool = contestPoolOf(rows, SHOWDOWN)
const contestOf = (feeCents: number, size: number): SimContest => {
  const contest = simContestOf({ ...usualContest('large_top_heavy'), feeCents, size })
  if (!contest.ok) throw new Error(contest.error)
  return contest.value.contest
}
const question: ChoiceQuestion = {
  sim: { formatId: SHOWDOWN.id, rows, leftOut: [], seed: 2 },
  contests: [
    { contest: contestOf(500, 1_000), count: 4, limits: {} },
    { contest: contestOf(2_000, 300), count: 3, limits: {} },
  ],
  mayRepeat: false,
  rules: [],
  candidates: 400,
  locked: [],
  removed: [],
  objective: 'profit',
  bankrollCents: null,
}

let kernels: CandidateKernels
/** The answer to the question as it stands. */
let usual: ChosenEntries
const chosenFor = (change: Partial<ChoiceQuestion>): ChosenEntries =>
  chosenEntries({ ...question, ...change }, pool, kernels, () => {})
const keyOf = (ids: readonly string[]) => [ids[0], ...ids.slice(1).toSorted()].join()

beforeAll(async () => {
  kernels = { search: await loadKernel(), sim: await loadSimKernel(), field: await loadFieldKernel() }
  usual = chosenFor({})
})

test('each contest gets its entries; without repeats none is in two, and profits add up in the same games', () => {
  const { contests, overlap, together, judges, games } = usual
  expect(contests.map(({ lineups }) => lineups.length)).toEqual([4, 3])
  const keys = contests.flatMap(({ lineups }) => lineups.map(keyOf))
  expect(new Set(keys).size).toBe(7)
  expect(overlap).toEqual([
    [4, 0],
    [0, 3],
  ])
  expect(judges).toBe(4)
  expect(together.sorted).toHaveLength(games.heldOut)
  const sum = contests.reduce((total, { profit }) => total + profit.profit.value, 0)
  expect(together.profit.value).toBeCloseTo(sum, 6)
  for (const { profit, outcome } of contests) {
    expect(profit.profit.value).toBeCloseTo(outcome.profit.value, 6)
    expect(profit.chanceOfProfit.value).toBeCloseTo(outcome.chanceOfProfit.value, 9)
  }
})

test('a lineup may be in several contests where that is asked for; of one contest, together is that contest', () => {
  const { overlap } = chosenFor({ mayRepeat: true })
  expect(overlap[0]![1]).toBeGreaterThan(0)
  expect(overlap[1]![0]).toBe(overlap[0]![1])
  const alone = chosenFor({ contests: [question.contests[1]!] })
  expect(alone.together.profit).toEqual(alone.contests[0]!.profit.profit)
})

test('candidates that were not chosen have the ROI of the first contest with its error', () => {
  const { others, contests, candidates } = usual
  const chosen = new Set(contests.flatMap(({ lineups }) => lineups.map(keyOf)))
  expect(others).toHaveLength(candidates - chosen.size)
  expect(others.filter(({ ids }) => chosen.has(keyOf(ids)))).toEqual([])
  for (const { roi } of others) {
    expect(roi!.value).toBeGreaterThanOrEqual(-1)
    expect(roi!.error).toBeGreaterThan(0)
  }
})

test('a locked lineup is entered in the dearest contest, a removed one in none', () => {
  const { contests } = usual
  const locked = contests[0]!.lineups[3]!
  const removed = contests[1]!.lineups[0]!
  const now = chosenFor({ locked: [locked], removed: [removed] })
  expect(keyOf(now.contests[1]!.lineups[0]!)).toBe(keyOf(locked))
  const entered = now.contests.flatMap(({ lineups }) => lineups.map(keyOf))
  expect(entered).not.toContain(keyOf(removed))
  expect(entered.filter((key) => key === keyOf(locked))).toHaveLength(1)
})

test('of an ownership that no field can have the answer says so, and how far the field used is from it', () => {
  expect(usual.field.isAttainable).toBe(true)
  const dear = rows
    .toSorted((a, b) => b.salary - a.salary)
    .slice(0, 12)
    .map(({ id }) => id)
  const owned = rows.map((row) => ({ ...row, ownershipPct: dear.includes(row.id) ? 80 : 0 }))
  const own = contestPoolOf(owned, SHOWDOWN)
  const asked = { ...question, sim: { ...question.sim, rows: owned } }
  const { field, contests } = chosenEntries(asked, own, kernels, () => {})
  expect(field.isAttainable).toBe(false)
  expect(field.worst).toBeGreaterThan(1)
  expect(contests.map(({ lineups }) => lineups.length)).toEqual([4, 3])
})

test('more entries than a contest has are refused with a sentence', () => {
  const [first] = question.contests
  const small = { ...first!, contest: contestOf(500, 20), count: 21 }
  expect(() => chosenFor({ contests: [small] })).toThrow(
    /The contest has 20 entries, fewer than the 21 to choose/,
  )
})
