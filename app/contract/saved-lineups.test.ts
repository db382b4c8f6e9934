import { expect, test } from 'vitest'
import type { SavedLineup, SavedLineupPlayer } from '#core/lineups/saved-lineup.ts'
import { toLineupWire, toPlayerItem } from './saved-lineups.ts'

const LINEUP: SavedLineup = {
  id: 7,
  gameId: 3,
  gameMode: 'showdown',
  lineupName: 'Mine',
  week: 9,
  contestName: 'Sunday',
  contestType: 'Cash',
  entryFieldSize: 100,
  entryFeeTotalCents: 250,
  winningsTotalCents: 1000,
  pointsTotal: 141.5,
  projectedPoints: 130,
  pointsBy: 'baseline',
  rank: 4,
  cashLine: 120,
  avgOutlookScore: 60,
  avgLeverageScore: 55,
  avgSalarySpent: 8000,
  remainingSalary: 2000,
  numStacks: 1,
  stackTypes: ['qb'],
  modelVersion: '1',
  modelConfidence: 80,
  performanceGrade: 'Expected',
  finalized: true,
  createdAt: 0,
}
/** Stored for the grade of a result; not part of SPEC.md's answers. */
const NOT_ON_THE_WIRE = ['projected_points']

const PLAYER: SavedLineupPlayer = {
  id: 1,
  playerName: 'Ann Arm',
  position: 'QB',
  team: 'AAA',
  opponent: 'BBB',
  salary: 9000,
  fantasyPoints: 20,
  ownershipPct: 30,
  leverageScore: 50,
  outlookScore: 60,
  weatherScore: 90,
  gameEnvScore: 50,
  opponentEaseScore: 50,
  synergyMultiplier: 1,
  leverageMultiplier: 1,
  isCaptain: true,
}

test('the API has every column of a saved lineup and its players, money in dollars', () => {
  const wire = toLineupWire(LINEUP)
  const expected = Object.keys(LINEUP).map((field) => wireName(field).replace(/_cents$/, ''))
  expect([...Object.keys(wire), ...NOT_ON_THE_WIRE].sort()).toEqual(expected.sort())
  expect(wire).toMatchObject({
    entry_fee_total: 2.5,
    winnings_total: 10,
    created_at: '1970-01-01T00:00:00.000Z',
  })
  expect(Object.keys(toPlayerItem(PLAYER))).toEqual(Object.keys(PLAYER).map(wireName))
})

/** `lineupName` -> `lineup_name` */
function wireName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
