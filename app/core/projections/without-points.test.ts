import { expect, test } from 'vitest'
import type { ProjectionFile } from './slate-numbers.ts'
import { peopleWithoutPoints } from './without-points.ts'

const file = (weight: number, points: Record<string, number | null>): ProjectionFile => ({
  ...{ name: 'a.csv', importedAt: weight, weight },
  people: Object.fromEntries(
    Object.entries(points).map(([person, it]) => [
      person,
      { points: it, flexOwnershipPct: 12, captainOwnershipPct: null, ceiling: null, spread: null },
    ]),
  ),
})

test('0 and blank points beside projections of others', () => {
  expect([...peopleWithoutPoints([file(1, { ann: 0, bob: null, cid: 7 })])]).toEqual(['ann', 'bob'])
})

test('a file that projects no player says nothing, and neither does one without weight', () => {
  expect([...peopleWithoutPoints([file(1, { ann: null, bob: null }), file(0, { ann: 0, bob: 3 })])]).toEqual(
    [],
  )
})

test('one file is enough, although another projects the person', () => {
  const files = [file(1, { ann: null, bob: 0, cid: 7 }), file(2, { ann: 4, bob: 3 })]
  expect([...peopleWithoutPoints(files)]).toEqual(['ann', 'bob'])
})
