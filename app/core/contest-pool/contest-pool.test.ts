import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import type { Player } from '../players/player.ts'
import { contestPoolOf } from './contest-pool.ts'

const ann = makePlayer({ id: 'ann', name: 'Ann Arm', team: 'AAA', salary: 8000 })
const ben = makePlayer({ id: 'ben', name: 'Ben Back', team: 'BBB', salary: 6000 })
const cy = makePlayer({ id: 'cy', name: 'Cy Catch', team: 'BBB', salary: 5000 })

test('a person has a captain row and a flex row; people stand in pool order', () => {
  const rows = [captainOf(ben), ann, ben, captainOf(ann)]
  const pool = contestPoolOf(rows, SHOWDOWN)
  expect(pool.people).toEqual([
    { key: 'ben-back@BBB', row: ben, captainRow: 0, flexRow: 2 },
    { key: 'ann-arm@AAA', row: ann, captainRow: 3, flexRow: 1 },
  ])
  expect([...pool.personOfRow]).toEqual([0, 1, 0, 1])
  expect(pool).toMatchObject({ format: SHOWDOWN, budget: 50_000, rows })
})

test('where the file lists no captains, each person gets a captain row', () => {
  const pool = contestPoolOf([ann, ben], SHOWDOWN)
  expect(pool.rows.map(({ id, salary }) => [id, salary])).toEqual([
    ['ann', 8000],
    ['ann-cpt', 12_000],
    ['ben', 6000],
    ['ben-cpt', 9000],
  ])
  expect(pool.people.map(({ captainRow, flexRow }) => [captainRow, flexRow])).toEqual([
    [1, 0],
    [3, 2],
  ])
})

test('a person with one row has no other, and of two flex rows the first counts', () => {
  const again = { ...ann, id: 'again', salary: 100 }
  const pool = contestPoolOf([captainOf(ben), ann, again, cy], SHOWDOWN)
  expect(pool.people.map(({ row, captainRow, flexRow }) => [row.id, captainRow, flexRow])).toEqual([
    ['ben-cpt', 0, -1],
    ['ann', -1, 1],
    ['cy', -1, 3],
  ])
  expect([...pool.personOfRow]).toEqual([0, 1, 1, 2])
})

test('people who are Out on one row, and those left out, stay in the rows but are no people', () => {
  const rows = [ann, captainOf(ann), ben, { ...captainOf(ben), injuryStatus: 'Out' as const }, cy]
  const pool = contestPoolOf(rows, SHOWDOWN, { leftOut: new Set(['cy-catch@BBB']), budget: 40_000 })
  expect(pool.rows).toHaveLength(5)
  expect(pool.people.map(({ key }) => key)).toEqual(['ann-arm@AAA'])
  expect([...pool.personOfRow]).toEqual([0, 0, -1, -1, -1])
  expect(pool.budget).toBe(40_000)
})

test('unless the caller says who is left out, people priced as inactive are', () => {
  const idle = makePlayer({ id: 'idle', name: 'Ida Idle', salary: 200, fppg: 14 })
  expect(contestPoolOf([ann, idle], SHOWDOWN).people.map(({ row }) => row.id)).toEqual(['ann'])
  expect(contestPoolOf([ann, idle], SHOWDOWN, { leftOut: new Set() }).people).toHaveLength(2)
})

test('without captains every person has one row', () => {
  const pool = contestPoolOf([ann, ben], BIG_LEAGUE)
  expect(pool.people.map(({ captainRow, flexRow }) => [captainRow, flexRow])).toEqual([
    [-1, 0],
    [-1, 1],
  ])
})

function captainOf(player: Player): Player {
  return {
    ...player,
    id: `${player.id}-cpt`,
    position: 'CPT',
    salary: player.salary * 1.5,
    captainPricing: 'scaled',
  }
}
