import { expect, test } from 'vitest'
import { findStandingsColumns } from './columns.ts'
import { LONGEST_ENTRY_NAME, readStandingsRow } from './rows.ts'

const HEADER = 'Rank,EntryId,EntryName,TimeRemaining,Points,Lineup,,Player,Roster Position,%Drafted,FPTS'
const columns = findStandingsColumns(HEADER.split(','))

function read(row: string) {
  if (!columns.ok) throw new Error(columns.error.kind)
  return readStandingsRow(row.split(','), columns.value)
}

test('an entry on the left, a player on the right', () => {
  expect(read('2,11,ann (1/3),0,44.25,CPT Ann One,,Bo Two,FLEX,75.50%,10.5')).toEqual({
    entry: {
      rank: 2,
      entryId: 11,
      entryName: 'ann (1/3)',
      pointsMilli: 44_250,
      lineupText: 'CPT Ann One',
      stillPlaying: false,
    },
    player: { name: 'Bo Two', draftedPct: 75.5, pointsMilli: 10_500 },
  })
})

test('either half of a row may be missing', () => {
  expect(read(',,,,,,,Bo Two,FLEX,1%,2').entry).toBeNull()
  expect(read('1,11,ann,0,5,,').player).toBeNull()
  expect(read('1,11,ann,0,5,,,NA,,NA,NA').player).toBeNull()
})

test.each([
  ['no rank', ',11,ann,0,5,'],
  ['rank 0', '0,11,ann,0,5,'],
  ['a rank that is no number', 'first,11,ann,0,5,'],
  ['a rank beyond 32 bits', '4294967296,11,ann,0,5,'],
  ['no id', '1,,ann,0,5,'],
  ['an id in scientific notation', '1,1e9,ann,0,5,'],
  ['no points', '1,11,ann,0,,'],
  ['points beyond a million', '1,11,ann,0,1000001,'],
])('an entry with %s is unreadable', (_, row) => {
  expect(read(row).entry).toBe('unreadable')
})

test('points are whole thousandths; float noise is rounded away', () => {
  const pointsOf = (text: string) => {
    const { entry } = read(`1,11,ann,0,${text},`)
    return entry === null || entry === 'unreadable' ? entry : entry.pointsMilli
  }
  expect(['116.600006', '-2.5', '0'].map(pointsOf)).toEqual([116_600, -2_500, 0])
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
  const stillPlaying = (time: string) => {
    const { entry } = read(`1,11,ann,${time},5,`)
    return entry !== null && entry !== 'unreadable' && entry.stillPlaying
  }
  expect(['0', '', '12.5'].map(stillPlaying)).toEqual([false, false, true])
})

test('long names are cut', () => {
  const { entry } = read(`1,11,${'x'.repeat(300)},0,5,`)
  expect(entry).toMatchObject({ entryName: 'x'.repeat(LONGEST_ENTRY_NAME) })
})
