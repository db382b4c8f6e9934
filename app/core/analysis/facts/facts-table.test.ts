import { expect, test } from 'vitest'
import { smallFacts } from '../fixtures/small-facts.ts'
import { smallSlate } from '../fixtures/small-slate.ts'
import type { AnalysisFacts } from './facts.ts'
import { factsTable, type Unit } from './facts-table.ts'

const facts = smallFacts()
/** What the table states under that name about these players, as value and unit. */
const stated = (what: string, about: readonly string[] = [], of: AnalysisFacts = facts): [number, Unit][] =>
  factsTable(of)
    .filter((fact) => fact.what === what && fact.about.join() === about.join())
    .map(({ value, unit }) => [value, unit])

test('figures of the format and the slate are about no player', () => {
  expect(stated('budget')).toEqual([[50_000, 'dollars']])
  expect(stated('places in a lineup')).toEqual([[6, 'count']])
  expect(stated("captain's multiplier")).toEqual([[1.5, 'times']])
  expect(stated('people on the slate')).toEqual([[8, 'count']])
})

test('a format without a captain states no multiplier', () => {
  const none = { ...facts, format: { ...facts.format, captainMultiplier: 1 } }
  expect(stated("captain's multiplier", [], none)).toEqual([])
})

test('each figure of a person names that person', () => {
  expect(stated('salary', ['Cal Sterling'])).toEqual([[13_500, 'dollars']])
  expect(stated('salary as flex', ['Cal Sterling'])).toEqual([[9000, 'dollars']])
  expect(stated('expected points in the slot', ['Cal Sterling'])).toEqual([[24, 'points']])
  expect(stated('rank by points', ['Cal Sterling'])).toEqual([[2, 'rank']])
  expect(stated('opponent rank', ['Cal Sterling'])).toEqual([[20, 'rank']])
})

test('an average and a projection have different names', () => {
  expect(stated('average points per game', ['Joe Archer'])).toEqual([[20, 'points']])
  const playerPool = smallSlate().map((row) => ({ ...row, projectedPoints: 9.5 }))
  const projected = smallFacts({ playerPool })
  expect(stated('projected points', ['Joe Archer'], projected)).toEqual([[9.5, 'points']])
  // The provider's average stays beside it.
  expect(stated('average points per game', ['Joe Archer'], projected)).toEqual([[20, 'points']])
  expect(stated('projected points', ['Joe Archer'])).toEqual([])
})

test('figures that the slate lacks are not in the table', () => {
  for (const what of ['ownership', 'leverage', 'over/under', 'team total', 'temperature', 'wind'])
    expect(stated(what, ['Joe Archer'])).toEqual([])
  expect(stated('opponent rank', ['Vikings'])).toEqual([])
  expect(stated('average ownership')).toEqual([])
  expect(stated('legal lineups')).toEqual([])
})

test('a correlation names both players', () => {
  expect(stated('correlation', ['Joe Archer', 'Vikings'])).toEqual([[-0.4, 'figure']])
})

test('the lineup’s figures are about no player, but the captain’s share names the captain', () => {
  expect(stated('expected points')).toEqual([[82, 'points']])
  expect(stated('salary left')).toEqual([[4500, 'dollars']])
  const [[share, unit] = []] = stated('share of the expected points', ['Cal Sterling'])
  expect(share).toBeCloseTo((24 / 82) * 100, 9)
  expect(unit).toBe('percent')
})

test('a gap is stated only where it is open', () => {
  const proof = { examined: 9, examinedIsExact: true, gap: 0, runnerUpGap: 0.5 }
  const what = 'most that a better lineup can be ahead'
  expect(stated(what, [], smallFacts({ proof }))).toEqual([])
  expect(stated(what, [], smallFacts({ proof: { ...proof, gap: 0.4 } }))).toEqual([[0.4, 'points']])
  expect(stated('lead over the second best', [], smallFacts({ proof }))).toEqual([[0.5, 'points']])
})

test('costs and changes are stated without their sign, since the sentence says gains or costs', () => {
  const changes: AnalysisFacts = {
    ...facts,
    forced: [
      {
        name: 'Ed Ruiz',
        slot: 'FLEX',
        objectiveCost: -3,
        pointsCost: -2,
        projected: 84,
        out: ['Vikings'],
        in: [],
        newCaptain: null,
        captainToFlex: null,
      },
    ],
    adjustments: [
      {
        out: 'Vikings',
        in: 'Ed Ruiz',
        isCaptain: false,
        objectiveChange: -1,
        pointsChange: -2,
        salaryChange: -500,
        ownershipChange: -6,
        outOwnership: 15,
        inOwnership: 9,
      },
    ],
  }
  expect(stated('cost of playing the player in objective points', ['Ed Ruiz'], changes)).toEqual([
    [3, 'points'],
  ])
  expect(stated('change of the salary spent', ['Ed Ruiz', 'Vikings'], changes)).toEqual([[500, 'dollars']])
  expect(stated('change of ownership', ['Ed Ruiz', 'Vikings'], changes)).toEqual([[6, 'percent']])
  expect(stated('ownership', ['Vikings'], changes)).toEqual([[15, 'percent']])
  expect(stated('ownership', ['Ed Ruiz'], changes)).toEqual([[9, 'percent']])
})

test('the sums of a group name no player, since the whole text is about them', () => {
  const others = smallSlate().filter(({ name, position }) => /Ruiz|Brown/.test(name) && position !== 'CPT')
  const group = smallFacts({ lineup: null, others })
  expect(stated('average points per game together', [], group)).toEqual([[16, 'points']])
  expect(stated('salary together', [], group)).toEqual([[12_000, 'dollars']])
  expect(stated('people spoken of', [], group)).toEqual([[2, 'count']])
})
