import { expect, test } from 'vitest'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { withCaptainTwins } from '../players/captain-twins.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import { isCaptainRow, type Player, personKey } from '../players/player.ts'
import { expectedPoints, whosePoints } from '../players/points.ts'
import { DEFAULT_NUMBERS, type PersonNumbers, type SlateNumbers } from './slate-numbers.ts'
import { withNumbers } from './with-numbers.ts'

const flex = [
  makePlayer({ id: '1', name: 'Ann Archer', position: 'RB', team: 'KC', salary: 9_000, fppg: 20 }),
  makePlayer({ id: '2', name: 'Bob Baker', position: 'WR', team: 'LV', salary: 5_000, fppg: 10 }),
  makePlayer({ id: '3', name: 'Cid Cook', position: 'P', team: 'LV', salary: 1_000, fppg: 3 }),
]
const pool = withCaptainTwins(flex, SHOWDOWN)
const nothing: PersonNumbers = {
  points: null,
  flexOwnershipPct: null,
  captainOwnershipPct: null,
  ceiling: null,
  spread: null,
}
const key = (name: string) => personKey(pool.find((row) => row.name === name)!)
const file = (importedAt: number, weight: number, people: Record<string, Partial<PersonNumbers>>) => ({
  ...{ name: `${importedAt}.csv`, importedAt, weight },
  people: Object.fromEntries(
    Object.entries(people).map(([name, numbers]) => [key(name), { ...nothing, ...numbers }]),
  ),
})

/** Points and their source, rounded, of the captain and the flex row of each person. */
function told(rows: readonly Player[], isCaptain = false): Record<string, [number, string]> {
  return Object.fromEntries(
    rows
      .filter((row) => isCaptainRow(row) === isCaptain)
      .map((row) => [row.name, [Math.round(expectedPoints(row) * 1000) / 1000, whosePoints(row)]]),
  )
}

test('the baseline counts by default, the average where it has no formula or is not wanted', () => {
  // (0.11 + 0.753 * 9 + 0.357 * 20 + 20) / 2; (0.11 + 0.753 * 5 + 0.357 * 10 + 10) / 2
  const baseline = {
    'Ann Archer': [17.014, 'baseline'],
    'Bob Baker': [8.723, 'baseline'],
    'Cid Cook': [3, 'average'],
  }
  const rows = withNumbers(pool, SHOWDOWN, DEFAULT_NUMBERS)
  expect(told(rows)).toEqual(baseline)
  expect(told(rows, true)).toEqual(baseline)
  const averages = withNumbers(rows, SHOWDOWN, { ...DEFAULT_NUMBERS, pointsFrom: 'average' })
  expect(told(averages)).toEqual({
    'Ann Archer': [20, 'average'],
    'Bob Baker': [10, 'average'],
    'Cid Cook': [3, 'average'],
  })
})

test('by hand before the files, the files before the baseline; several files are blended by weight', () => {
  const numbers: SlateNumbers = {
    pointsFrom: 'baseline',
    files: [
      file(1, 3, { 'Ann Archer': { points: 16, ceiling: 30 }, 'Bob Baker': { points: 0 } }),
      file(2, 1, { 'Ann Archer': { points: 20, spread: 7 } }),
      file(3, 0, { 'Cid Cook': { points: 50 } }),
    ],
    edits: { [key('Bob Baker')]: { points: 12.5 } },
  }
  const rows = withNumbers(pool, SHOWDOWN, numbers)
  // (3 * 16 + 20) / 4; a file of weight 0 says nothing.
  expect(told(rows)).toEqual({
    'Ann Archer': [17, 'projection'],
    'Bob Baker': [12.5, 'hand'],
    'Cid Cook': [3, 'average'],
  })
  expect(rows.find(({ name }) => name === 'Ann Archer')).toMatchObject({ ceilingPoints: 30, spreadPoints: 7 })
  // What is typed in stands for both.
  const typed = withNumbers(pool, SHOWDOWN, { ...numbers, edits: { [key('Ann Archer')]: { ceiling: 25 } } })
  expect(typed.find(({ name }) => name === 'Ann Archer')).toMatchObject({
    ...{ ceilingPoints: 25, spreadPoints: null, projectedPoints: 17 },
  })
  // Without the edit the file's 0 counts: it is a projection, not a missing one.
  expect(told(withNumbers(rows, SHOWDOWN, { ...numbers, edits: {} }))['Bob Baker']).toEqual([0, 'projection'])
})

test('captain and flex ownership apart; without its file or edit it is the model’s again', () => {
  const shares = (rows: readonly Player[]) =>
    rows
      .filter(({ name }) => name === 'Ann Archer')
      .map((row) => [row.position, row.ownershipPct, row.ownershipBy])
  const owned = file(1, 1, { 'Ann Archer': { flexOwnershipPct: 41, captainOwnershipPct: 12 } })
  const numbers = { ...DEFAULT_NUMBERS, files: [owned] }
  const rows = withNumbers(pool, SHOWDOWN, numbers)
  expect(shares(rows)).toEqual(
    expect.arrayContaining([
      ['CPT', 12, 'file'],
      ['RB', 41, 'file'],
    ]),
  )
  const edited = withNumbers(rows, SHOWDOWN, {
    ...numbers,
    edits: { [key('Ann Archer')]: { captainOwnershipPct: 0 } },
  })
  expect(shares(edited)).toContainEqual(['CPT', 0, 'hand'])
  const alone = withNumbers(pool, SHOWDOWN, DEFAULT_NUMBERS)
  expect(shares(alone).map(([, , by]) => by)).toEqual(['model', 'model'])
  expect(shares(withNumbers(edited, SHOWDOWN, DEFAULT_NUMBERS))).toEqual(shares(alone))
})

test('what research found stays; what another version of the app estimated does not', () => {
  const with9 = (ownershipBy: 'research' | 'model') =>
    withNumbers(
      pool.map((row) => (row.name === 'Ann Archer' ? { ...row, ownershipPct: 9, ownershipBy } : row)),
      SHOWDOWN,
      DEFAULT_NUMBERS,
    ).filter(({ name }) => name === 'Ann Archer')
  expect(with9('research').map(({ ownershipPct }) => ownershipPct)).toEqual([9, 9])
  expect(with9('model').map(({ ownershipPct }) => ownershipPct)).not.toContain(9)
})

test("a file's ownership is multiplied by position on request, and its sums hold", () => {
  const owned = file(1, 1, {
    'Ann Archer': { flexOwnershipPct: 40, captainOwnershipPct: 30 },
    'Bob Baker': { flexOwnershipPct: 20 },
  })
  const rows = withNumbers(pool, SHOWDOWN, { ...DEFAULT_NUMBERS, files: [owned], ownershipByPosition: true })
  const pct = (name: string, isCaptain: boolean) =>
    rows.find((row) => row.name === name && isCaptainRow(row) === isCaptain)!.ownershipPct!
  // A back counts 0.925 and a receiver 1: 37 and 20 of 57, scaled to the file's 60. The only captain keeps all 30.
  expect(pct('Ann Archer', false)).toBeCloseTo((37 * 60) / 57, 9)
  expect(pct('Bob Baker', false)).toBeCloseTo((20 * 60) / 57, 9)
  expect(pct('Ann Archer', true)).toBeCloseTo(30, 9)
})

test('rows that stay the same are the same objects', () => {
  const rows = withNumbers(pool, SHOWDOWN, DEFAULT_NUMBERS)
  const again = withNumbers(rows, SHOWDOWN, DEFAULT_NUMBERS)
  expect(again.every((row, i) => row === rows[i])).toBe(true)
})
