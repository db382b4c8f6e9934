import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { lineupOf, playersOf } from '#core/lineups/lineup.ts'
import { smallLineup, smallSlate } from '../fixtures/small-slate.ts'
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

test('a captain who stays is not named; one who leaves is named once, among those who leave', () => {
  const rest = [row('Max Young'), row('Ray Cobb Jr.'), row('Vikings'), row('Al Brown')]
  const stays = [row('Cal Sterling', true), row('Joe Archer'), ...rest]
  expect(forcedFacts(forcedInto(stays), lineup)).toMatchObject({
    out: ['Will Reich'],
    in: [],
    newCaptain: null,
    captainToFlex: null,
  })
  const leaves = [row('Joe Archer', true), row('Will Reich'), ...rest]
  expect(forcedFacts(forcedInto(leaves), lineup)).toMatchObject({
    out: ['Cal Sterling'],
    in: [],
    newCaptain: 'Joe Archer',
    captainToFlex: null,
  })
})

test('the player as captain is no new captain besides, and the old one may move to flex', () => {
  const best = [row('Al Brown', true), row('Joe Archer'), row('Max Young'), row('Ray Cobb Jr.')]
  const asCaptain = { player: row('Al Brown', true), slotCode: 'CPT' }
  const moved = [...best, row('Cal Sterling'), row('Vikings')]
  expect(forcedFacts(forcedInto(moved, asCaptain), lineup)).toMatchObject({
    slot: 'CPT',
    out: ['Will Reich'],
    newCaptain: null,
    captainToFlex: 'Cal Sterling',
  })
  const gone = [...best, row('Will Reich'), row('Vikings')]
  expect(forcedFacts(forcedInto(gone, asCaptain), lineup)).toMatchObject({
    out: ['Cal Sterling'],
    newCaptain: null,
    captainToFlex: null,
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
    newCaptain: null,
    captainToFlex: null,
  })
})

test('without a lineup no player leaves', () => {
  const best = playersOf(lineupOf(SHOWDOWN, [row('Joe Archer', true), row('Al Brown')]))
  expect(forcedFacts(forcedInto(best), null)).toMatchObject({
    out: [],
    in: ['Joe Archer'],
    newCaptain: null,
  })
})
