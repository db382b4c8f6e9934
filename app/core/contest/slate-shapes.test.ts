import { expect, test, vi } from 'vitest'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { slateShapes } from './slate-shapes.ts'
import { fieldOf } from './testing/field-of.ts'
import { slateRows } from './testing/slate-rows.ts'

/** Flex prices; captains cost 1.5 times as much. */
const PEOPLE = [
  { name: 'Ada Brook', team: 'MIN', salary: 12_000 },
  { name: 'Bea Crow', team: 'LAC', salary: 11_000 },
  { name: 'Cora Dale', team: 'LAC', salary: 20_000 },
  { name: 'Dora Elm', team: 'MIN', salary: 19_900 },
]

test('salary left, with the captain at the captain price, and players by team: field and best', () => {
  const field = fieldOf([
    // 1.5 x 12,000 + 11,000 + 20,000 = 49,000: $1,000 left. One of MIN, two of LAC.
    [0, 1, 2],
    // 1.5 x 11,000 + 12,000 + 20,000 = 48,500: $1,500 left.
    [1, 0, 2],
    // 1.5 x 12,000 + 11,000 + 19,900 = 48,900: $1,100 left. Two of MIN, one of LAC.
    [0, 1, 3],
    // 1.5 x 11,000 + 12,000 + 19,900 = 48,400: $1,600 left.
    [1, 0, 3],
  ])
  expect(slateShapes(field, slateRows(PEOPLE), { format: SHOWDOWN, bestRank: 1 })).toEqual({
    lineups: 4,
    teams: [{ shape: '2-1', fieldPct: 100, bestPct: 100 }],
    salaryLeft: [
      { shape: 'Up to $1,000', fieldPct: 25, bestPct: 100 },
      { shape: 'Up to $2,000', fieldPct: 75, bestPct: 0 },
    ],
    averageSalaryLeft: { field: (1_000 + 1_500 + 1_100 + 1_600) / 4, best: 1_000 },
  })
})

test('a file that lists the flex price for captains too gives the same figures', () => {
  const flexPrices = slateRows(
    PEOPLE.map((person) => ({ ...person, captainSalary: person.salary })),
    'flex_price',
  )
  const shapes = slateShapes(fieldOf([[0, 1, 2]]), flexPrices, { format: SHOWDOWN, bestRank: 1 })
  expect(shapes!.averageSalaryLeft.field).toBe(1_000)
})

test('lineups over the budget, with hidden slots or with players who are not on the slate are left out', () => {
  const field = fieldOf([
    // 1.5 x 20,000 + 19,900 + 11,000 = 60,900.
    [2, 3, 1],
    [0, 1, 2],
    [0, 1, null],
    [0, 1, 7],
    [null, null, null],
  ])
  expect(slateShapes(field, slateRows(PEOPLE), { format: SHOWDOWN, bestRank: 1 })).toEqual({
    lineups: 1,
    teams: [{ shape: '2-1', fieldPct: 100, bestPct: null }],
    salaryLeft: [{ shape: 'Up to $1,000', fieldPct: 100, bestPct: null }],
    averageSalaryLeft: { field: 1_000, best: null },
  })
  expect(slateShapes(fieldOf([[2, 3, 1]]), slateRows(PEOPLE), { format: SHOWDOWN, bestRank: 1 })).toBeNull()
})

test('the whole budget used is $0 left, and the steps come in order', () => {
  const left = [0, 100, 101, 300, 500, 2_000, 5_000, 5_001]
  const people = left.map((dollars, i) => ({
    name: `Person ${i}`,
    team: i % 2 === 0 ? 'MIN' : 'LAC',
    salary: 50_000 - dollars,
  }))
  const field = fieldOf(
    left.map((_, i) => [i]),
    {
      hasCaptain: false,
      players: people.map(({ name }) => ({ name, position: null, draftedPct: null, pointsMilli: null })),
    },
  )
  const { salaryLeft } = slateShapes(field, slateRows(people), { format: SHOWDOWN, bestRank: 2 })!
  expect(salaryLeft.map(({ shape, fieldPct, bestPct }) => [shape, fieldPct, bestPct])).toEqual([
    ['$0', 12.5, 50],
    ['Up to $100', 12.5, 50],
    ['Up to $300', 25, 0],
    ['Up to $500', 12.5, 0],
    ['Up to $2,000', 12.5, 0],
    ['Up to $5,000', 12.5, 0],
    ['Over $5,000', 12.5, 0],
  ])
})

test('a budget of $100 is counted in steps of dollars', () => {
  const people = [
    { name: 'Ada Brook', team: 'MIN', salary: 60 },
    { name: 'Bea Crow', team: 'LAC', salary: 36 },
  ]
  const field = fieldOf([[0, 1]], { hasCaptain: false })
  const shapes = slateShapes(field, slateRows(people), { format: BIG_LEAGUE, bestRank: 1 })!
  expect(shapes.salaryLeft).toEqual([{ shape: 'Up to $5', fieldPct: 100, bestPct: 100 }])
  expect(shapes.averageSalaryLeft.field).toBe(4)
})

test('salary left is known without the teams; shapes are not', () => {
  const teamless = slateRows(PEOPLE.map((person) => ({ ...person, team: null })))
  const shapes = slateShapes(fieldOf([[0, 1, 2]]), teamless, { format: SHOWDOWN, bestRank: 1 })!
  expect(shapes.teams).toEqual([])
  expect(shapes.averageSalaryLeft.field).toBe(1_000)
})

test('amounts are formatted once, however many lineups there are', () => {
  const format = vi.spyOn(Number.prototype, 'toLocaleString')
  const formatted = (lineups: number) => {
    format.mockClear()
    const field = fieldOf(Array.from({ length: lineups }, () => [0, 1, 2]))
    expect(slateShapes(field, slateRows(PEOPLE), { format: SHOWDOWN, bestRank: 1 })!.lineups).toBe(lineups)
    return format.mock.calls.length
  }
  expect(formatted(500)).toBe(formatted(1))
  format.mockRestore()
})
