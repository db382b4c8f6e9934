import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { FormatId, formatOf, formatOfPool } from './format.ts'

const CAPTAINS = [
  { position: 'CPT', team: 'KC', salary: 15_000 },
  { position: 'QB', team: 'LAC', salary: 10_000 },
]
const AUCTION = [{ position: 'QB', team: 'KC', salary: 40 }]
const UNKNOWN = [{ position: 'QB', team: 'KC', salary: 4000 }]

test('only formats that can be played have an id that is accepted', () => {
  expect(FormatId.safeParse('bigleague').success).toBe(true)
  expect(FormatId.safeParse('monstermash').error?.issues[0]?.message).toBe(
    'must be one of showdown, bigleague, standard',
  )
})

test('without an id it is Showdown; an id that can’t be played is a fault of the program', () => {
  expect([formatOf(null), formatOf(undefined), formatOf('bigleague')]).toEqual([
    SHOWDOWN,
    SHOWDOWN,
    BIG_LEAGUE,
  ])
  expect(() => formatOf('monstermash')).toThrow('monstermash is not the id of a playable format')
})

test('the format that a request names comes before what its pool shows', () => {
  expect(formatOfPool({ format: 'bigleague', budget: 50_000 }, CAPTAINS)).toBe(BIG_LEAGUE)
})

test('a pool that is of a format’s files comes before the budget', () => {
  expect(formatOfPool({ budget: 100 }, CAPTAINS)).toBe(SHOWDOWN)
  expect(formatOfPool({ budget: 50_000 }, AUCTION)).toBe(BIG_LEAGUE)
})

test.each([
  [60, BIG_LEAGUE],
  [100, BIG_LEAGUE],
  [101, SHOWDOWN],
  [50_000, SHOWDOWN],
  [900_000, SHOWDOWN],
  [null, SHOWDOWN],
])('of an unknown pool a budget of %j means the smallest format that has as much', (budget, format) => {
  expect(formatOfPool({ budget }, UNKNOWN)).toBe(format)
})
