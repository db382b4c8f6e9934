import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { lineupOf, playersOf } from '#core/lineups/lineup.ts'
import { smallLineup, smallSlate } from './fixtures/small-slate.ts'
import { forcedFacts } from './forced-facts.ts'

const pool = smallSlate()
const lineup = smallLineup(pool)
const row = (name: string, isCaptain = false) =>
  pool.find((player) => player.name === name && (player.position === 'CPT') === isCaptain)!

const forcedInto = (players: ReturnType<typeof playersOf>, more: object = {}) => ({
  player: row('Al Brown'),
  slotCode: 'FLEX',
  best: { players, projectedPoints: 84, objectiveCost: 1.5, pointsCost: -2 },
  ...more,
})

test('the players who leave and those who come are people; the forced player is not among them', () => {
  // Brown and Ruiz replace Vikings and Reich; Archer becomes captain, which changes no person.
  const best = [
    row('Joe Archer', true),
    row('Cal Sterling'),
    row('Max Young'),
    row('Ray Cobb Jr.'),
    row('Al Brown'),
    row('Ed Ruiz'),
  ]
  expect(forcedFacts(forcedInto(best), lineup)).toEqual({
    name: 'Al Brown',
    slot: 'FLEX',
    objectiveCost: 1.5,
    pointsCost: -2,
    projected: 84,
    out: ['Vikings', 'Will Reich'],
    in: ['Ed Ruiz'],
  })
})

test('when no legal lineup holds the player every figure is null', () => {
  expect(forcedFacts(forcedInto([], { best: null }), lineup)).toEqual({
    name: 'Al Brown',
    slot: 'FLEX',
    objectiveCost: null,
    pointsCost: null,
    projected: null,
    out: [],
    in: [],
  })
})

test('without a lineup no player leaves', () => {
  const best = playersOf(lineupOf(SHOWDOWN, [row('Joe Archer', true), row('Al Brown')]))
  expect(forcedFacts(forcedInto(best), null)).toMatchObject({ out: [], in: ['Joe Archer'] })
})
