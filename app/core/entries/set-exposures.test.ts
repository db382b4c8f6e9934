import { expect, test } from 'vitest'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import type { SetRow } from './entry-set.ts'
import { setExposures } from './set-exposures.ts'
import { playersOfSet } from './set-players.ts'

const row = (playerName: string, isCaptain = false, team = 'MIN'): SetRow => ({
  ...{ playerName, team, isCaptain, opponent: null, position: 'WR' },
  ...{ salary: isCaptain ? 9000 : 6000, fantasyPoints: 10, providerId: isCaptain ? '7' : '8' },
})
const ROWS = [row('A.J. Brown', true), row('A.J. Brown'), row('Zay Flowers'), row('A.J. Brown', false, 'LAC')]

test('captain and flex rows of one person are counted together; people of one name and another team are not', () => {
  const lineups = [
    [0, 2],
    [0, 2],
    [2, 1],
    [2, 3],
  ]
  expect(
    setExposures(ROWS, lineups).map(({ person, captain, flex, total }) => [person, captain, flex, total]),
  ).toEqual([
    ['zay-flowers@MIN', 0, 4, 4],
    ['a-j-brown@MIN', 2, 1, 3],
    ['a-j-brown@LAC', 0, 1, 1],
  ])
  expect(setExposures(ROWS, [])).toEqual([])
})

test('the rows of a set are players with the slots and the ids of their rows', () => {
  const players = playersOfSet(ROWS, SHOWDOWN)
  expect(
    players.map(({ position, actualPosition, providerId, salary }) => [
      position,
      actualPosition,
      providerId,
      salary,
    ]),
  ).toEqual([
    [SHOWDOWN.captain!.code, 'WR', '7', 9000],
    ['WR', 'WR', '8', 6000],
    ['WR', 'WR', '8', 6000],
    ['WR', 'WR', '8', 6000],
  ])
  expect(new Set(players.map(({ id }) => id)).size).toBe(4)
})
