import { expect, test } from 'vitest'
import { findStandingsColumns } from './columns.ts'
import { LONGEST_ENTRY_NAME, readStandingsRow } from './rows.ts'

const HEADER = 'Rank,EntryId,EntryName,TimeRemaining,Points,Lineup,,Player,Roster Position,%Drafted,FPTS'
const columns = findStandingsColumns(HEADER.split(','))

function read(row: string) {
  if (!columns.ok) throw new Error(columns.error.kind)
  return readStandingsRow(row.split(','), columns.value)
}

/** The entry of a row; the reason where it can't be read. */
function entryOf(row: string) {
  const { entry } = read(row)
  return entry && (entry.ok ? entry.value : entry.error)
}

const RANK = 'the rank is not a whole number from 1'
const ID = 'the entry id is not a whole number'
const POINTS = 'the points are not a number'

test.each([
  ['no rank', ',11,ann,0,5,', RANK],
  ['rank 0', '0,11,ann,0,5,', RANK],
  ['a rank that is no number', 'first,11,ann,0,5,', RANK],
  ['a rank beyond 32 bits', '4294967296,11,ann,0,5,', RANK],
  ['no id', '1,,ann,0,5,', ID],
  ['an id in scientific notation', '1,1e9,ann,0,5,', ID],
  ['no points', '1,11,ann,0,,', POINTS],
  ['points beyond a million', '1,11,ann,0,1000001,', POINTS],
])('an entry with %s cannot be read', (_, row, reason) => {
  expect(entryOf(row)).toBe(reason)
})

test('points are whole thousandths; float noise is rounded away', () => {
  const pointsOf = (text: string) => entryOf(`1,11,ann,0,${text},`)
  expect(['116.600006', '-2.5', '0'].map(pointsOf)).toMatchObject([
    { pointsMilli: 116_600 },
    { pointsMilli: -2_500 },
    { pointsMilli: 0 },
  ])
})

test('the points of a player who is listed as captain are divided by the captain’s 1.5', () => {
  expect(read(',,,,,,,Bo Two,CPT,1%,15').player!.pointsMilli).toBe(10_000)
  expect(read(',,,,,,,Bo Two,CPT,1%,-1.5').player!.pointsMilli).toBe(-1_000)
})

test('unknown shares and points are null, not 0', () => {
  expect(read(',,,,,,,Bo Two,FLEX,,').player).toEqual({ name: 'Bo Two', draftedPct: null, pointsMilli: null })
  expect(read(',,,,,,,Bo Two,FLEX,0.00%,0').player).toEqual({ name: 'Bo Two', draftedPct: 0, pointsMilli: 0 })
})

test('long names are cut', () => {
  expect(entryOf(`1,11,${'x'.repeat(300)},0,5,`)).toMatchObject({ entryName: 'x'.repeat(LONGEST_ENTRY_NAME) })
})
