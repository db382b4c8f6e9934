import { expect, test } from 'vitest'
import { showdownSlate } from '#optimizer/testing/generated-slates.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { expectedOwnership } from '../ownership/expected-ownership.ts'
import { isCaptainRow, type Player, personKey } from '../players/player.ts'
import { pointsOfSurprise } from './points-of-surprise.ts'
import { DEFAULT_NUMBERS, type PersonNumbers, type SlateNumbers } from './slate-numbers.ts'
import { withNumbers } from './with-numbers.ts'

const slate = showdownSlate(20, 3)
const plain = withNumbers(slate, SHOWDOWN, DEFAULT_NUMBERS)
const flexOf = (rows: readonly Player[], key: string) =>
  rows.find((row) => personKey(row) === key && !isCaptainRow(row))!
const estimate = new Map(
  expectedOwnership(plain, SHOWDOWN).map(({ person, model }) => [
    personKey(person.row),
    model.captainPct + model.flexPct,
  ]),
)
const NOTHING: PersonNumbers = {
  ...{ points: null, ceiling: null, spread: null },
  ...{ flexOwnershipPct: null, captainOwnershipPct: null },
}
/** The dearest receiver: the baseline has a formula, and the model more than a little ownership. */
const person = personKey(
  plain
    .filter((row) => row.actualPosition === 'WR' && !isCaptainRow(row))
    .toSorted((a, b) => b.salary - a.salary)[0]!,
)
const fileOf = (numbers: Partial<PersonNumbers>): SlateNumbers => ({
  ...DEFAULT_NUMBERS,
  files: [{ name: 'own.csv', importedAt: 1, weight: 1, people: { [person]: { ...NOTHING, ...numbers } } }],
})
const known = { captainOwnershipPct: 12, flexOwnershipPct: 70 }

test('ten percent are 1.2 points, and none is moved by more than 4', () => {
  expect(pointsOfSurprise(10)).toBeCloseTo(1.2, 12)
  expect(pointsOfSurprise(-5)).toBeCloseTo(-0.6, 12)
  expect([pointsOfSurprise(90), pointsOfSurprise(-90)]).toEqual([4, -4])
})

test("what a file's ownership exceeds the estimate by moves the baseline's points, in both rows", () => {
  const rows = withNumbers(slate, SHOWDOWN, fileOf(known))
  const wanted = pointsOfSurprise(82 - estimate.get(person)!)
  expect(Math.abs(wanted)).toBeGreaterThan(0.5)
  const own = rows.filter((row) => personKey(row) === person)
  expect(own).toHaveLength(2)
  for (const row of own) {
    expect(row.ownershipPoints).toBeCloseTo(wanted, 9)
    expect(row.projectedPoints).toBeCloseTo(flexOf(plain, person).projectedPoints! + wanted, 9)
    expect(row.projectedBy).toBe('baseline')
  }
  expect(rows.filter((row) => row.ownershipPoints !== null)).toHaveLength(2)
})

test('a file of the captain only is compared with the estimate of the captain only', () => {
  const { model } = expectedOwnership(plain, SHOWDOWN).find(
    ({ person: { row } }) => personKey(row) === person,
  )!
  const rows = withNumbers(slate, SHOWDOWN, fileOf({ captainOwnershipPct: 40 }))
  expect(flexOf(rows, person).ownershipPoints).toBeCloseTo(pointsOfSurprise(40 - model.captainPct), 9)
})

test('shares learned from past contests move points, too', () => {
  const { basePlayerId } = flexOf(plain, person)
  const learned = { [basePlayerId]: { games: 3, weight: 3, captainPct: 0, flexPct: 95 } }
  const rows = withNumbers(slate, SHOWDOWN, { ...DEFAULT_NUMBERS, learned })
  const own = rows.filter((row) => personKey(row) === person)
  const owned = own.reduce((sum, row) => sum + row.ownershipPct!, 0)
  expect(own[0]!.ownershipPoints).toBeCloseTo(pointsOfSurprise(owned - estimate.get(person)!), 9)
  expect(Math.abs(own[0]!.ownershipPoints!)).toBeGreaterThan(0.1)
})

test('imported points, points by hand, averages, and ownership by hand move nothing', () => {
  const untouched: SlateNumbers[] = [
    fileOf({ ...known, points: 9 }),
    { ...fileOf(known), edits: { [person]: { points: 9 } } },
    { ...fileOf(known), pointsFrom: 'average' },
    { ...DEFAULT_NUMBERS, edits: { [person]: { flexOwnershipPct: 90, captainOwnershipPct: 5 } } },
    { ...fileOf(known), ownershipInPoints: false },
  ]
  for (const numbers of untouched)
    expect(flexOf(withNumbers(slate, SHOWDOWN, numbers), person).ownershipPoints).toBeNull()
})

test('switched off again the rows are those of before', () => {
  const moved = withNumbers(slate, SHOWDOWN, fileOf(known))
  expect(withNumbers(moved, SHOWDOWN, DEFAULT_NUMBERS)).toEqual(plain)
})

test('no estimate falls below 0', () => {
  const cheap = personKey(
    plain
      .filter((row) => (row.projectedPoints ?? 0) > 0 && row.projectedBy === 'baseline')
      .toSorted((a, b) => a.projectedPoints! - b.projectedPoints!)[0]!,
  )
  const rows = withNumbers(slate, SHOWDOWN, {
    ...DEFAULT_NUMBERS,
    files: [
      {
        ...{ name: 'own.csv', importedAt: 1, weight: 1 },
        people: Object.fromEntries(
          plain.map((row) => [personKey(row), { ...NOTHING, captainOwnershipPct: 0, flexOwnershipPct: 0 }]),
        ),
      },
    ],
  })
  expect(rows.every((row) => (row.projectedPoints ?? 0) >= 0)).toBe(true)
  expect(flexOf(rows, cheap).projectedPoints).toBeLessThanOrEqual(flexOf(plain, cheap).projectedPoints!)
})

test('leverage is that of the moved points: what the field knows is no longer leverage alone', () => {
  const off = flexOf(withNumbers(slate, SHOWDOWN, { ...fileOf(known), ownershipInPoints: false }), person)
  const on = flexOf(withNumbers(slate, SHOWDOWN, fileOf(known)), person)
  expect(on.leverageScore! > off.leverageScore!).toBe(on.ownershipPoints! > 0)
  expect(on.leverageScore).not.toBe(off.leverageScore)
})
