import { expect, test } from 'vitest'
import { contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { seedOfField } from '#core/field/clumped-field.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { simContestOf } from '#core/payouts/contest-settings.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import { personKey } from '#core/players/player.ts'
import { buildLineups } from '#optimizer/build.ts'
import { loadFieldKernel } from '#optimizer/field/kernel.node.ts'
import { loadKernel } from '#optimizer/kernel.node.ts'
import { repairLineups } from '#optimizer/repair.ts'
import { loadSimKernel } from '#optimizer/sim/kernel.node.ts'
import { showdownSlate } from '#optimizer/testing/generated-slates.ts'
import { drawOpponents } from './sim-field.ts'
import type { PairsQuestion } from './sim-messages.ts'
import { fieldOfPairs, pairOutcomes, playedPairs } from './sim-pairs.ts'

const kernels = { field: await loadFieldKernel(), sim: await loadSimKernel() }
const rows = showdownSlate(24, 5).map((row) => ({ ...row, ownershipPct: row.position === 'CPT' ? 4 : 20 }))
const settings = { strategy: 'max_points', contestFormat: 'cash', creativity: 50 } as const
const request = { playerPool: rows, format: SHOWDOWN, budget: SHOWDOWN.budget, settings, rules: [] }
const kernel = await loadKernel()
const built = buildLineups({ ...request, count: 8 }, kernel)
if (!built.ok) throw new Error(built.error.message)
const out = built.value.exposures[1]!.person
const lineups = built.value.lineups.map(({ players }) => players.map(({ id }) => id))
const excludedIds = rows.filter((row) => personKey(row) === out).map(({ id }) => id)
const { repaired } = repairLineups({ ...request, excludedIds, lineups, way: { kind: 'best' } }, kernel)
const contest = simContestOf(usualContest('double_up'))
if (!contest.ok) throw new Error(contest.error)
const question = {
  formatId: SHOWDOWN.id,
  rows,
  leftOut: [out],
  contest: { ...contest.value.contest, entries: 1000, tiers: [{ from: 1, to: 450, prizeCents: 2000 }] },
  seed: 1,
  drawn: { most: 1000 },
}
const pool = contestPoolOf(rows, SHOWDOWN, { leftOut: new Set([out]) })

/** As so many threads of a page answer. */
function worthsOf(asked: PairsQuestion, parts: number) {
  const field = fieldOfPairs({ ...asked, lineups: [] }, pool, kernels.field)
  const played = Array.from({ length: parts }, (_, part) =>
    playedPairs(
      { question: asked, fields: [field.opponents, ...field.moreOpponents!], of: { part, parts } },
      pool,
      kernels.sim,
    ),
  )
  return pairOutcomes({ question: asked, parts: played }, pool)
}

test('a repaired lineup gains what it is worth more on the same games, known better than either figure', () => {
  const pairs = repaired.map(({ index, after }) => ({ before: lineups[index]!, after }))
  expect(pairs.length).toBeGreaterThan(2)
  const fee = question.contest.feeCents
  const worths = worthsOf({ ...question, pairs }, 1)
  for (const threads of [2, 3]) expect(worthsOf({ ...question, pairs }, threads)).toEqual(worths)
  for (const { roiBefore, roiAfter, profitGained, top1Gained } of worths) {
    expect(profitGained.value / fee).toBeCloseTo(roiAfter!.value - roiBefore!.value, 9)
    // Five players who play beside one who scores nothing, against six.
    expect(profitGained.value).toBeGreaterThan(2 * profitGained.error)
    const apart = Math.hypot(roiBefore!.error, roiAfter!.error)
    expect(profitGained.error / fee).toBeLessThan(apart)
    expect(top1Gained.value).toBeGreaterThan(2 * top1Gained.error)
  }
})

test('a lineup beside itself gains nothing, exactly', () => {
  const [{ after } = { after: [] }] = repaired
  const [same] = worthsOf({ ...question, pairs: [{ before: after, after }] }, 1)
  expect(same!.profitGained).toEqual({ value: 0, error: 0 })
})

test('in small, each opponent stands for several, and a lineup gains as much as in the whole contest', () => {
  const pairs = repaired.map(({ index, after }) => ({ before: lineups[index]!, after }))
  const whole = worthsOf({ ...question, pairs }, 2)
  const small = worthsOf({ ...question, pairs, drawn: { most: 250, clumping: 0 } }, 2)
  for (const [pair, { profitGained }] of small.entries()) {
    const gap = profitGained.value - whole[pair]!.profitGained.value
    expect(Math.abs(gap)).toBeLessThan(4 * Math.hypot(profitGained.error, whole[pair]!.profitGained.error))
    expect(gap).not.toBe(0)
  }
})

test('contests of several sizes are played against the same draws, each against as many as it has entries', () => {
  for (const clumping of [0, undefined])
    for (const entries of [50, 90, 60]) {
      const asked = {
        ...question,
        lineups: [],
        contest: { ...question.contest, entries },
        drawn: { most: 100, ...(clumping === 0 && { clumping }) },
      }
      const { model, opponents, moreOpponents } = fieldOfPairs(asked, pool, kernels.field)
      const drawing = { pool, entries, clumping }
      const alone = [0, 1, 2, 3].map((field) =>
        drawOpponents(model, { ...drawing, seed: seedOfField(asked.seed, field) }, kernels.field),
      )
      expect([opponents, ...moreOpponents!]).toEqual(alone)
    }
})
