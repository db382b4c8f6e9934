import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { lineupKey, lineupOf } from '#core/lineups/lineup.ts'
import { showdownPool } from '../../testing/pools.ts'
import { playsAnotherList } from './simulation-store.ts'

const players = showdownPool()
/** Lineups of one player tell lineups apart as whole ones do. */
const list = (...places: number[]) =>
  places.map((place) => ({ lineup: lineupOf(SHOWDOWN, [players[place]!]) }))

test('a simulation plays another list once most lineups of the list are not among its own', () => {
  const run = { lineups: new Set(list(0, 1, 2).map(({ lineup }) => lineupKey(lineup))) }
  expect(playsAnotherList(run, list(0, 1, 2))).toBe(false)
  // One was swapped, one removed, or a group came on top.
  expect(playsAnotherList(run, list(0, 1, 3))).toBe(false)
  expect(playsAnotherList(run, list(0))).toBe(false)
  expect(playsAnotherList(run, list(0, 1, 2, 3, 4))).toBe(false)
  expect(playsAnotherList(run, list(0, 3, 4))).toBe(true)
  expect(playsAnotherList(run, list(3, 4, 5))).toBe(true)
  expect(playsAnotherList(run, list())).toBe(false)
})
