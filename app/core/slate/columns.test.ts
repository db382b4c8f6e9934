import { expect, test } from 'vitest'
import { findColumns, guessedColumns, missingColumns, namePlaces, projectionsHeader } from './columns.ts'

const PLAIN = 'Position,Salary,FPPG'

test.each([
  ['Name + ID,Name,ID', ['Name']],
  ['ID,Name + ID', ['Name + ID']],
  ['First Name,Nickname,Last Name', ['Nickname']],
  ['First Name,Last Name,ID', ['First Name', 'Last Name']],
  ['Unnamed: 0,Contest Name,player_name', ['player_name']],
  ['Team Name,PLAYER', ['PLAYER']],
  ['player_id,Player', ['Player']],
  ['Player ID + Player Name,Nickname', ['Nickname']],
  ['player_id,Contest Name,First Name', []],
])('%s: the name is in %j', (names, expected) => {
  const header = `${names},${PLAIN}`.split(',')
  const places = findColumns(header)
  expect(namePlaces(places).map((place) => header[place])).toEqual(expected)
  expect(missingColumns(places)).toEqual(expected.length > 0 ? [] : ['Name'])
})

test.each([
  ['Roster Position,Position', { rosterPosition: 'Roster Position', position: 'Position' }],
  ['Roster_Position', { rosterPosition: 'Roster_Position' }],
  ['rosterPosition,POS', { rosterPosition: 'rosterPosition', position: 'POS' }],
  ['pos_rank,pos', { position: 'pos', oprk: 'pos_rank' }],
  ['APPG,HAvgPoints,WAvgPoints', { points: 'APPG' }],
  ['HAvgPoints,WAvgPoints,Season Avg', { points: 'Season Avg' }],
  ['Home PPG,My PPG', { points: 'My PPG' }],
  ['HAvgPoints', { points: 'HAvgPoints' }],
  ['WAvgPoints,AvgPointsPerGame', { points: 'AvgPointsPerGame' }],
  ['Points Per Game,Games Played', { points: 'Points Per Game' }],
  ['Opponent Rank,Opp', { oprk: 'Opponent Rank', gameInfo: 'Opp' }],
  ['Opp Rank', { oprk: 'Opp Rank' }],
  ['Opponent,Game', { gameInfo: 'Game' }],
  ['GameInfo,teamAbbrev', { gameInfo: 'GameInfo', team: 'teamAbbrev' }],
  ['Opponent Team,My Team', { team: 'My Team', gameInfo: 'Opponent Team' }],
  [' SALARY ,Sal', { salary: ' SALARY ' }],
  ['Injury Details,Injury Indicator', { status: 'Injury Indicator' }],
  ['Roster Position,Roster Pos', { rosterPosition: 'Roster Position' }],
  ['Full Name,Name', { name: 'Name' }],
  ['Team Position', { position: 'Team Position' }],
  ['Inj,Inj Body Part', { status: 'Inj' }],
  ['team_points,vegas points,proj_points', { points: 'proj_points' }],
  ['SalaryCap,salary_remaining', {}],
  // The heads of SaberSim and of a table with an injury column.
  [
    'DFS ID,Name,Pos,Team,Opp,Status,Salary,Actual,SS Proj,My Proj,Value,SS Own,My Own,Min Exp,Max Exp',
    {
      ...{ providerId: 'DFS ID', name: 'Name', position: 'Pos', team: 'Team', gameInfo: 'Opp' },
      ...{ status: 'Status', salary: 'Salary' },
    },
  ],
  ['PLAYER,INJURY,SALARY', { name: 'PLAYER', status: 'INJURY', salary: 'SALARY' }],
  ['DFS ID', { providerId: 'DFS ID' }],
  ['__proto__,constructor,ключ,', {}],
  ['4. You must include a name and an ID for each player you pick', {}],
])('%s', (line, expected) => {
  const header = line.split(',')
  const found = [...findColumns(header)].map(([column, place]) => [column, header[place]])
  expect(Object.fromEntries(found)).toEqual(expected)
})

test.each([
  ['Name,Projection', 'Projection'],
  ['PLAYER,SAL,FPTS,VAL,RST%', 'FPTS'],
  ['Player,Proj Mins,Own,FC Proj,My Proj', 'FC Proj'],
  ['name,proj_own,fpts', 'fpts'],
  ['Name,Project,Profpts,Proj Own', undefined],
])('%s: the projections are in %s', (header, expected) => {
  expect(projectionsHeader(header.split(','))).toBe(expected)
})

test.each([
  ['Name,Position,Salary,AvgPointsPerGame,TeamAbbrev,Game Info', []],
  ['Nickname,Position,Salary,FPPG,Injury Indicator', []],
  ['Name,Pos,Salary,HAvgPoints', ['points']],
  ['player_name_2,Pos,DK Salary,Season Avg', ['name', 'points', 'salary']],
])('%s: guessed are %j', (line, expected) => {
  const header = line.split(',')
  expect(guessedColumns(header, findColumns(header)).sort()).toEqual(expected)
})
