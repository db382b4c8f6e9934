import { expect, test } from 'vitest'
import { makePlayer } from '../players/fixtures/make-player.ts'
import { gamesLabel } from './games-label.ts'

test('a slate of several games says how many, or how many teams where the games are not known', () => {
  const player = (team: string, opponent: string | null) =>
    makePlayer({ id: team, team, opponent, gameInfo: null })
  const codes = ['MIN', 'LAC', 'DET', 'CHI']
  const games = [player('MIN', 'LAC'), player('LAC', 'MIN'), player('CHI', 'DET'), player('DET', 'CHI')]
  const slate = { teams: null, teamCodes: codes }
  expect(gamesLabel({ ...slate, players: games })).toBe('2 games')
  expect(gamesLabel({ ...slate, players: codes.map((code) => player(code, null)) })).toBe('4 teams')
  expect(gamesLabel({ ...slate, players: games, teams: { away: 'MIN', home: 'LAC' } })).toBe('MIN @ LAC')
})
