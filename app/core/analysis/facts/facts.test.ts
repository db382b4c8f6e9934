import { expect, test } from 'vitest'
import { PLAIN } from '../../objective/plain-points.ts'
import { makePlayer } from '../../players/fixtures/make-player.ts'
import { smallFacts } from '../fixtures/small-facts.ts'
import { smallLineup, smallSlate } from '../fixtures/small-slate.ts'

const pool = smallSlate()
const row = (name: string, isCaptain = false) =>
  pool.find((player) => player.name === name && (player.position === 'CPT') === isCaptain)!

test('people are the lineup in slot order, then each other person once', () => {
  const others = [row('Al Brown'), row('Joe Archer'), row('Al Brown', true)]
  expect(smallFacts({ others }).people.map(({ name }) => name)).toEqual([
    ...['Cal Sterling', 'Joe Archer', 'Max Young', 'Ray Cobb Jr.', 'Vikings', 'Will Reich'],
    'Al Brown',
  ])
})

test('a person asked about by two rows is summed once, at the flex price', () => {
  const others = [row('Al Brown'), row('Al Brown', true), row('Ed Ruiz')]
  expect(smallFacts({ others }).group).toMatchObject({
    expected: 16,
    salary: 12_000,
    sources: [{ whose: 'average', players: 2 }],
  })
})

test('one person alone is no group', () => {
  expect(smallFacts({ others: [row('Al Brown')] }).group).toBeNull()
  expect(smallFacts({ others: [row('Al Brown'), row('Al Brown', true)] }).group).toBeNull()
})

test('the format, the slate and the settings are given in the words of the screen', () => {
  const facts = smallFacts({ level: 'max' })
  expect(facts.format).toMatchObject({ name: 'Showdown', budget: 50_000, slots: 6, captainMultiplier: 1.5 })
  expect(facts.slate).toEqual({
    people: 8,
    teams: ['LAC', 'MIN'],
    pointsBy: 'average',
    lock: 'Thu, Oct 23, 8:15 PM EDT',
    week: 8,
  })
  expect(facts.settings).toMatchObject({ text: 'Max Points, Cash, creativity 50', isPlainPoints: true })
  const gpp = smallFacts({ settings: { ...PLAIN, contestFormat: 'gpp' } })
  expect(gpp.settings).toMatchObject({ text: 'Max Points, GPP, creativity 50', isPlainPoints: false })
})

test('an empty lineup has no facts of its own', () => {
  const lineup = smallLineup(pool)
  expect(smallFacts({ lineup: { ...lineup, slots: lineup.slots.map(() => null) } }).lineup).toBeNull()
  expect(smallFacts({ lineup: null }).people).toEqual([])
})

test('an adjustment keeps its figures and the cleaned names', () => {
  const change = { objectiveChange: 1, pointsChange: 2, salaryChange: -300, ownershipChange: null }
  const adjustment = {
    ...change,
    slotIndex: 1,
    reason: 'better' as const,
    out: row('Vikings'),
    in: makePlayer({ id: 'x', name: 'Al\u200B  Lo', ownershipPct: 12 }),
  }
  expect(smallFacts({ adjustments: [adjustment] }).adjustments).toEqual([
    { ...change, out: 'Vikings', in: 'Al Lo', isCaptain: false, outOwnership: null, inOwnership: 12 },
  ])
})
