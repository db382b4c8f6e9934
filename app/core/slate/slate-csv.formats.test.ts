import { describe, expect, test } from 'vitest'
import { refusalText } from '#contract/file-refusals.ts'
import { type MadePerson, type MadeSlate, makeSlate } from '../fixtures/made-slate.ts'
import * as file from '../fixtures/salary-files.ts'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { STANDARD } from '../formats/dk-classic.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import type { Format } from '../formats/format.ts'
import { takesAnyFile } from '../formats/testing/takes-any-file.ts'
import { isOut, type Player } from '../players/player.ts'
import { pricedAsInactive } from '../players/who-plays.ts'
import { parseSlateCsv, type Slate } from './slate-csv.ts'

const SLATE = makeSlate(1)
const OTHER_SLATE = makeSlate(4)

describe('two rows a person: captains at 1.5 times the price, averages and ids as in the file', () => {
  test.each([
    ['salaries', file.showdownSalaries(SLATE)],
    ['salaries saved with tabs', file.showdownSalaries(SLATE).replaceAll(',', '\t')],
    ['salaries with a status column', file.salariesWithStatus(SLATE, () => '')],
    ['the upload template', file.uploadTemplate(SLATE)],
    ['the file of reserved entries', file.entriesFile(SLATE, [[5_000_000_001, ['41000001', '41000102']]])],
  ])('%s', (_name, text) => {
    const slate = slateOf(text, SHOWDOWN)
    const flex = SLATE.people.map((person, number) => ({
      ...listed(SLATE, person),
      position: person.position,
      salary: person.salary,
      providerId: file.rowId(number, 'FLEX'),
    }))
    const captains = SLATE.people.map((person, number) => ({
      ...listed(SLATE, person),
      position: 'CPT',
      salary: person.salary * 1.5,
      providerId: file.rowId(number, 'CPT'),
    }))
    expect(byId(slate.players)).toEqual(byId([...captains, ...flex]))
    expect(slate).toMatchObject({
      skipped: [],
      warnings: [],
      sport: 'NFL',
      hasProviderIds: true,
      teams: { away: SLATE.away, home: SLATE.home },
      gameDate: '2026-11-08',
      gameTime: new Date('2026-11-08T18:00:00Z'),
      week: 9,
    })
  })
})

test.each([
  ['', 1],
  ['Q', 1],
  ['Active', 0],
  ['ACT', 0],
  ['OUT', 0],
  ['IR', 0],
])('a starter’s average at $200: with the status %j the price flags %i person', (written, flagged) => {
  const [star, ...others] = SLATE.people as [MadePerson, ...MadePerson[]]
  const slate = { ...SLATE, people: [{ ...star, salary: 200, average: 18 }, ...others.map(withFairPrice)] }
  const text = file.salariesWithStatus(slate, ({ name }) => (name === star.name ? written : ''))
  const { players } = slateOf(text, SHOWDOWN)
  expect(pricedAsInactive(players, SHOWDOWN).size).toBe(flagged)
  const isRuledOut = players.filter(({ name }) => name === star.name).every(isOut)
  expect(isRuledOut).toBe(['OUT', 'IR'].includes(written))
})

function withFairPrice(person: MadePerson): MadePerson {
  return { ...person, salary: Math.max(person.salary, 1_200) }
}

describe('several games, one row a person', () => {
  const games = [SLATE, OTHER_SLATE]
  const people = games.flatMap((slate) =>
    slate.people
      .filter(({ position }) => position !== 'K')
      .map((person) => ({ ...listed(slate, person), position: person.position, salary: person.salary })),
  )

  test.each([
    ['Classic salaries', file.classicSalaries(games)],
    ['the same, saved again by a data-frame library', file.resavedSalaries(games)],
  ])('%s', (_name, text) => {
    const slate = slateOf(text, STANDARD)
    expect(slate.players.map(withoutId)).toEqual(people)
    expect(slate.players.map(({ providerId }) => providerId).slice(0, 2)).toEqual(['42000000', '42000001'])
    expect(slate).toMatchObject({ skipped: [], teams: null, hasProviderIds: true })
    expect(slate.warnings).toEqual([])
  })
})

describe('other providers', () => {
  test.each([
    ['FanDuel', file.fanduelSalaries(SLATE), '77-1000'],
    ['FanDuel, single game', file.fanduelSingleGame(SLATE), '77-1000'],
    ['FantasyDraft', file.fantasyDraftSalaries(SLATE), null],
  ])('%s: one row a person, captains are added', (_name, text, firstId) => {
    const { players, warnings } = slateOf(text, takesAnyFile(SHOWDOWN))
    const flex = players.filter(({ position }) => position !== 'CPT')
    expect(flex.map(withoutId)).toEqual(
      SLATE.people.map((person) => ({
        ...listed(SLATE, person),
        position: person.position,
        salary: person.salary,
        fppg: expect.closeTo(person.average, 5),
      })),
    )
    expect(flex[0]!.providerId).toBe(firstId)
    const captains = players.filter(({ position }) => position === 'CPT')
    expect(captains.map(({ salary }) => salary)).toEqual(SLATE.people.map(({ salary }) => salary * 1.5))
    expect(warnings).toEqual([
      ...(firstId === null
        ? []
        : [
            'This is a salary file of FanDuel. Lineups follow DraftKings Showdown: a captain and five flex under $50,000.',
          ]),
      'The file lists no captains, so every player was added as captain too, at 1.5x salary.',
    ])
  })

  test('an auction sheet: prices in dollars of a $100 budget, ranks of the opponent', () => {
    const { players, warnings } = slateOf(file.auctionSheet(SLATE), BIG_LEAGUE)
    expect(players.map(withoutId)).toEqual(
      SLATE.people.map((person) => ({
        ...listed(SLATE, person),
        position: person.position,
        salary: file.auctionPrice(person),
      })),
    )
    expect(players.map(({ oprk }) => oprk)).toEqual(SLATE.people.map((_, index) => index + 1))
    expect(warnings).toEqual([])
  })
})

test.each([
  ['2016, no averages', file.salariesOf2016([SLATE]), 'Missing: AvgPointsPerGame.'],
  ["a pick'em", file.pickemFile(SLATE), 'Missing: Salary.'],
  ['a draft guide', file.draftGuide(SLATE), 'Missing: Salary'],
  ['JSON under a CSV name', JSON.stringify(SLATE.people), 'CSV file is empty or invalid'],
])('a file without required columns is refused with their names: %s', (_name, text, sentence) => {
  const result = parseSlateCsv(text, { format: BIG_LEAGUE })
  expect(!result.ok && refusalText('salaries', result.error)).toContain(sentence)
})

describe('the provider’s own files without averages', () => {
  const priced = (slate: MadeSlate) => ({
    ...slate,
    people: slate.people.map((person) => ({
      ...person,
      salary: 2200 + 50 * Math.round(person.salary / 100),
    })),
  })
  const of2016 = file.salariesOf2016([priced(SLATE), priced(OTHER_SLATE)])
  /** A roster column that repeats the positions. */
  const of2017 = of2016
    .split('\r')
    .map((line, i) => line.split(',').toSpliced(4, 0, i === 0 ? 'Roster Position' : line.split(',')[0]!))
    .join('\n')

  test.each([
    ['2016', of2016],
    ['2017', of2017],
  ])('%s: several games load, and the user is told; for one game the file is named', (_year, text) => {
    const slate = slateOf(text, STANDARD)
    expect(slate.players).toHaveLength(SLATE.people.length + OTHER_SLATE.people.length - 4)
    expect(slate.warnings).toEqual([
      'The file has no averages: points are estimated from prices alone. Import projections, or type points in.',
    ])
    const inShowdown = parseSlateCsv(text, { format: SHOWDOWN })
    expect(!inShowdown.ok && refusalText('salaries', inShowdown.error)).toContain('Load it in Standard.')
  })

  test.each([
    ['captains', file.showdownSalaries(SLATE).replaceAll(/,[^,]*$/gm, ''), SHOWDOWN],
    ['a list that is not the provider’s', of2016.replace('Name + ID', 'Unique'), STANDARD],
    ['other sports', of2016.replaceAll(/(^|\r)TE,/g, '$1C,'), STANDARD],
    ['projections', of2016.replace('GameInfo', 'Fpts'), STANDARD],
  ])('%s: refused for the missing averages', (_what, text, format) => {
    const result = parseSlateCsv(text, { format })
    expect(!result.ok && refusalText('salaries', result.error)).toMatch(
      /^Missing required columns\. Need: Name, Salary, and AvgPointsPerGame\. Missing: AvgPointsPerGame\./,
    )
  })
})

/** The fields that every layout has. */
function listed(slate: MadeSlate, { name, team, position, average }: MadePerson) {
  const opponent = team === slate.away ? slate.home : slate.away
  return { name, actualPosition: position, team, opponent, fppg: average }
}

type Listed = Pick<Player, 'name' | 'actualPosition' | 'team' | 'opponent' | 'fppg' | 'position' | 'salary'>

function withoutId({ name, actualPosition, team, opponent, fppg, position, salary }: Listed) {
  return { name, actualPosition, team, opponent, fppg, position, salary }
}

function byId(rows: readonly (Parameters<typeof withoutId>[0] & { providerId: string | null })[]) {
  return Object.fromEntries(rows.map((row) => [row.providerId, withoutId(row)]))
}

function slateOf(text: string, format: Format): Slate {
  const result = parseSlateCsv(text, { format })
  if (!result.ok) throw new Error(result.error.kind)
  return result.value
}
