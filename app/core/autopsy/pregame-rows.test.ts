import { expect, test } from 'vitest'
import { slateRows } from '../contest/testing/slate-rows.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { personKey } from '../players/player.ts'
import { DEFAULT_NUMBERS } from '../projections/slate-numbers.ts'
import { numbersIn, pregameRows } from './pregame-rows.ts'

const ROWS = slateRows([
  { name: 'Ada Brook', team: 'AAA', salary: 9000 },
  { name: 'Bea Crow', team: 'BBB', salary: 6000 },
])
const ADA = personKey(ROWS[0]!)
const BEA = personKey(ROWS[2]!)
const FILE = { name: 'mine.csv', importedAt: 9, weight: 1, people: {} }

test('points by hand, injuries and files come from what was kept with the slate', () => {
  const rows = pregameRows(ROWS, SHOWDOWN, {
    [`edit.points:${ADA}`]: 21.5,
    [`injury:${BEA}`]: 'Out',
    'settings.creativity': 50,
    'lineup.slots': [],
  })
  expect(rows[0]).toMatchObject({ projectedPoints: 21.5, projectedBy: 'hand' })
  expect(rows[1]).toMatchObject({ projectedPoints: 21.5 })
  expect(rows[2]!.injuryStatus).toBe('Out')
  expect(numbersIn({ 'file#9': FILE, 'numbers.pointsFrom': 'average' })).toEqual({
    pointsFrom: 'average',
    files: [FILE],
    edits: {},
  })
})

test('without anything kept, and where it cannot be read, the baseline counts', () => {
  expect(numbersIn({})).toEqual(DEFAULT_NUMBERS)
  expect(numbersIn({ 'numbers.pointsFrom': 'moon' })).toEqual(DEFAULT_NUMBERS)
  expect(numbersIn({ 'file#9': { ...FILE, out: [ADA] } }).files).toEqual([{ ...FILE, out: [ADA] }])
  for (const out of [ADA, [7], { 0: ADA }, null])
    expect(numbersIn({ 'file#9': { ...FILE, out } })).toEqual(DEFAULT_NUMBERS)
  expect(pregameRows(ROWS, SHOWDOWN, {})[0]!.projectedBy).toBe('baseline')
})
