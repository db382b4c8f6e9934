import { expect, test } from 'vitest'
import { contestId, defaultLineupName } from '../slate/slate-name.ts'
import { contestTitle, lineupTitle } from './lineup-title.ts'

const NAME = defaultLineupName(new Date('2025-10-23T20:15:07.042Z'), 'UTC')
const CONTEST = contestId({ sport: 'NFL', gameDate: '2025-10-23', teams: { away: 'MIN', home: 'LAC' } })
const SEVERAL_GAMES = contestId({ sport: 'NFL', gameDate: '2025-10-05', teams: null })

test('a name that nobody changed gives way to the captain, the game and the time, which tells lineups apart', () => {
  const title = (captain: string | null, contestName: string | null) =>
    lineupTitle({ lineupName: NAME, contestName, captain })
  expect(title('Joe Archer', CONTEST)).toBe('Joe Archer, MIN @ LAC, 20:15:07')
  expect(title('Joe Archer', 'Milly Maker')).toBe('Joe Archer, 20:15:07')
  expect(title(null, CONTEST)).toBe('MIN @ LAC, 10/23/2025 20:15:07')
  expect(title(null, SEVERAL_GAMES)).toBe('Lineup, 10/23/2025 20:15:07')
})

test('a name that the user gave stays', () => {
  for (const lineupName of ['Thursday', 'Lineup 1', 'Lineup 10/23/2025', 'Lineup 10/23/2025 20:15:07.042 b'])
    expect(lineupTitle({ lineupName, contestName: CONTEST, captain: 'Joe Archer' })).toBe(lineupName)
})

test('the id of a slate reads as its game and day; any other contest name stays', () => {
  expect(contestTitle(CONTEST)).toBe('MIN @ LAC, 10/23')
  expect(contestTitle(SEVERAL_GAMES)).toBe('10/5')
  expect(contestTitle('nfl_2025 $5 Double Up')).toBe('nfl_2025 $5 Double Up')
  expect(contestTitle(null)).toBeNull()
})
