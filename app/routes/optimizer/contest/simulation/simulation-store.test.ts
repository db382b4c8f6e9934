import { expect, test } from 'vitest'
import { playsAnotherList } from './simulation-store.ts'

test('a simulation plays another list once most lineups of the list are not among its own', () => {
  const run = { lineups: new Set(['a', 'b', 'c']) }
  const list = (...keys: string[]) => keys.map((key) => ({ key }))
  expect(playsAnotherList(run, list('a', 'b', 'c'))).toBe(false)
  // One was swapped, one removed, or a group came on top.
  expect(playsAnotherList(run, list('a', 'b', 'd'))).toBe(false)
  expect(playsAnotherList(run, list('a'))).toBe(false)
  expect(playsAnotherList(run, list('a', 'b', 'c', 'd', 'e'))).toBe(false)
  expect(playsAnotherList(run, list('a', 'd', 'e'))).toBe(true)
  expect(playsAnotherList(run, list('d', 'e', 'f'))).toBe(true)
  expect(playsAnotherList(run, list())).toBe(false)
})
