import { describe, expect, test } from 'vitest'
import { makeRow } from './fixtures/make-row.ts'
import { readSlateGames } from './games.ts'

/** One row for each pair of a team and its Game Info. */
const rowsOf = (...lines: (readonly [team: string | null, gameInfo: string | null])[]) =>
  lines.map(([team, gameInfo], index) => makeRow({ index, team, gameInfo }))

const KC_AT_LAC = 'KC@LAC 10/25/2026 01:00PM ET'
const BUF_AT_NE = 'BUF@NE 10/26/2026 08:15PM ET'

test('a kickoff after midnight UTC still belongs to the Eastern day before', () => {
  const games = readSlateGames(rowsOf(['BUF', BUF_AT_NE]))
  expect(games.gameTime).toEqual(new Date('2026-10-27T00:15:00Z'))
  expect(games.gameDate).toBe('2026-10-26')
})

test('of several games none is the slate’s, and the first kickoff counts, in any order', () => {
  const rows = rowsOf(['BUF', BUF_AT_NE], ['KC', KC_AT_LAC])
  expect(readSlateGames(rows)).toMatchObject({ teams: null, gameDate: '2026-10-25' })
  expect(readSlateGames(rows.toReversed())).toMatchObject({ teams: null, gameDate: '2026-10-25' })
})

test.each([
  ['JAC', 'JAX'],
  ['AZ', 'ARI'],
  ['LA', 'LAR'],
  ['WSH', 'WAS'],
  ['kc', 'KC'],
])('%s of the team column and %s of Game Info are one team, spelled as in the column', (inColumn, inGame) => {
  const gameInfo = `${inGame}@BUF 10/25/2026 01:00PM ET`
  const rows = rowsOf([inColumn, gameInfo], ['BUF', gameInfo])
  const games = readSlateGames(rows)
  expect(games.teamCodes).toEqual([inColumn, 'BUF'])
  expect(games.teams).toEqual({ away: inColumn, home: 'BUF' })
  expect(rows.map(games.opponentOf)).toEqual(['BUF', inColumn])
})

test('a team that is spelled in two ways is listed once, as first written', () => {
  const rows = rowsOf(['JAC', null], ['JAX', null])
  const games = readSlateGames(rows)
  expect(games.teamCodes).toEqual(['JAC'])
  expect(rows.map(games.teamOf)).toEqual(['JAC', 'JAC'])
})

describe('without a game in Game Info', () => {
  test('opponents by their codes name the game, and a sign before them its home team', () => {
    const teamsOf = (...lines: Parameters<typeof rowsOf>) => readSlateGames(rowsOf(...lines)).teams
    expect(teamsOf(['JAX', 'TEN'], ['TEN', 'JAX'])).toEqual({ away: 'JAX', home: 'TEN', isHomeUnknown: true })
    expect(teamsOf(['JAX', 'TEN'], ['TEN', '@JAX'])).toEqual({ away: 'TEN', home: 'JAX' })
    expect(teamsOf(['JAX', 'TEN'], ['TEN', 'JAX'], ['KC', null])).toBeNull()
  })

  test('of three teams no opponent is known', () => {
    const rows = rowsOf(['KC', null], ['LAC', null], ['BUF', null])
    expect(rows.map(readSlateGames(rows).opponentOf)).toEqual([null, null, null])
  })

  test('a code alone is the opponent where the file has that team, in any spelling', () => {
    const rows = rowsOf(['JAX', 'ten'], ['TEN', 'JAC'], ['KC', 'MIA'], ['BUF', 'BUF'])
    const games = readSlateGames(rows)
    expect(rows.map(games.opponentOf)).toEqual(['TEN', 'JAX', null, null])
  })

  test('a player without a team has no opponent', () => {
    const rows = rowsOf(['KC', null], ['LAC', null], [null, null])
    expect(readSlateGames(rows).opponentOf(rows[2]!)).toBeNull()
  })
})

test('a game of one team against itself names no opponent', () => {
  const rows = rowsOf(['LAR', 'LA@LAR 10/25/2026 01:00PM ET'], ['KC', null], ['BUF', null])
  expect(readSlateGames(rows).opponentOf(rows[0]!)).toBeNull()
})

test('a game that the player’s team does not play in names no opponent', () => {
  const rows = rowsOf(['BUF', KC_AT_LAC], ['NE', KC_AT_LAC], ['KC', KC_AT_LAC])
  expect(readSlateGames(rows).opponentOf(rows[0]!)).toBeNull()
})

test('one side of Game Info may be missing: the other is the opponent', () => {
  const rows = rowsOf(['KC', '@NE'], ['BUF', null], ['MIA', null])
  expect(readSlateGames(rows).opponentOf(rows[0]!)).toBe('NE')
})
