import { expect, test } from 'vitest'
import { peopleOutInFiles } from './out-in-files.ts'
import type { ProjectionFile } from './slate-numbers.ts'

const file = (weight: number, points: Record<string, number | null>, out?: string[]): ProjectionFile => ({
  ...{ name: 'a.csv', importedAt: weight, weight, ...(out ? { out } : {}) },
  people: Object.fromEntries(
    Object.entries(points).map(([person, it]) => [
      person,
      { points: it, flexOwnershipPct: 12, captainOwnershipPct: null, ceiling: null, spread: null },
    ]),
  ),
})
const told = (...files: ProjectionFile[]) => Object.fromEntries(peopleOutInFiles(files))

test('0 and blank points beside projections of others', () => {
  expect(told(file(1, { ann: 0, bob: null, cid: 7 }))).toEqual({ ann: 'not_projected', bob: 'not_projected' })
})

test('a file that projects no player says nothing by its points, and neither does one without weight', () => {
  expect(told(file(1, { ann: null, bob: null }), file(0, { ann: 0, bob: 3 }))).toEqual({})
})

test('one file is enough, although another projects the person', () => {
  const files = [file(1, { ann: null, bob: 0, cid: 7 }), file(2, { ann: 4, bob: 3 })]
  expect(told(...files)).toEqual({ ann: 'not_projected', bob: 'not_projected' })
})

test('a status of out counts before points, without any points too, but not in a file without weight', () => {
  expect(told(file(1, { ann: 0, bob: 0, cid: 7, dan: 9 }, ['ann', 'cid']))).toEqual({
    ...{ ann: 'listed_out', bob: 'not_projected', cid: 'listed_out' },
  })
  expect(told(file(1, { ann: null }, ['ann']))).toEqual({ ann: 'listed_out' })
  expect(told(file(1, { ann: 5 }, ['ann']), file(2, { ann: 0, bob: 5 }))).toEqual({ ann: 'listed_out' })
  expect(told(file(0, { ann: 5 }, ['ann']))).toEqual({})
})
