import { expect, test } from 'vitest'
import { fieldOf } from '../contest/testing/field-of.ts'
import { slateRows } from '../contest/testing/slate-rows.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { playedPool } from './played-pool.ts'
import { type RealField, realField } from './real-field.ts'

const NAMES = ['Ada Brook', 'Bea Crow', 'Cora Dale', 'Dora Elm', 'Eva Frost', 'Fay Grove', 'Gil Hart']
const ROWS = slateRows(NAMES.map((name, i) => ({ name, team: i % 2 ? 'AAA' : 'BBB', salary: 5000 })))

/** Player 7, Hal Ives, is not on the slate. */
const FIELD = fieldOf([
  [0, 1, 2, 3, 4, 5],
  [0, 1, 2, 3, 4, 5],
  [1, 0, 2, 3, 4, 5],
  [2, 0, 1, 3, 4, 6],
  [null, null, null, null, null, null],
  [0, 1, 2, null, null, null],
  [0, 1, 2, 3, 4, 7],
  [0, 1, 2, 3, 4, 5],
])

test('others are counted by lineup, the own entries are judged, and every entry is accounted for', () => {
  const read = field([0, 3])
  expect(read.own.count).toBe(2)
  expect(read.ownEntries).toEqual([0, 3])
  // Six other entries, of which one is empty; the hidden and the unlisted one keep their places.
  expect(sum(read.opponents.copies)).toBe(5)
  expect(read.unread).toEqual({ empty: 1, hidden: 1, notListed: 1, own: 0, names: ['Hal Ives'] })
  expect([...read.placeOf].map((place) => place >= 0)).toEqual([
    false,
    true,
    true,
    false,
    false,
    true,
    true,
    true,
  ])
  expect(read.placeOf[1]).toBe(read.placeOf[7])
  expect(read.placeOf[1]).not.toBe(read.placeOf[2])
})

test('the captain counts: the same six people under another captain are another lineup', () => {
  const { opponents, placeOf } = field([])
  expect(opponents.copies[placeOf[0]!]).toBeGreaterThanOrEqual(3)
  expect(placeOf[0]).not.toBe(placeOf[2])
})

test('what takes the place of a hidden lineup is a lineup of the contest, by the seed', () => {
  const places = new Set<number>()
  for (let seed = 0; seed < 60; seed++) {
    const read = field([], seed)
    expect(read.placeOf[5]).toBeLessThan(read.opponents.lineups.count)
    places.add(read.placeOf[5]!)
  }
  // Three different lineups can be read, and each is drawn now and then.
  expect(places).toEqual(new Set([0, 1, 2]))
  expect(field([], 7)).toEqual(field([], 7))
})

test('an own lineup that cannot be read is said and not judged', () => {
  const read = field([5, 6])
  expect(read.own.count).toBe(0)
  expect(read.unread.own).toBe(2)
  expect(sum(read.opponents.copies)).toBe(5)
})

test('with fewer than half of the lineups read there is no field', () => {
  const hidden = fieldOf([
    [0, 1, 2, 3, 4, 5],
    [0, 1, 2, null, null, null],
    [0, 1, 2, null, null, null],
  ])
  const read = realField(hidden, playedPool(hidden, ROWS, SHOWDOWN), [], 1)
  expect(read).toEqual({ problem: 'Fewer than half of the lineups can be read with this slate.' })
})

test('a drafted player who was out stays in the lineups and is expected to score nothing', () => {
  const rows = ROWS.map((row) => (row.name === 'Eva Frost' ? { ...row, injuryStatus: 'Out' as const } : row))
  const pool = playedPool(FIELD, rows, SHOWDOWN)
  const person = pool.people.find(({ row }) => row.name === 'Eva Frost')!
  expect(person.row.projectedPoints).toBe(0)
  const read = realField(FIELD, pool, [0], 1) as RealField
  expect(read.own.count).toBe(1)
})

function field(mine: number[], seed = 1): RealField {
  const read = realField(FIELD, playedPool(FIELD, ROWS, SHOWDOWN), mine, seed)
  if ('problem' in read) throw new Error(read.problem)
  return read
}

function sum(values: Iterable<number>): number {
  return [...values].reduce((total, value) => total + value, 0)
}
