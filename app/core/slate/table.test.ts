import { expect, test } from 'vitest'
import { readSlateTable } from './table.ts'

const HEADER = 'Position,Name,Salary,AvgPointsPerGame'
const PLAYER = 'QB,Ada Brook,7000,18.5'

test('a header may stand in line 50; below that it is not searched for', () => {
  const below = (lines: number) => readSlateTable(`${'Read this first\n'.repeat(lines)}${HEADER}\n${PLAYER}`)
  expect(below(49)).toMatchObject({ ok: true, value: { headerRow: 49 } })
  expect(below(50)).toMatchObject({ ok: false, error: { kind: 'missing_columns' } })
})

test.each(['', '   \n  ', HEADER, `\n\n${HEADER}\n\n`])('%j has no second line, so it is empty', (text) => {
  expect(readSlateTable(text)).toEqual({ ok: false, error: { kind: 'empty' } })
})

test('missing columns are named, with the row that came closest to a header', () => {
  expect(readSlateTable('Exported on Sunday\nPosition,Name,Team\nQB,Ada Brook,KC')).toEqual({
    ok: false,
    error: {
      kind: 'missing_columns',
      missing: ['Salary', 'AvgPointsPerGame'],
      header: { row: 2, cells: ['Position', 'Name', 'Team'] },
    },
  })
})

test('a row of data is never quoted as the header, whatever the names in it', () => {
  // Frank, Salvon and Teamer contain RANK, SAL and TEAM, as headers do.
  const entry = '9001,Primetime,8001,$5,Frank Gore (11),Salvon Ahmed (12),Ed Teamer (13) (LOCKED)'
  const players = 'Position,Name,Team,Game\nQB,Ada Brook,KC,KC@LAC'
  const read = readSlateTable(`Entry,Contest,Key,Fee,CPT,FLEX,FLEX\n${entry}\n${entry}\n${players}`)
  expect(read).toMatchObject({ ok: false, error: { header: { row: 4 } } })
  expect(readSlateTable(`${entry}\n${entry}`)).toEqual({
    ok: false,
    error: {
      kind: 'missing_columns',
      missing: ['Name', 'Salary', 'AvgPointsPerGame'],
      header: null,
    },
  })
})

test('entries or an upload template without the list of players are told as such', () => {
  const entries =
    'Entry ID,Contest Name,Contest ID,Entry Fee,CPT,FLEX,FLEX,FLEX,FLEX,FLEX,,Instructions\n' +
    '9001,Frank Teamer Special,8001,$5,Frank Gore (11),Salvon Ahmed (12),,,,,,1. Locate the player in the list below'
  const template = 'CPT,FLEX,FLEX,FLEX,FLEX,FLEX,,Instructions\n,,,,,,,1. Locate the player in the list below'
  for (const text of [entries, template])
    expect(readSlateTable(text)).toEqual({ ok: false, error: { kind: 'no_player_list' } })
})

test('entries with a list that lacks a column are refused with that column', () => {
  const text =
    'Entry ID,Contest Name,Contest ID,Entry Fee,CPT,FLEX\n9001,Frank Special,8001,$5,Frank Gore (11),\n' +
    ',,,,,,Position,Name,Salary\n,,,,,,QB,Ada Brook,7000'
  expect(readSlateTable(text)).toMatchObject({
    error: { missing: ['AvgPointsPerGame'], header: { row: 3, cells: ['Position', 'Name', 'Salary'] } },
  })
})

test.each([
  ['standings', 'Rank,EntryId,EntryName,TimeRemaining,Points,Lineup,,Player,Roster Position,%Drafted,FPTS'],
  ['history', 'Sport,Game_Type,Entry_Key,Entry,Contest_Key,Contest_Date_EST,Place,Points,Entry_Fee'],
])('the file of %s is named', (file, header) => {
  expect(readSlateTable(`${header}\n1,2,3`)).toEqual({ ok: false, error: { kind: 'other_file', file } })
})

test('a file without any position is refused; the roster position will do', () => {
  expect(readSlateTable('Name,Salary,AvgPointsPerGame\nAda Brook,7000,18.5')).toEqual({
    ok: false,
    error: {
      kind: 'missing_position',
      header: { row: 1, cells: ['Name', 'Salary', 'AvgPointsPerGame'] },
    },
  })
  expect(readSlateTable('Roster Position,Name,Salary,AvgPointsPerGame\nCPT,Ada Brook,7000,18.5').ok).toBe(
    true,
  )
})
