import { expect, test } from 'vitest'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import { showdownPool } from '../testing/pools.ts'
import { positionsOf, viewPool, WHOLE_POOL } from './pool-view.ts'

const brown = makePlayer({
  id: 'brown',
  name: 'A.J. Brown',
  position: 'WR',
  team: 'PHI',
  fppg: 16,
  salary: 9200,
})
const brownAsCaptain = { ...brown, id: 'brown-cpt', position: 'CPT', salary: 13_800 }
const mane = makePlayer({
  id: 'mane',
  name: 'Sadio Mané',
  position: 'WR',
  team: 'KC',
  fppg: 16,
  salary: 4000,
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

const ids = (view: Partial<typeof WHOLE_POOL>) =>
  viewPool(pool, { ...WHOLE_POOL, ...view }).map(({ id }) => id)

test('the highest figure comes first, ties by salary; a salary of 0 has no value', () => {
  expect(ids({ sort: 'fppg' })).toEqual(['brown-cpt', 'brown', 'mane', 'kelce', 'free'])
  expect(ids({ sort: 'salary' })).toEqual(['brown-cpt', 'brown', 'kelce', 'mane', 'free'])
  // Points per $1,000: 4.00, 1.74, 1.50, 1.16, and nothing to divide by.
  expect(ids({ sort: 'value' })).toEqual(['mane', 'brown', 'kelce', 'brown-cpt', 'free'])
  // Value uses the projection if there is one; FPPG is always the average.
  const projected = pool.map((player) => (player === mane ? { ...player, projectedPoints: 0.1 } : player))
  const sorted = (sort: 'fppg' | 'value') => viewPool(projected, { ...WHOLE_POOL, sort }).map(({ id }) => id)
  expect(sorted('value').slice(0, 2)).toEqual(['brown', 'kelce'])
  expect(sorted('fppg')).toEqual(ids({ sort: 'fppg' }))
})

test('a search matches every word against name (without dots and accents), team and position', () => {
  expect(ids({ search: '  aj BROWN ' })).toEqual(['brown-cpt', 'brown'])
  expect(ids({ search: 'mane' })).toEqual(['mane'])
  expect(ids({ search: 'kc wr' })).toEqual(['mane'])
  expect(ids({ search: 'cpt' })).toEqual(['brown-cpt'])
  expect(ids({ search: 'kc brown' })).toEqual([])
})

test('roles and positions narrow the list; a captain row counts by its real position', () => {
  expect(ids({ role: 'captain' })).toEqual(['brown-cpt'])
  expect(ids({ role: 'flex', positions: ['WR'] })).toEqual(['brown', 'mane'])
  expect(ids({ positions: ['TE', 'K'] })).toEqual(['kelce', 'free'])
})

test('positions come in roster order, unknown ones after them', () => {
  const odd = makePlayer({ id: 'odd', position: 'SF/PF' })
  expect(positionsOf([odd, ...pool])).toEqual(['WR', 'TE', 'K', 'SF/PF'])
  expect(viewPool(showdownPool(), WHOLE_POOL)).toHaveLength(showdownPool().length)
})
