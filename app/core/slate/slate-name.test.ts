import { expect, test } from 'vitest'
import { contestId, defaultLineupName, slateLabel, teamsLabel } from './slate-name.ts'

test.each([
  ['NFL', '2025-10-23', { away: 'MIN', home: 'LAC' }, 'nfl_2025_20251023_min_lac'],
  ['NFL', '2026-01-04', { away: 'DET', home: 'CHI' }, 'nfl_2025_20260104_det_chi'],
  ['NFL', '2025-09-07', null, 'nfl_2025_20250907'],
  ['NFL', null, { away: 'MIN', home: 'LAC' }, null],
  ['Other', '2022-02-26', { away: 'Team Liquid', home: 'G2' }, 'other_2022_20220226_team-liquid_g2'],
] as const)('%s %s %j is %s', (sport, gameDate, teams, id) => {
  expect(contestId({ sport, gameDate, teams })).toBe(id)
})

test('teams are written as away @ home', () => {
  expect(teamsLabel({ away: 'MIN', home: 'LAC' })).toBe('MIN @ LAC')
  expect(teamsLabel(null)).toBe('Unknown Teams')
  expect(teamsLabel({ away: 'JAX', home: 'TEN', isHomeUnknown: true })).toBe('JAX vs TEN')
})

test('a stored slate is named by its teams, one of several games by its date and file alone', () => {
  const stored = { gameDate: '2025-10-23', fileName: 'DKSalaries.csv' }
  const label = (teams: Parameters<typeof teamsLabel>[0]) => slateLabel({ teams, ...stored })
  expect(label({ away: 'MIN', home: 'LAC' })).toBe('MIN @ LAC, 2025-10-23, DKSalaries.csv')
  expect(label(null)).toBe('2025-10-23, DKSalaries.csv')
})

test('a lineup is named after the time of saving', () => {
  const now = new Date('2025-10-24T00:15:07.042Z')
  expect(defaultLineupName(now, 'America/New_York')).toBe('Lineup 10/23/2025 20:15:07.042')
  expect(defaultLineupName(now, 'UTC')).toBe('Lineup 10/24/2025 00:15:07.042')
})
