import { expect, test } from 'vitest'
import { SHOWDOWN } from '../../formats/dk-showdown.ts'
import { contestColumns } from './columns.ts'
import { placesFor, readOwnerships } from './read-ownerships.ts'
import { readProjections } from './read-projections.ts'
import { readProjectionTable } from './table.ts'
import { made, pool } from './testing/made-files.ts'

const large = { maxEntries: 150, size: 20_000, feeCents: 1000 }
const single = { ...large, maxEntries: 1 }
const high = { ...large, feeCents: 20_000 }

/** The shares of person i in each column: those of large fields, and for single entry those of the next person. */
const massOf = (i: number) => made[i]!.flexPct
const singleOf = (i: number) => made[(i + 1) % made.length]!.flexPct
const fileOf = (header: string, cellsOf: (i: number) => unknown[]) =>
  [
    `Name,Team,Proj,${header}`,
    ...made.map(({ name, team, points }, i) => [name, team, points, ...cellsOf(i)].join()),
  ].join('\n')

/** The file for a contest, and the header whose shares its people have. */
function readFor(text: string, contest: typeof large | null) {
  const table = readProjectionTable(text)
  if (!table.ok) throw new Error(table.error.kind)
  const found = new Map([...table.value.found].map(([column, { index }]) => [column, index]))
  const options = { places: placesFor(table.value, found, contest), pairs: {}, ownershipKind: null }
  const report = readProjections(table.value, pool, SHOWDOWN, options)
  if (!report.ok) throw new Error(report.error.kind)
  const flexOf = (i: number) =>
    report.value.people[
      `${report.value.matched.find(({ nameInFile }) => nameInFile === made[i]!.name)!.person.row.basePlayerId}@${made[i]!.team}`
    ]!.flexOwnershipPct
  return { ...readOwnerships(table.value, pool, SHOWDOWN, options), flexOf, people: report.value.people }
}

test.each([
  ['SmallOwnership,LargeOwnership', 'LargeOwnership', 'SmallOwnership'],
  ['Own SE %,Own MME %', 'Own MME %', 'Own SE %'],
  ['Single Entry Own,Large Field Own', 'Large Field Own', 'Single Entry Own'],
])('%s: each contest has its own, and the file keeps both', (header, ofLarge, ofSingle) => {
  const text = fileOf(header, (i) => [singleOf(i), massOf(i)])
  const [inLarge, inSingle] = [readFor(text, large), readFor(text, single)]
  expect([inLarge.ownershipFrom, inSingle.ownershipFrom]).toEqual([ofLarge, ofSingle])
  for (const i of [0, 3, 7]) {
    expect(inLarge.flexOf(i)).toBeCloseTo(massOf(i), 4)
    expect(inSingle.flexOf(i)).toBeCloseTo(singleOf(i), 4)
  }
  // What is kept for a contest is what would be read for it.
  const kept = inLarge.ownerships!.find(({ header: each }) => each === ofSingle)!
  expect(Object.keys(kept.shares)).toHaveLength(made.length)
  for (const [person, [flex, captain]] of Object.entries(kept.shares))
    expect([flex, captain]).toEqual([
      inSingle.people[person]!.flexOwnershipPct,
      inSingle.people[person]!.captainOwnershipPct,
    ])
})

test('high stakes have their own; a plain column stands in for a type that is not listed', () => {
  const three = fileOf('Own MME %,Own SE %,Own HS %', (i) => [massOf(i), singleOf(i), massOf(i) / 2])
  expect([high, null].map((contest) => readFor(three, contest).ownershipFrom)).toEqual([
    'Own HS %',
    'Own MME %',
  ])
  const plain = fileOf('Own,Own SE', (i) => [massOf(i), singleOf(i)])
  expect([large, single].map((contest) => readFor(plain, contest).ownershipFrom)).toEqual(['Own', 'Own SE'])
})

test('a captain’s column of the type goes with it, else the captain’s column for any contest', () => {
  const cells = ['Name', 'CPT Own MME', 'Own MME', 'Own SE', 'CPT Own']
  expect(contestColumns(cells)).toEqual([
    { contest: 'mass', ownership: 2, captainOwnership: 1 },
    { contest: 'single', ownership: 3, captainOwnership: 4 },
  ])
})

test('one column of ownership is as it was, and types in other headers are none', () => {
  const text = fileOf('Own', (i) => [massOf(i)])
  const { ownerships, ownershipFrom, flexOf } = readFor(text, single)
  expect([ownerships, ownershipFrom]).toEqual([undefined, undefined])
  expect(flexOf(2)).toBeCloseTo(massOf(2), 4)
  expect(contestColumns(['Name', 'Small Proj', 'SE', 'Large Slate', 'Own'])).toEqual([])
})
