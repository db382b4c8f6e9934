import { expect, test } from 'vitest'
import { fieldOf } from '../contest/testing/field-of.ts'
import { slateRows } from '../contest/testing/slate-rows.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { leverageThatPaid } from './leverage-paid.ts'
import { playedPool } from './played-pool.ts'

const NAMES = ['Ada Brook', 'Bea Crow', 'Cora Dale', 'Dora Elm', 'Eva Frost', 'Fay Grove', 'Gil Hart']
/** Everyone is expected to score 5 (the fixture's average); player `i` scored `10 * i`. */
const ROWS = slateRows(NAMES.map((name, i) => ({ name, team: i % 2 ? 'AAA' : 'BBB', salary: 5000 })))
const LINEUPS = [
  [6, 1, 2, 3, 4, 5],
  [0, 1, 2, 3, 4, 5],
  [0, 1, 2, 3, 4, 6],
  [0, 1, 2, 3, 4, 5],
]
const FIELD = fieldOf(LINEUPS)
const POOL = playedPool(FIELD, ROWS, SHOWDOWN)

test('a lineup that one user alone had: its captain gave points, the players left out took some', () => {
  const leverage = leverageThatPaid(FIELD, POOL, [0])!
  const of = (name: string, isCaptain: boolean) =>
    leverage.rows.find((row) => row.name === name && row.isCaptain === isCaptain)
  // As captain: held by 1 of 1 against 1 of 4, 60 points where 5 were expected, times 1.5.
  expect(of('Gil Hart', true)).toEqual({
    name: 'Gil Hart',
    isCaptain: true,
    mine: 1,
    field: 0.25,
    expected: 5,
    actual: 60,
    paid: 0.75 * 55 * 1.5,
  })
  // As flex: none against 1 of 4.
  expect(of('Gil Hart', false)!.paid).toBeCloseTo(-0.25 * 55, 10)
  // Ada scored 0: not having that captain saved 5 x 1.5 points in three of four lineups.
  expect(of('Ada Brook', true)!.paid).toBeCloseTo(0.75 * 5 * 1.5, 10)
  expect(leverage.rows[0]!.name).toBe('Gil Hart')
})

test('the rows add up to how much more the user beat what was expected than the field did', () => {
  const mine = [0, 2]
  const { rows, total } = leverageThatPaid(FIELD, POOL, mine)!
  const beaten = (entries: readonly number[]) =>
    entries.reduce((sum, entry) => {
      const [captain, ...others] = LINEUPS[entry]!
      const scored = 15 * captain! + others.reduce((points, player) => points + 10 * player, 0)
      return sum + scored - (1.5 * 5 + 5 * 5)
    }, 0) / entries.length
  expect(total).toBeCloseTo(beaten(mine) - beaten([0, 1, 2, 3]), 9)
  expect(total).toBeCloseTo(
    rows.reduce((sum, { paid }) => sum + paid, 0),
    9,
  )
})

test('without an own complete lineup, or without points, nothing is said', () => {
  expect(leverageThatPaid(FIELD, POOL, [])).toBeNull()
  const unscored = { ...FIELD, players: FIELD.players.map((player) => ({ ...player, pointsMilli: null })) }
  expect(leverageThatPaid(unscored, POOL, [0])).toBeNull()
})
