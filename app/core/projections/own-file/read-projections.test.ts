import { describe, expect, test } from 'vitest'
import {
  chanzer0,
  lineStar,
  type MadeProjection,
  rotoGrinders,
  saberSim,
  stokasticBoomBust,
  stokasticShowdown,
} from '../../fixtures/projection-files.ts'
import { SHOWDOWN } from '../../formats/dk-showdown.ts'
import { personKey } from '../../players/player.ts'
import { parseSlateCsv } from '../../slate/slate-csv.ts'
import type { PersonNumbers } from '../slate-numbers.ts'
import { fileOf } from './read-projections.ts'
import { expected, made, numbersByName, read, report, row, slate, table } from './testing/made-files.ts'

describe('the layouts of the tools give the numbers of all players', () => {
  test.each<[string, string, (person: MadeProjection) => Partial<PersonNumbers>]>([
    [
      'SaberSim: two rows a person, My Proj before SS Proj, dk_std, dk_95_percentile',
      saberSim(slate),
      ({ points, captainPct, spread }) => ({
        ...{ points: Math.round((points + 1) * 100) / 100, captainOwnershipPct: captainPct, spread },
        // Its 95th percentile lies around its own projection, 1 below the user's.
        ceiling: expect.closeTo(points + 1 + ((1.6449 * spread - 1) * 1.2816) / 1.6449, 2),
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

  test('a file of salaries and projections is read as the one and as the other', () => {
    const text = saberSim(slate)
    const salaries = parseSlateCsv(text, { format: SHOWDOWN })
    if (!salaries.ok) throw new Error(salaries.error.kind)
    expect(salaries.value).toMatchObject({ people: made.length, projections: 'SS Proj' })
    const own = read(text, {}, salaries.value.players)
    expect(own.ok && own.value.matched.map(({ by }) => by)).toEqual(made.map(() => 'id'))
    expect(own.ok && numbersByName(own.value)[made[0]!.name]).toMatchObject({
      points: Math.round((made[0]!.points + 1) * 100) / 100,
      captainOwnershipPct: made[0]!.captainPct,
    })
  })

  test('a percentile is divided by its own distance: the same spread follows from each', () => {
    const zs = {
      P75: 0.6745,
      '80th Percentile': 0.8416,
      dk_85_percentile: 1.0364,
      P90: 1.2816,
      'P 95': 1.6449,
    }
    for (const [header, z] of Object.entries({ ...zs, 'Ceiling (99th)': 2.3263, Ceiling: 1.2816 })) {
      const lines = made.map(({ name, team, points, spread }) =>
        [name, team, points, (points + z * spread).toFixed(4)].join(),
      )
      const own = report([`Name,Team,Proj,${header}`, ...lines].join('\n'))
      for (const { name, points, spread } of made)
        expect([header, numbersByName(own)[name]!.ceiling]).toEqual([
          header,
          expect.closeTo(points + 1.2816 * spread, 1),
        ])
    }
    const withoutPoints = report(['Name,Own,P95', ...made.map(({ name }) => `${name},10,30`)].join('\n'))
    expect(numbersByName(withoutPoints)[made[0]!.name]!.ceiling).toBeNull()
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

describe('the status column', () => {
  const [star, second, third, fourth] = made as [
    MadeProjection,
    MadeProjection,
    MadeProjection,
    MadeProjection,
  ]
  const outIn = (text: string) => report(text).listedOut.map(({ row }) => row.name)
  const withStatus = (statusOf: (person: MadeProjection) => string) =>
    [
      'Name,Team,Proj,Status',
      ...made.map((each) => [each.name, each.team, each.points, statusOf(each)]),
    ].join('\n')

  test('SaberSim: people whose status says out, in the words of a salary file; others are as without it', () => {
    const statuses = new Map([
      [star.name, 'O'],
      [second.name, 'IR'],
      [third.name, 'Q'],
      [fourth.name, 'Confirmed'],
    ])
    const text = saberSim(slate, ({ name }) => statuses.get(name) ?? '')
    expect(outIn(text)).toEqual([star.name, second.name])
    expect({ ...report(text), listedOut: [] }).toEqual(report(saberSim(slate)))
  })

  test.each(['', 'NA', 'n/a', '-', 'Q', 'D', 'Probable', 'Confirmed', 'Active', 'W', 'outstanding', '0'])(
    '%j changes nothing',
    (status) => {
      expect(report(withStatus(() => status))).toEqual(report(withStatus(() => '')))
      expect(outIn(withStatus(() => status))).toEqual([])
    },
  )

  test.each(['__proto__', 'constructor', '"=HYPERLINK(""x"")"', '<b>O</b>', 'O'.repeat(30_000)])(
    'a hostile cell is no status',
    (status) => {
      const read = report(withStatus((each) => (each === star ? status : 'Q')))
      expect([read.listedOut, read.bad, read.matched.length]).toEqual([[], [], made.length])
    },
  )

  test('one row of the two is enough, and points of 0 are told once', () => {
    const header = 'Name,Team,Roster Position,Salary,Proj,Status'
    const rows = made.flatMap((each) => [
      [each.name, each.team, 'CPT', each.salary * 1.5, each.points * 1.5, each === star ? 'OUT' : ''],
      [each.name, each.team, 'FLEX', each.salary, each === star || each === second ? 0 : each.points, ''],
    ])
    const read = report([header, ...rows].join('\n'))
    expect(read.listedOut.map(({ row }) => row.name)).toEqual([star.name])
    expect(read.withoutPoints.map(({ row }) => row.name)).toEqual([second.name])
    const kept = fileOf(read, { name: 'a.csv', importedAt: 5 })
    expect(kept).toEqual({
      ...{ name: 'a.csv', importedAt: 5, weight: 1, people: read.people },
      out: [personKey(read.listedOut[0]!.row)],
    })
    expect(fileOf(report(withStatus(() => 'Q')), { name: 'b.csv', importedAt: 6 })).not.toHaveProperty('out')
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

/** Quoted cells have the only commas inside cells. */
function tabbed(text: string): string {
  return text.replace(/"\$(\d+),(\d+)"/g, '$$$1$2').replaceAll(',', '\t')
}
