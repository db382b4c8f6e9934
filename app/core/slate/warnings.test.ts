import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { STANDARD } from '../formats/dk-classic.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import type { Format } from '../formats/format.ts'
import { MONSTER_MASH } from '../formats/monster-mash.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import type { Player } from '../players/player.ts'
import { makeRow } from './fixtures/make-row.ts'
import type { SlateRow } from './rows.ts'
import { slateWarnings } from './warnings.ts'

/** A captain and a flex player of two teams: a Showdown file without a fault. */
const TWO_TEAMS: Player[] = [
  makePlayer({ id: 'a', position: 'CPT', team: 'KC', captainPricing: 'scaled' }),
  makePlayer({ id: 'b', position: 'WR', team: 'LAC' }),
]

function warningsOf(slate: {
  players?: readonly Player[]
  rows?: readonly SlateRow[]
  format?: Format
  captainPointsScaled?: boolean
  rankIgnored?: boolean
  pointsHeader?: string
}): string[] {
  const { players = TWO_TEAMS, rows = [], format = SHOWDOWN } = slate
  const { captainPointsScaled = false, rankIgnored = false, pointsHeader = 'FPPG' } = slate
  return slateWarnings(rows, players, format, { site: null, captainPointsScaled, rankIgnored, pointsHeader })
}

test('a file without a fault has no warning', () => {
  expect(warningsOf({ rows: [makeRow({ index: 0 })] })).toEqual([])
})

test('captains that were added, and averages that were divided, are told', () => {
  const added = TWO_TEAMS.map((player) => ({ ...player, captainPricing: 'derived' as const }))
  expect(warningsOf({ players: added })).toEqual([
    'The file lists no captains, so every player was added as captain too, at 1.5x salary.',
  ])
  expect(warningsOf({ captainPointsScaled: true })).toEqual([
    'The file lists captain averages at 1.5x; the plain averages are used.',
  ])
})

test('one team is refused by the provider, three are more than one game; an unknown team says neither', () => {
  const ofTeams = (teams: readonly (string | null)[]) =>
    warningsOf({
      players: teams.map((team, index) =>
        makePlayer({ id: `${index}`, team, position: index === 0 ? 'CPT' : 'WR' }),
      ),
    })
  expect(ofTeams(['KC', 'KC'])).toEqual([
    'All players are on one team, and the provider refuses a lineup of one team.',
  ])
  expect(ofTeams(['KC', 'LAC', 'BUF'])).toEqual([
    'The file lists 3 teams, but a Showdown contest is about one game.',
  ])
  expect(ofTeams(['KC', null])).toEqual([])
})

test('one game is refused by the provider of a format of several; a second game or an unknown one is not', () => {
  const ofGames = (...games: readonly [team: string, opponent: string | null][]) =>
    warningsOf({
      players: STANDARD.rosterSlots.map(({ accepts }, index) => {
        const [team, opponent] = games[index % games.length]!
        return makePlayer({ id: `${index}`, team, opponent, position: accepts[0]! })
      }),
      format: STANDARD,
    })
  expect(ofGames(['KC', 'DEN'], ['DEN', 'KC'])).toEqual([
    'All players are in one game, and the provider refuses a lineup of one game.',
  ])
  expect(ofGames(['KC', 'DEN'], ['BUF', 'NYJ'])).toEqual([])
  expect(ofGames(['KC', null], ['DEN', 'KC'])).toEqual([])
})

test('a format without the rule of two teams says nothing of teams', () => {
  const players = BIG_LEAGUE.rosterSlots.map(({ accepts }, index) =>
    makePlayer({ id: `${index}`, team: 'KC', salary: 10, position: accepts[0]! }),
  )
  expect(warningsOf({ players, format: BIG_LEAGUE })).toEqual([])
})

test('rows without a salary or an average are counted, one in the singular', () => {
  const [priced, unpriced, unrated] = [
    makeRow({ index: 0 }),
    makeRow({ index: 1, salary: null }),
    makeRow({ index: 2, points: null }),
  ]
  expect(warningsOf({ rows: [priced, unpriced, unrated] })).toEqual([
    '1 row has no readable salary and is counted as $0.',
    '1 row has no readable average and is counted as 0 points.',
  ])
  expect(warningsOf({ rows: [unpriced, unpriced, unrated, unrated, unrated] })).toEqual([
    '2 rows have no readable salary and are counted as $0.',
    '3 rows have no readable average and are counted as 0 points.',
  ])
  expect(warningsOf({ rows: [makeRow({ index: 0, salary: 0, points: 0 })] })).toEqual([])
})

test('a points column that is no average is named; one that may be an average is not', () => {
  expect(warningsOf({ pointsHeader: 'dk_points' })).toEqual([
    'The file has no average per game. Its column "dk_points" is used instead.',
  ])
  for (const pointsHeader of ['AvgPointsPerGame', 'FPPG', 'Avg', 'Points Per Game', 'Points', 'ppg'])
    expect(warningsOf({ pointsHeader })).toEqual([])
})

test('players in two roles are named', () => {
  const role = (index: number, name: string, position: string) => makeRow({ index, name, position })
  const one = [role(0, 'Ada', 'WR'), role(1, 'Ada', 'CB'), role(2, 'Bo', 'QB')]
  expect(warningsOf({ rows: one })).toEqual(['Ada is listed in two roles; each role is a player of its own.'])
  const two = [...one, role(3, 'Bo', 'P')]
  expect(warningsOf({ rows: two })).toEqual([
    'Ada and 1 more are listed in two roles; each role is a player of its own.',
  ])
})

test('slots without any player are named', () => {
  const players = ['QB', 'RB', 'WR', 'K'].map((position) =>
    makePlayer({ id: position, position, salary: 10 }),
  )
  expect(warningsOf({ players, format: BIG_LEAGUE })).toEqual([
    'The file has no player for: Tight End, Defense/Special Teams.',
  ])
})

test('a format without slots has none to fill', () => {
  expect(warningsOf({ players: [makePlayer({ id: 'a', salary: 90_000 })], format: MONSTER_MASH })).toEqual([])
})
