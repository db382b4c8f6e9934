import { describe, expect, test } from 'vitest'
import type { ProjectionColumn } from './columns.ts'
import { readProjectionTable } from './table.ts'
import { expected, made, numbersByName, report } from './testing/made-files.ts'

describe('columns', () => {
  const placed = (header: string, line = 'Ada,KC,1,2,3,4,5') => {
    const read = readProjectionTable(`${header}\n${line}`)
    if (!read.ok) return read.error
    return Object.fromEntries(
      [...read.value.found].map(([column, { index, by }]) => [column, `${read.value.headers[index]} ${by}`]),
    )
  }

  test('captain heads are never ownership, points or salary', () => {
    expect(placed('Name,Team,CPT Salary,CPT Proj,CPT Own,Captain Ceiling')).toEqual({
      ...{ name: 'Name exact', team: 'Team exact', captainOwnership: 'CPT Own exact' },
    })
    expect(placed('Name,CPT Own%,Own%,cpt_proj,proj', 'Ada,1,2,3,4')).toEqual({
      ...{
        name: 'Name exact',
        captainOwnership: 'CPT Own% exact',
        ownership: 'Own% exact',
        points: 'proj exact',
      },
    })
  })

  test('a beginning or a part of a header is a guess', () => {
    expect(placed('Player (DK),Team,Projection v2,Big Own')).toEqual({
      ...{ name: 'Player (DK) prefix', team: 'Team exact' },
      ...{ points: 'Projection v2 prefix', ownership: 'Big Own part' },
    })
  })

  test('a status by its whole header, else as a guess; never of a game or of the captain', () => {
    expect(placed('Name,Team,Status,Proj')).toMatchObject({ status: 'Status exact' })
    expect(placed('Name,Team,Injury Indicator,Proj')).toMatchObject({ status: 'Injury Indicator exact' })
    expect(placed('Name,Team,Status (late),Proj')).toMatchObject({ status: 'Status (late) prefix' })
    expect(placed('Name,Team,Player Status,Proj')).toMatchObject({ status: 'Player Status part' })
    for (const header of ['Game Status', 'Contest Status', 'Injury Details', 'CPT Status', 'Opponent'])
      expect(placed(`Name,Team,${header},Proj`)).not.toHaveProperty('status')
  })

  test.each([
    'Scored',
    'Points Scored',
    'Actual',
    'Actual FPTS',
    'AvgPointsPerGame',
    'FPPG',
    'Proj Rank',
    'Value Proj',
    'Team Total Points',
  ])('%s is no projection', (header) => {
    expect(placed(`Name,Team,${header},Own`)).not.toHaveProperty('points')
  })

  test('a column without numbers gives way to the next', () => {
    expect(placed('Name,Team,My Proj,SS Proj', 'Ada,KC,,12')).toMatchObject({ points: 'SS Proj exact' })
  })

  test('any table: the user says what its columns hold', () => {
    const text = ['who;club;mine', ...made.map((each) => `${each.name};${each.team};${each.points}`)].join(
      '\n',
    )
    const places = new Map<ProjectionColumn, number>([
      ['name', 0],
      ['team', 1],
      ['points', 2],
    ])
    expect(numbersByName(report(text, { places }))).toEqual(expected(() => ({ flexOwnershipPct: null })))
  })
})
