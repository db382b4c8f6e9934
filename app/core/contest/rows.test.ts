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

test('an entry on the left, a player on the right', () => {
  const row = '2,11,ann (1/3),0,44.25,CPT Ann One,,Bo Two,FLEX,75.50%,10.5'
  expect(entryOf(row)).toEqual({
    rank: 2,
    entryId: 11,
    entryName: 'ann (1/3)',
    pointsMilli: 44_250,
    lineupText: 'CPT Ann One',
    stillPlaying: false,
  })
  expect(read(row).player).toEqual({ name: 'Bo Two', draftedPct: 75.5, pointsMilli: 10_500 })
})

test('either half of a row may be missing', () => {
  expect(read(',,,,,,,Bo Two,FLEX,1%,2').entry).toBeNull()
  expect(read('1,11,ann,0,5,,').player).toBeNull()
  expect(read('1,11,ann,0,5,,,NA,,NA,NA').player).toBeNull()
})

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

test('an unquoted comma in a name shifts the cells after it', () => {
  expect(read('1,11,ann,0,5,,,Smith, Jr. Joe,FLEX,2.00%,3').player).toEqual({
    name: 'Smith, Jr. Joe',
    draftedPct: 2,
    pointsMilli: 3_000,
  })
})

test('time remaining marks an entry as still playing', () => {
  const entries = ['0', '', '12.5'].map((time) => entryOf(`1,11,ann,${time},5,`))
  expect(entries).toMatchObject([{ stillPlaying: false }, { stillPlaying: false }, { stillPlaying: true }])
})

test('long names are cut', () => {
  expect(entryOf(`1,11,${'x'.repeat(300)},0,5,`)).toMatchObject({ entryName: 'x'.repeat(LONGEST_ENTRY_NAME) })
})
