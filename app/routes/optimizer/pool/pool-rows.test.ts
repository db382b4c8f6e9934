import { expect, test } from 'vitest'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import { showdownPool } from '../testing/pools.ts'
import { type PoolRow, poolRows, rolesOf } from './pool-rows.ts'

const idsOf = ({ captain, flex }: PoolRow) => [captain?.id ?? null, flex?.id ?? null]

test('by people: one row each, with both roles; the flex row stands for the person', () => {
  const rows = poolRows(showdownPool(), 'people')
  expect(rows).toHaveLength(8)
  expect(idsOf(rows[0]!)).toEqual(['p0-cpt', 'p0'])
  expect(rows[0]!.player.id).toBe('p0')
  expect(rolesOf(rows[0]!).map(({ id }) => id)).toEqual(['p0-cpt', 'p0'])
})

test('by file: every row of the file by itself', () => {
  const rows = poolRows(showdownPool(), 'file')
  expect(rows).toHaveLength(16)
  expect(idsOf(rows[0]!)).toEqual(['p0-cpt', null])
  expect(idsOf(rows[1]!)).toEqual([null, 'p0'])
})

test('no row of the file is lost: a person without a flex row, one listed twice, and two teams of one name', () => {
  const flex = makePlayer({ id: 'a', name: 'Ann', team: 'KC', position: 'WR' })
  const captain = { ...flex, id: 'a-cpt', position: 'CPT' }
  const pool = [
    captain,
    flex,
    { ...flex, id: 'a-again' },
    { ...flex, id: 'other', team: 'BUF' },
    { ...captain, id: 'lone', basePlayerId: 'lone' },
  ]
  const rows = poolRows(pool, 'people')
  expect(rows.map(idsOf)).toEqual([
    ['a-cpt', 'a'],
    [null, 'a-again'],
    [null, 'other'],
    ['lone', null],
  ])
  expect(rows.at(-1)!.player.id).toBe('lone')
})
