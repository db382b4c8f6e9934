import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { personKey } from '#core/players/player.ts'
import { exposuresOf } from './exposures.ts'
import { showdownSlate } from './testing/generated-slates.ts'

const rows = showdownSlate(7, 1)
const flex = rows.filter(({ position }) => position !== 'CPT')
const captains = rows.filter(({ position }) => position === 'CPT')

test('every person is counted as captain, as flex and in all, the most used first', () => {
  const lineups = [
    { players: [captains[0]!, ...flex.slice(1, 6)] },
    { players: [captains[0]!, ...flex.slice(2, 7)] },
    { players: [captains[1]!, flex[0]!, ...flex.slice(2, 6)] },
  ]
  const exposures = exposuresOf(lineups, SHOWDOWN)
  const of = (person: number) => exposures.find((exposure) => exposure.person === personKey(flex[person]!))
  expect(of(0)).toMatchObject({ captain: 2, flex: 1, total: 3 })
  expect(of(1)).toMatchObject({ captain: 1, flex: 1, total: 2 })
  expect(of(2)).toMatchObject({ captain: 0, flex: 3, total: 3 })
  expect(of(6)).toMatchObject({ captain: 0, flex: 1, total: 1 })
  expect(exposures.map(({ total }) => total)).toEqual([3, 3, 3, 3, 3, 2, 1])
  // Of two in three lineups each, the one who is captain more often.
  expect(exposures[0]!.person).toBe(personKey(flex[0]!))
})

test('without captains every player counts as flex; without lineups the list is empty', () => {
  const exposures = exposuresOf([{ players: flex }], BIG_LEAGUE)
  expect(exposures.every(({ captain, flex: others, total }) => captain === 0 && others === total)).toBe(true)
  expect(exposuresOf([], SHOWDOWN)).toEqual([])
})
