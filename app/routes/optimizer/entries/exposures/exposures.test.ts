import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { lineupOf } from '#core/lineups/lineup.ts'
import type { Range, RuleEntry } from '#core/rules/build-rule.ts'
import { showdownPool } from '../../testing/pools.ts'
import { exposureShares } from '../set/exposure-shares.ts'
import type { ListedLineup } from '../set/listed-lineups.ts'
import { missedLimits } from './exposure-bar.tsx'
import { exposureCsv } from './exposure-csv.ts'
import { exposureLimits, readLimit, ruleOfLimits, withExposureLimits } from './exposure-limits.ts'
import { exposureRows, splitRows } from './exposure-rows.ts'

const pool = showdownPool()
const players = (captain: number, ...flex: number[]) =>
  [`p${captain}-cpt`, ...flex.map((each) => `p${each}`)].map((id) => pool.find((row) => row.id === id)!)
const lineups = [
  players(0, 1, 2, 3, 4, 5),
  players(0, 1, 3, 5, 7, 2),
  players(1, 0, 2, 4, 6, 3),
  players(3, 0, 1, 5, 7, 2),
]

const PERSON_0 = 'person-0@AAA'

test('an exposure is the share of lineups, as captain, as flex, and in all', () => {
  const shares = exposureShares(
    lineups.map((own) => ({ players: own })),
    SHOWDOWN,
  )
  expect(shares.get(PERSON_0)).toEqual({ captain: 50, flex: 50, total: 100 })
  expect(shares.get('person-6@AAA')).toEqual({ captain: 0, flex: 25, total: 25 })
  expect([...shares.values()].reduce((sum, { total }) => sum + total, 0)).toBe(600)
})

test('a limit typed into the pool is a soft rule about that person, in any slot or as captain; without limits the rule is gone', () => {
  const others: RuleEntry[] = [
    { id: 'a', isOn: true, rule: { kind: 'captains', atLeast: 3 } },
    {
      id: 'b',
      isOn: true,
      rule: {
        kind: 'exposure',
        players: { people: [PERSON_0] },
        slots: 'flex',
        pct: { min: 1, max: 9 },
        isStrict: false,
      },
    },
  ]
  const [any, captain] = (['any', 'captain'] as const).map((slots) => ({ person: PERSON_0, slots }))
  const one = withExposureLimits(others, any!, { min: null, max: 40 }, 'c')
  expect(one).toHaveLength(3)
  expect(exposureLimits(one)).toEqual(
    new Map([[PERSON_0, { any: { min: null, max: 40 }, captain: { min: null, max: null } }]]),
  )
  const both = withExposureLimits(one, any!, { min: 20, max: 40 }, 'd')
  expect(both[2]).toMatchObject({ id: 'c', rule: { pct: { min: 20, max: 40 }, isStrict: false } })
  const asCaptain = withExposureLimits(both, captain!, { min: 10, max: null }, 'e')
  expect(asCaptain[3]).toMatchObject({ id: 'e', rule: { slots: 'captain', pct: { min: 10, max: null } } })
  expect(exposureLimits(asCaptain).get(PERSON_0)).toEqual({
    any: { min: 20, max: 40 },
    captain: { min: 10, max: null },
  })
  expect(ruleOfLimits(asCaptain, captain!)).toBe(asCaptain[3])
  const none = { min: null, max: null }
  expect(withExposureLimits(asCaptain, captain!, none, 'f')).toEqual(both)
  expect(withExposureLimits(both, any!, none, 'f')).toEqual(others)
})

test('what is typed is a percent from 0 to 100, and the minimum is no higher than the maximum', () => {
  expect(readLimit(' 35,5% ', 'min', null)).toEqual({ value: 35.5 })
  expect(readLimit('', 'max', 20)).toEqual({ value: null })
  for (const text of ['101', '-5', 'half', '1e1'])
    expect(readLimit(text, 'max', null)).toHaveProperty('problem')
  expect(readLimit('50', 'min', 40)).toEqual({ problem: 'More than the maximum of 40%.' })
  expect(readLimit('30', 'max', 40)).toEqual({ problem: 'Less than the minimum of 40%.' })
})

test('each missed limit is named, within the half percent that rounding hides', () => {
  const range = (min: number | null, max: number | null) => ({ min, max })
  const missed = (total: number, captain: number, any: Range, asCaptain: Range) =>
    missedLimits({ total, captain }, { any, captain: asCaptain }).map(({ text }) => text)
  const open = range(null, null)
  expect(missed(39.6, 0, range(40, null), open)).toEqual([])
  expect(missed(39, 0, range(40, null), open)).toEqual(['less than the minimum of 40%'])
  expect(missed(61, 9, range(40, 60), range(10, null))).toEqual([
    'more than the maximum of 60%',
    'as captain less than the minimum of 10%',
  ])
})

test('the table holds everyone who is used or has a limit; its file has the same figures', () => {
  const shares = exposureShares([{ players: lineups[0]! }, { players: lineups[2]! }], SHOWDOWN)
  const limits = new Map([['person-7@BBB', { any: { min: 10, max: null }, captain: { min: null, max: 5 } }]])
  const rows = exposureRows(shares, limits, pool)
  expect(rows).toHaveLength(8)
  expect(rows[0]).toMatchObject({ name: 'Person 0', place: 'WR AAA', captain: 50, flex: 50, total: 100 })
  expect(rows.at(-1)).toMatchObject({ name: 'Person 7', total: 0, limits: { any: { min: 10, max: null } } })
  const lines = exposureCsv(rows, SHOWDOWN).trim().split('\r\n')
  expect(lines[0]).toBe(
    '"Name","Pos Team","CPT Exp","Flex Exp","Exp","Min Exp","Max Exp","CPT Min Exp","CPT Max Exp"',
  )
  expect(lines[1]).toBe('"Person 0","WR AAA",50,50,100,"","","",""')
  expect(lines.at(-1)).toBe('"Person 7","WR BBB",0,0,0,10,"","",5')
  expect(exposureCsv(rows, BIG_LEAGUE).split('\r\n')[0]).toBe('"Name","Pos Team","Exp","Min Exp","Max Exp"')
})

test('team splits count the players of the captain’s team', () => {
  const listed = lineups.map((own) => ({ players: own, lineup: lineupOf(SHOWDOWN, own) }) as ListedLineup)
  // Even numbers are of AAA: 0 2 4 of the first; 0 2 of the second; 1 3 of the third; 3 1 5 7 of the last.
  expect(splitRows(listed, SHOWDOWN)).toEqual([
    { split: '4-2', pct: 25 },
    { split: '3-3', pct: 25 },
    { split: '2-4', pct: 50 },
  ])
  expect(splitRows(listed, BIG_LEAGUE)).toEqual([])
})
