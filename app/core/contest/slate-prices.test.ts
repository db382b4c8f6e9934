import { expect, test } from 'vitest'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { FANDUEL_SINGLE_GAME } from '../formats/testing/fanduel-single-game.ts'
import { pricedLineup, slatePrices } from './slate-prices.ts'
import { fieldOf } from './testing/field-of.ts'
import { slateRows } from './testing/slate-rows.ts'

const ADA = { name: 'Ada Brook', team: 'MIN', salary: 10_000 }
const BEA = { name: 'Bea Crow', team: 'LAC', salary: 6_000 }
const FIELD = fieldOf([[0, 1]])

test('a captain costs what the captain row says, another player what the flex row says', () => {
  const prices = slatePrices(FIELD, slateRows([ADA, { ...BEA, captainSalary: 9_200 }]), SHOWDOWN)
  expect(prices.slice(0, 3)).toEqual([
    { team: 'MIN', salary: 10_000, captainSalary: 15_000 },
    { team: 'LAC', salary: 6_000, captainSalary: 9_200 },
    null,
  ])
  expect(pricedLineup(fieldOf([[0, 1]]), 0, prices)).toEqual({ salary: 21_000, teams: ['MIN', 'LAC'] })
  expect(pricedLineup(fieldOf([[1, 0]]), 0, prices)).toEqual({ salary: 19_200, teams: ['LAC', 'MIN'] })
})

test('where a file lists the flex price for captains too, or no captains, the captain costs 1.5 times it', () => {
  const flexPrices = slateRows([{ ...ADA, captainSalary: 10_000 }], 'flex_price')
  const noCaptains = slateRows([ADA]).filter(({ position }) => position !== 'CPT')
  for (const rows of [flexPrices, noCaptains]) {
    expect(slatePrices(FIELD, rows, SHOWDOWN)[0]).toEqual({
      team: 'MIN',
      salary: 10_000,
      captainSalary: 15_000,
    })
  }
})

test('where the captain costs the same as others, the flex price is the price', () => {
  const rows = slateRows([ADA]).filter(({ position }) => position !== 'CPT')
  expect(slatePrices(FIELD, rows, FANDUEL_SINGLE_GAME)[0]!.captainSalary).toBe(10_000)
})

test('of two people with one name the price is that of the one at the position of the contest’s slots, else the lower one', () => {
  const [passer, end] = slateRows([ADA, { ...BEA, name: ADA.name }]).filter((row) => row.position !== 'CPT')
  const rows = [
    { ...passer!, actualPosition: 'QB' as const },
    { ...end!, actualPosition: 'TE' as const },
  ]
  const salaryAt = (position: string | null) =>
    slatePrices(
      fieldOf([[0, 1]], {
        players: [{ ...{ name: ADA.name, position }, draftedPct: null, pointsMilli: null }],
      }),
      rows,
      SHOWDOWN,
    )[0]!.salary
  expect([salaryAt('QB'), salaryAt('TE'), salaryAt(null)]).toEqual([10_000, 6_000, 6_000])
})

test('names match without regard to case, punctuation and a provider id', () => {
  const field = fieldOf([[0, 1]], {
    players: [
      { name: "D'Andre O'Neal Jr.", position: null, draftedPct: null, pointsMilli: null },
      { name: 'Bears', position: null, draftedPct: null, pointsMilli: null },
    ],
  })
  const rows = slateRows([
    { ...ADA, name: "d'andre o'neal jr (1234)" },
    { ...BEA, name: 'Bears ' },
  ])
  expect(slatePrices(field, rows, SHOWDOWN).map((price) => price?.salary)).toEqual([10_000, 6_000])
})

test('a lineup with a hidden slot or a player who is not on the slate has no price', () => {
  const prices = slatePrices(FIELD, slateRows([ADA, BEA]), SHOWDOWN)
  expect(pricedLineup(fieldOf([[0, null]]), 0, prices)).toBeNull()
  expect(pricedLineup(fieldOf([[0, 2]]), 0, prices)).toBeNull()
})
