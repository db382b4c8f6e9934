import { describe, expect, test } from 'vitest'
import { makeSlate } from '../../fixtures/made-slate.ts'
import {
  chanzer0,
  lineStar,
  type MadeProjection,
  madeProjections,
  rotoGrinders,
  saberSim,
  stokasticBoomBust,
  stokasticShowdown,
} from '../../fixtures/projection-files.ts'
import { showdownSalaries } from '../../fixtures/salary-files.ts'
import { SHOWDOWN } from '../../formats/dk-showdown.ts'
import { parseSlateCsv } from '../../slate/slate-csv.ts'
import type { PersonNumbers } from '../slate-numbers.ts'
import type { ProjectionColumn } from './columns.ts'
import { type ProjectionReport, type ReadOptions, readProjections } from './read-projections.ts'
import { readProjectionTable } from './table.ts'

const slate = makeSlate(7)
const made = madeProjections(slate)
const pool = poolOf(showdownSalaries(slate))

function poolOf(csv: string) {
  const parsed = parseSlateCsv(csv, { mode: SHOWDOWN })
  if (!parsed.ok) throw new Error(parsed.error.kind)
  return parsed.value.players
}

function read(text: string, options: Partial<ReadOptions> = {}, rows = pool) {
  const table = readProjectionTable(text)
  if (!table.ok) return table
  const places = new Map([...table.value.found].map(([column, { index }]) => [column, index]))
  return readProjections(table.value, rows, SHOWDOWN, { places, pairs: {}, ownershipKind: null, ...options })
}

function report(text: string, options: Partial<ReadOptions> = {}): ProjectionReport {
  const result = read(text, options)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

/** The numbers of each person by name, to the hundredth. */
function numbersByName({ people, matched }: ProjectionReport): Record<string, Partial<PersonNumbers>> {
  return Object.fromEntries(
    matched.map(({ person: { row } }) => {
      const numbers = people[`${row.basePlayerId}@${row.team}`]!
      return [
        row.name,
        Object.fromEntries(
          Object.entries(numbers).map(([key, value]) => [
            key,
            value === null ? null : Math.round(value * 100) / 100,
          ]),
        ),
      ]
    }),
  )
}

const expected = (numbersOf: (person: MadeProjection) => Partial<PersonNumbers>) =>
  Object.fromEntries(
    made.map((person) => [
      person.name,
      {
        ...{ points: person.points, flexOwnershipPct: person.flexPct, captainOwnershipPct: null },
        ...{ ceiling: null, spread: null },
        ...numbersOf(person),
      },
    ]),
  )

describe('the layouts of the tools give everybody’s numbers', () => {
  test.each<[string, string, (person: MadeProjection) => Partial<PersonNumbers>]>([
    [
      'SaberSim: two rows a person, My Proj before SS Proj, dk_std, dk_95_percentile',
      saberSim(slate),
      ({ points, captainPct, ceiling, spread }) => ({
        ...{ points: Math.round((points + 1) * 100) / 100, captainOwnershipPct: captainPct, ceiling, spread },
      }),
    ],
    [
      'Stokastic: captain shares in a column of their own',
      stokasticShowdown(slate),
      ({ captainPct, spread }) => ({ captainOwnershipPct: captainPct, spread }),
    ],
    ['Stokastic boom and bust: no ceiling', stokasticBoomBust(slate), ({ spread }) => ({ spread })],
    ['RotoGrinders', rotoGrinders(slate), ({ ceiling }) => ({ ceiling })],
    [
      'chanzer0',
      chanzer0(slate),
      ({ captainPct, ceiling, spread }) => ({ captainOwnershipPct: captainPct, ceiling, spread }),
    ],
    ['LineStar, whose Scored is no projection', lineStar(slate), () => ({})],
  ])('%s', (_tool, text, numbersOf) => {
    for (const divided of [text, `\uFEFF${text.replaceAll('\n', '\r\n')}`, tabbed(text)]) {
      const { unmatched, missing, bad, ownership, ...rest } = report(divided)
      expect([unmatched, missing, bad]).toEqual([[], [], []])
      expect(numbersByName({ unmatched, missing, bad, ownership, ...rest })).toEqual(expected(numbersOf))
      expect(ownership).toMatchObject({ kind: 'flex', isCertain: true, areFractions: false })
    }
  })

  test('a 75th percentile is said, a real ceiling is kept', () => {
    expect(report(stokasticBoomBust(slate)).ceilingIsThirdQuartile).toBe(true)
    expect(report(chanzer0(slate)).ceilingIsThirdQuartile).toBe(false)
  })

  test('people are matched by the provider’s id where the file has it, else by name', () => {
    const by = (text: string) => new Set(report(text).matched.map((each) => each.by))
    expect(by(saberSim(slate))).toEqual(new Set(['id']))
    expect(by(rotoGrinders(slate))).toEqual(new Set(['id']))
    expect(by(chanzer0(slate))).toEqual(new Set(['name', 'defense']))
  })
})

const HEADER = 'Name,Team,Salary,Proj,Own,CPT Own'
const row = (
  person: MadeProjection,
  cells: Partial<Record<'name' | 'team' | 'salary' | 'proj' | 'own' | 'cpt', unknown>> = {},
) => {
  const all = {
    ...{ name: person.name, team: person.team, salary: person.salary },
    ...{ proj: person.points, own: person.flexPct, cpt: person.captainPct },
    ...cells,
  }
  return [all.name, all.team, all.salary, all.proj, all.own, all.cpt].join(',')
}
const table = (rowOf: (person: MadeProjection, index: number) => string) =>
  [HEADER, ...made.map(rowOf)].join('\n')

describe('ownership is read by its sum', () => {
  const shareOf = (text: string, name = made[0]!.name, options: Partial<ReadOptions> = {}) =>
    numbersByName(report(text, options))[name]

  test('about 600 is that of all slots: the captain’s share is taken away', () => {
    const all = report(table((each) => row(each, { own: each.flexPct + each.captainPct })))
    expect(all.ownership).toMatchObject({ kind: 'all', isCertain: true })
    expect(numbersByName(all)[made[3]!.name]).toMatchObject({
      flexOwnershipPct: made[3]!.flexPct,
      captainOwnershipPct: made[3]!.captainPct,
    })
  })

  test('of all slots without captain shares five sixths are flex, and the captain’s share stays unknown', () => {
    const text = table((each) => row(each, { own: each.flexPct * 1.2, cpt: '' }))
    expect(shareOf(text)).toMatchObject({ flexOwnershipPct: made[0]!.flexPct, captainOwnershipPct: null })
  })

  test('about 100 is the captain’s', () => {
    const text = table((each) => row(each, { own: each.captainPct, cpt: '-' }))
    expect(shareOf(text)).toMatchObject({ flexOwnershipPct: null, captainOwnershipPct: made[0]!.captainPct })
  })

  test('fractions are a hundredth of percents', () => {
    const text = table((each) => row(each, { own: each.flexPct / 100, cpt: each.captainPct / 100 }))
    expect(report(text).ownership).toMatchObject({ areFractions: true, kind: 'flex', isCertain: true })
    expect(shareOf(text)).toMatchObject({
      flexOwnershipPct: made[0]!.flexPct,
      captainOwnershipPct: made[0]!.captainPct,
    })
  })

  test('another sum is a guess, and the user’s word counts', () => {
    const text = table((each) => row(each, { own: each.flexPct * 0.6, cpt: '' }))
    expect(report(text).ownership).toMatchObject({ kind: 'flex', isCertain: false })
    expect(Math.round(report(text).ownership!.sum)).toBe(300)
    expect(shareOf(text, made[0]!.name, { ownershipKind: 'captain' })).toMatchObject({
      flexOwnershipPct: null,
    })
  })
})

describe('captain and flex', () => {
  test('of two rows whose prices are 1.5 apart the dearer is the captain’s, whatever the columns say', () => {
    const header = 'Name,Team,Roster Position,Salary,Proj,Own'
    // The columns name the captain the wrong way round, and the captain stands first or second in turn.
    const rows = made.flatMap((each, i) => {
      const captain = [each.name, each.team, 'FLEX', each.salary * 1.5, each.points * 1.5, each.captainPct]
      const flex = [each.name, each.team, 'CPT', each.salary, each.points, each.flexPct]
      return i % 2 === 0 ? [captain, flex] : [flex, captain]
    })
    expect(numbersByName(report([header, ...rows].join('\n')))).toEqual(
      expected(({ captainPct }) => ({ captainOwnershipPct: captainPct })),
    )
  })

  test('captain rows alone: points, ceiling and spread are divided by the captain’s multiple', () => {
    const rows = made.map((each) => [each.name, each.team, 'CPT', each.points * 1.5, each.captainPct])
    const text = ['Name,Team,Pos,Proj,Own', ...rows].join('\n')
    expect(numbersByName(report(text))).toEqual(
      expected(({ captainPct }) => ({ flexOwnershipPct: null, captainOwnershipPct: captainPct })),
    )
  })

  test('a row of the same role is not used and named', () => {
    const text = `${table((each) => row(each))}\n${row(made[0]!, { proj: 99 })}`
    const { bad } = report(text)
    expect(bad).toEqual([{ row: made.length + 2, column: null, reason: `${made[0]!.name} is listed above` }])
    expect(numbersByName(report(text))[made[0]!.name]).toMatchObject({ points: made[0]!.points })
  })
})

describe('cells', () => {
  test.each(['', '-', '--', '—', 'N/A', 'na', 'null'])('%j is unknown, not 0', (cell) => {
    const read = report(table((each, i) => row(each, i === 2 ? { proj: cell, own: cell, cpt: cell } : {})))
    expect(numbersByName(read)[made[2]!.name]).toMatchObject({
      ...{ points: null, flexOwnershipPct: null, captainOwnershipPct: null },
    })
    expect(read.bad).toEqual([])
    expect(read.withoutPoints.map((person) => person.row.name)).toEqual([made[2]!.name])
  })

  test('0 is a number, and such a player may not play', () => {
    const read = report(table((each, i) => row(each, i === 2 ? { proj: 0 } : {})))
    expect(numbersByName(read)[made[2]!.name]).toMatchObject({ points: 0 })
    expect(read.withoutPoints.map((person) => person.row.name)).toEqual([made[2]!.name])
  })

  test.each<[string, string]>([
    ['abc', '"abc" is not a number'],
    ['1900', '1900 is not from -20 to 300'],
    ['-55', '-55 is not from -20 to 300'],
    ['1e3', '"1e3" is not a number'],
    ['=1+1', '"=1+1" is not a number'],
  ])('%s leaves the whole row out, with its number and the reason', (cell, reason) => {
    const read = report(table((each, i) => row(each, i === 4 ? { proj: cell } : {})))
    expect(read.bad).toEqual([{ row: 6, column: 'Proj', reason }])
    expect(read.missing.map((person) => person.row.name)).toEqual([made[4]!.name])
  })

  test('in a file divided by semicolons a comma is the decimal sign', () => {
    const text = table((each) => row(each))
      .replaceAll(',', ';')
      .replaceAll('.', ',')
      .replaceAll('Jr,', 'Jr.')
    expect(numbersByName(report(text))[made[0]!.name]).toMatchObject({ points: made[0]!.points })
  })
})

describe('people', () => {
  const [first, ...others] = made.filter(({ position }) => position !== 'DST')
  const named = (name: string, cells: Parameters<typeof row>[1] = {}) =>
    report([HEADER, row(first!, { name, ...cells }), ...others.map((each) => row(each))].join('\n'))

  test.each<[string, (name: string) => string]>([
    ['in capitals', (name) => name.toUpperCase()],
    ['with a suffix', (name) => `${name.replace(/ Jr\.$/, '')} III`],
    ['without its suffix', (name) => name.replace(/ Jr\.$/, '')],
    ['last name first', (name) => `"${name.split(' ').slice(1).join(' ')}, ${name.split(' ')[0]}"`],
    ['with accents', (name) => name.replace(/a/g, 'á').replace(/o/g, 'ö')],
    ['without punctuation', (name) => name.replace(/[.'-]/g, '')],
    ['with an initial', (name) => `${name[0]}. ${name.split(' ').slice(1).join(' ')}`],
    ['with an id', (name) => `${name} (12)`],
  ])('a name %s is the same person', (_how, write) => {
    expect(named(write(first!.name)).unmatched).toEqual([])
  })

  test('a name of another team is another person until paired by hand', () => {
    const team = made.find((each) => each.team !== first!.team)!.team
    const { unmatched, missing } = named(first!.name, { team })
    expect(unmatched).toHaveLength(1)
    expect(missing.map((person) => person.row.name)).toContain(first!.name)
    const { key, suggested } = unmatched[0]!
    const text = [HEADER, row(first!, { team }), ...others.map((each) => row(each))].join('\n')
    const paired = report(text, { pairs: { [key]: suggested! } })
    expect(paired.unmatched).toEqual([])
    expect(paired.matched.find((each) => each.by === 'hand')?.person.row.name).toBe(first!.name)
  })

  test('another name is nobody, and one of the same last name is suggested', () => {
    const [, ...last] = first!.name.split(' ')
    const { unmatched } = named(`Zed ${last.join(' ')}`)
    expect(unmatched.map(({ suggested }) => suggested)).toEqual([
      `${pool.find((each) => each.name === first!.name)!.basePlayerId}@${first!.team}`,
    ])
    expect(named('Zed Unknown').unmatched.map(({ suggested }) => suggested)).toEqual([null])
  })

  test('a defense is found by its team, by any of its names', () => {
    const defense = made.find(({ position }) => position === 'DST')!
    const city: Record<string, string> = {
      KC: 'Kansas City Chiefs',
      TEN: 'Titans',
      BUF: 'Buffalo',
      MIN: 'Vikings',
    }
    const names = [`${defense.team} DST`, city[defense.team] ?? defense.team, `${defense.team} D/ST`]
    for (const name of names) {
      const rows = others.map((each) => `${each.name},${each.team},${each.position},${each.points}`)
      const text = ['Name,Team,Pos,Proj', `${name},${defense.team},DST,7.5`, ...rows].join('\n')
      expect(numbersByName(report(text))[defense.name]).toMatchObject({ points: 7.5 })
    }
  })

  test('an id that is another tool’s own number names nobody', () => {
    const id = pool.find((each) => each.name === others[0]!.name)!.providerId
    const rows = made.map((each) => [each === first ? id : '', each.name, each.team, each.points])
    const { matched } = report(['ID,Name,Team,Proj', ...rows].join('\n'))
    expect(matched.find(({ nameInFile }) => nameInFile === first!.name)?.person.row.name).toBe(first!.name)
  })
})

describe('a file of another slate is refused', () => {
  const reason = (text: string) => {
    const result = read(text)
    return result.ok || result.error.kind !== 'other_slate' ? result : result.error
  }
  const otherTeam = slate.home === 'SEA' ? 'KC' : 'SEA'

  test('other teams', () => {
    const text = table((each) => row(each, { team: each.team === slate.home ? otherTeam : each.team }))
    expect(reason(text)).toMatchObject({ because: 'teams', inFile: expect.arrayContaining([otherTeam]) })
  })

  test('the same teams in other games', () => {
    const text = stokasticShowdown(slate).replaceAll(
      new RegExp(`,(${slate.home}|${slate.away}),(${slate.home}|${slate.away}),`, 'g'),
      `,$1,${otherTeam},`,
    )
    expect(reason(text)).toMatchObject({ because: 'opponents', inFile: otherTeam })
  })

  test('the same game at other prices', () => {
    expect(reason(table((each) => row(each, { salary: each.salary + 200 })))).toMatchObject({
      because: 'prices',
      different: made.length,
    })
  })

  test('other people', () => {
    expect(
      reason(table((each, i) => row(each, { name: `Nobody Known${'x'.repeat(i)}`, team: '' }))),
    ).toMatchObject({
      because: 'players',
      matched: 0,
    })
  })

  test('a file of all games of the week is not another slate: its prices are those of another contest', () => {
    const more = made.map((each, i) => row(each, { name: `Other Game${'x'.repeat(i)}`, team: otherTeam }))
    const text = [table((each) => row(each, { salary: each.salary - 1000 })), ...more].join('\n')
    expect(report(text).matched).toHaveLength(made.length)
  })
})

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

  test.each(['Scored', 'Actual', 'AvgPointsPerGame', 'FPPG', 'Proj Rank', 'Value Proj', 'Team Total Points'])(
    '%s is no projection',
    (header) => {
      expect(placed(`Name,Team,${header},Own`)).not.toHaveProperty('points')
    },
  )

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

test.each<[string, string, object]>([
  ['nothing', '', { kind: 'empty' }],
  ['a header alone', 'Name,Proj', { kind: 'empty' }],
  ['JSON', '[{"name":\n"x"}]', { kind: 'not_csv' }],
  ['the salary file itself', showdownSalaries(slate), { kind: 'other_file', file: 'salaries' }],
  [
    'standings',
    'Rank,EntryId,EntryName,TimeRemaining,Points,Lineup,,Player,Roster Position,%Drafted,FPTS\n1,2',
    { kind: 'other_file', file: 'standings' },
  ],
  ['a quote never closed', `${HEADER}\n"Ada,KC,1`, { kind: 'open_quote', row: 2 }],
  [
    'rows without a name',
    `${HEADER}\n-,KC,1,2,2,3`,
    { kind: 'no_rows', first: { row: 2, reason: 'no player name' } },
  ],
  ['numbers alone', '1,2\n3,4', { kind: 'no_header' }],
])('%s is refused', (_what, text, refusal) => {
  const result = read(text)
  expect(!result.ok && result.error).toMatchObject(refusal)
})

/** Quoted cells have the only commas inside cells. */
function tabbed(text: string): string {
  return text.replace(/"\$(\d+),(\d+)"/g, '$$$1$2').replaceAll(',', '\t')
}
