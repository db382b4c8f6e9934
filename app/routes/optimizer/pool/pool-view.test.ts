import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import type { ColumnId, TableContext } from './pool-columns.ts'
import { columnOf } from './pool-columns.ts'
import { poolRows } from './pool-rows.ts'
import {
  type PoolView,
  positionsOf,
  showsEveryRow,
  sortAfterPress,
  teamsOf,
  viewPool,
  WHOLE_POOL,
  withoutZeros,
} from './pool-view.ts'

const brown = makePlayer({
  id: 'brown',
  name: 'A.J. Brown',
  position: 'WR',
  team: 'PHI',
  fppg: 16,
  salary: 9200,
  ownershipPct: 40,
})
const brownAsCaptain = { ...brown, id: 'brown-cpt', position: 'CPT', salary: 13_800, ownershipPct: 12 }
const mane = makePlayer({
  id: 'mane',
  name: 'Sadio Mané',
  position: 'WR',
  team: 'KC',
  fppg: 16,
  salary: 4000,
  ownershipPct: 55,
})
const kelce = makePlayer({
  id: 'kelce',
  name: 'Travis Kelce',
  position: 'TE',
  team: 'KC',
  fppg: 12,
  salary: 8000,
})
const free = makePlayer({ id: 'free', name: 'Free Agent', position: 'K', team: null, fppg: 3, salary: 0 })
const pool = [free, kelce, mane, brownAsCaptain, brown]

const FILE: TableContext = { format: SHOWDOWN, rowsBy: 'file' }
const PEOPLE: TableContext = { format: SHOWDOWN, rowsBy: 'people' }
const ids = (view: Partial<PoolView>, context = FILE, players = pool) =>
  viewPool(poolRows(players, context.rowsBy), { ...WHOLE_POOL, ...view }, context).map(
    ({ player }) => player.id,
  )
const sorted = (column: ColumnId, direction: 'high' | 'low', context = FILE) =>
  ids({ sort: { column, direction } }, context)

test('sorted in both directions, ties by salary; an unknown value comes last either way', () => {
  expect(ids({})).toEqual(['brown-cpt', 'brown', 'mane', 'kelce', 'free'])
  expect(sorted('salary', 'high')).toEqual(['brown-cpt', 'brown', 'kelce', 'mane', 'free'])
  expect(sorted('salary', 'low')).toEqual(['free', 'mane', 'kelce', 'brown', 'brown-cpt'])
  // Points per $1,000: 4.00, 1.74, 1.50, 1.16; a salary of 0 has nothing to divide by.
  expect(sorted('value', 'high')).toEqual(['mane', 'brown', 'kelce', 'brown-cpt', 'free'])
  expect(sorted('value', 'low')).toEqual(['brown-cpt', 'kelce', 'brown', 'mane', 'free'])
  expect(sorted('name', 'low')).toEqual(['brown-cpt', 'brown', 'free', 'mane', 'kelce'])
  expect(sorted('position', 'low')).toEqual(['brown-cpt', 'brown', 'mane', 'kelce', 'free'])
  expect(sorted('team', 'low').at(-1)).toBe('free')
})

test('the projection counts before the average, which keeps a column of its own', () => {
  const projected = pool.map((player) => (player === mane ? { ...player, projectedPoints: 0.1 } : player))
  const by = (column: ColumnId) => ids({ sort: { column, direction: 'high' } }, FILE, projected)
  expect(by('projection').at(-1)).toBe('mane')
  expect(by('value').slice(0, 2)).toEqual(['brown', 'kelce'])
  expect(by('average').slice(0, 3)).toEqual(['brown-cpt', 'brown', 'mane'])
})

test('a person is sorted by the flex row, and by the captain row in the columns about captains', () => {
  expect(sorted('ownership', 'high', PEOPLE).slice(0, 2)).toEqual(['mane', 'brown'])
  // Only one of them has a captain row.
  expect(sorted('captainOwnership', 'low', PEOPLE)[0]).toBe('brown')
  expect(sorted('captainSalary', 'high', PEOPLE)[0]).toBe('brown')
})

test('a head sorts high first, or low first where that is best, and turns with the next press', () => {
  const first = sortAfterPress(WHOLE_POOL.sort, columnOf('salary'))
  expect(first).toEqual({ column: 'salary', direction: 'high' })
  expect(sortAfterPress(first, columnOf('salary'))).toEqual({ column: 'salary', direction: 'low' })
  expect(sortAfterPress(first, columnOf('name'))).toEqual({ column: 'name', direction: 'low' })
})

test('a search matches every word against name (without dots and accents), team, position and slot', () => {
  expect(ids({ search: '  aj BROWN ' })).toEqual(['brown-cpt', 'brown'])
  expect(ids({ search: 'mane' })).toEqual(['mane'])
  expect(ids({ search: 'kc wr' })).toEqual(['mane'])
  expect(ids({ search: 'cpt' })).toEqual(['brown-cpt'])
  expect(ids({ search: 'cpt' }, PEOPLE)).toEqual(['brown'])
  expect(ids({ search: 'kc brown' })).toEqual([])
})

test('roles, positions, team and price narrow the list; a captain row counts by its real position', () => {
  expect(ids({ role: 'captain' })).toEqual(['brown-cpt'])
  expect(ids({ role: 'flex', positions: ['WR'] })).toEqual(['brown', 'mane'])
  expect(ids({ positions: ['TE', 'K'] })).toEqual(['kelce', 'free'])
  expect(ids({ team: 'KC' })).toEqual(['mane', 'kelce'])
  expect(ids({ price: { min: 8000, max: 9200 } })).toEqual(['brown', 'kelce'])
  expect(ids({ price: { max: 4000 } })).toEqual(['mane', 'free'])
})

test('every kind of filter hides rows; a sort hides none', () => {
  expect(showsEveryRow({ ...WHOLE_POOL, sort: { column: 'salary', direction: 'low' } })).toBe(true)
  const filters: Partial<PoolView>[] = [
    { search: 'a' },
    { role: 'flex' },
    { positions: ['QB'] },
    { team: 'KC' },
    { price: { min: 1 } },
    { price: { max: 1 } },
  ]
  for (const filter of filters) expect(showsEveryRow({ ...WHOLE_POOL, ...filter })).toBe(false)
})

test('people below half a point are folded away, except those who are held', () => {
  const points = (id: string, fppg: number) => makePlayer({ id, name: id, fppg })
  const rows = poolRows([points('a', 0.5), points('b', 0.49), points('c', 0), points('d', -1)], 'people')
  const { shown, folded } = withoutZeros(rows, ({ player }) => player.id === 'c')
  expect(shown.map(({ player }) => player.id)).toEqual(['a', 'c'])
  expect(folded.map(({ player }) => player.id)).toEqual(['b', 'd'])
})

test('positions come in roster order, unknown ones after them; teams by their codes', () => {
  const odd = makePlayer({ id: 'odd', position: 'SF/PF', team: null })
  expect(positionsOf([odd, ...pool])).toEqual(['WR', 'TE', 'K', 'SF/PF'])
  expect(teamsOf([odd, ...pool])).toEqual(['KC', 'PHI'])
  expect(ids({}, { format: BIG_LEAGUE, rowsBy: 'people' }, [odd])).toEqual(['odd'])
})
