import { expect, test } from 'vitest'
import { makeRow } from './fixtures/make-row.ts'
import { oneRowARole } from './one-row-a-role.ts'
import type { SlateRow } from './rows.ts'

/** The rows of a file without a roster column, in its order. */
function fileOf(...rows: readonly Partial<SlateRow>[]): SlateRow[] {
  return rows.map((facts, index) => makeRow({ index, rosterPosition: '', ...facts }))
}

/** `name code salary` of each row; FLEX without a captain's code. */
function read(rows: readonly SlateRow[]) {
  const short = ({ name, captainCode, salary }: SlateRow) => `${name} ${captainCode ?? 'FLEX'} ${salary}`
  const { rows: kept, repeated } = oneRowARole(rows)
  return { kept: kept.map(short), repeated: repeated.map(short) }
}

test('of a role that is listed twice the first row counts; another role or team is another row', () => {
  const rows = fileOf(
    { name: 'Ada', salary: 9000 },
    { name: 'Ada', salary: 1000 },
    { name: 'Ada', salary: 13_500, captainCode: 'CPT' },
    { name: 'Ada', salary: 8000, team: 'LAC' },
  )
  expect(read(rows)).toEqual({
    kept: ['Ada FLEX 9000', 'Ada CPT 13500', 'Ada FLEX 8000'],
    repeated: ['Ada FLEX 1000'],
  })
})

test('without a roster column the dearer of two rows whose prices are 1.5 apart is the captain’s, in any order', () => {
  const rows = fileOf(
    { name: 'Ada', salary: 18_600 },
    { name: 'Bo', salary: 200 },
    { name: 'Ada', salary: 12_400 },
    { name: 'Bo', salary: 300 },
    { name: 'Cy', salary: 1000 },
  )
  const roles = ['Ada CPT 18600', 'Bo FLEX 200', 'Ada FLEX 12400', 'Bo CPT 300', 'Cy FLEX 1000']
  expect(read(rows)).toEqual({ kept: roles, repeated: [] })
})

test('prices that a tool rounded to whole dollars still tell the captain', () => {
  expect(read(fileOf({ salary: 8301, name: 'Ada' }, { salary: 12_451, name: 'Ada' })).kept).toEqual([
    'Ada FLEX 8301',
    'Ada CPT 12451',
  ])
})

test('where a column tells one captain, prices tell none', () => {
  const rows = fileOf(
    { name: 'Ada', salary: 15_000, captainCode: 'CPT' },
    { name: 'Ada', salary: 10_000 },
    { name: 'Bo', salary: 9000 },
    { name: 'Bo', salary: 6000 },
  )
  expect(read(rows).repeated).toEqual(['Bo FLEX 6000'])
})

test('two rows at another ratio, at $0, of two positions, or three rows are no captain and flex', () => {
  const twoRows = (one: Partial<SlateRow>, other: Partial<SlateRow>) =>
    read(fileOf({ name: 'Ada', ...one }, { name: 'Ada', ...other }))
  expect(twoRows({ salary: 9000 }, { salary: 8000 }).repeated).toEqual(['Ada FLEX 8000'])
  expect(twoRows({ salary: 0 }, { salary: 0 }).repeated).toEqual(['Ada FLEX 0'])
  expect(twoRows({ salary: 9000, position: 'WR' }, { salary: 6000, position: 'CB' })).toEqual({
    kept: ['Ada FLEX 9000', 'Ada FLEX 6000'],
    repeated: [],
  })
  const three = fileOf(
    { name: 'Bo', salary: 9000 },
    { name: 'Bo', salary: 6000 },
    { name: 'Bo', salary: 4000 },
  )
  expect(read(three).repeated).toEqual(['Bo FLEX 6000', 'Bo FLEX 4000'])
})

test('where most second rows are repetitions, one pair that happens to be 1.5 apart is a repetition too', () => {
  const again = ['Bo', 'Cy', 'Di'].flatMap((name) => [
    { name, salary: 7000 },
    { name, salary: 6900 },
  ])
  const rows = fileOf({ name: 'Ada', salary: 9000 }, { name: 'Ada', salary: 6000 }, ...again)
  expect(read(rows).repeated).toHaveLength(4)
})

test('an auction sheet knows no captains, whatever its prices', () => {
  const rows = fileOf(
    { name: 'Ada', salary: 30, position: 'QB' },
    { name: 'Ada', salary: 20, position: 'QB' },
  )
  expect(read(rows)).toEqual({ kept: ['Ada FLEX 30'], repeated: ['Ada FLEX 20'] })
})

test('two roles of one name stay two players: the first keeps the id of the name', () => {
  const rows = fileOf(
    { name: 'Ada Brook', position: 'WR', captainCode: 'CPT', salary: 12_000 },
    { name: 'Ada Brook', position: 'WR', salary: 8000 },
    { name: 'Ada Brook', position: 'CB', captainCode: 'CPT', salary: 3000 },
    { name: 'Ada Brook', position: 'CB', salary: 2000 },
    { name: 'Ada Brook', position: 'SF/PF', salary: 1000 },
  )
  const { rows: kept, repeated } = oneRowARole(rows)
  expect(repeated).toEqual([])
  expect(kept.map(({ basePlayerId }) => basePlayerId)).toEqual([
    'ada-brook',
    'ada-brook',
    'ada-brook-cb',
    'ada-brook-cb',
    'ada-brook-sf-pf',
  ])
})

test('one role is one role in any spelling, and where the captain row has no position or another one', () => {
  const ids = (...positions: [string, string]) =>
    oneRowARole(
      fileOf(
        { name: 'Ada', position: positions[0], captainCode: 'CPT' },
        { name: 'Ada', position: positions[1] },
      ),
    ).rows.map(({ basePlayerId }) => basePlayerId)
  for (const positions of [
    ['PK', 'K'],
    ['D/ST', 'DST'],
    ['CPT', 'QB'],
    ['RB', 'WR'],
  ] as [string, string][])
    expect(ids(...positions), positions.join()).toEqual(['ada', 'ada'])
  const kicker = fileOf({ name: 'Bo', position: 'PK' }, { name: 'Bo', position: 'K' })
  expect(oneRowARole(kicker).repeated).toHaveLength(1)
})
