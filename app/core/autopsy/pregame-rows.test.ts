import { expect, test } from 'vitest'
import { slateRows } from '../contest/testing/slate-rows.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { personKey } from '../players/player.ts'
import { pregameRows } from './pregame-rows.ts'

const ROWS = slateRows([
  { name: 'Ada Brook', team: 'AAA', salary: 9000 },
  { name: 'Bea Crow', team: 'BBB', salary: 6000 },
])
const ADA = personKey(ROWS[0]!)
const BEA = personKey(ROWS[2]!)

test('points by hand and injuries come from what was kept with the slate', () => {
  const rows = pregameRows(ROWS, SHOWDOWN, {
    [`edit.points:${ADA}`]: 21.5,
    [`injury:${BEA}`]: 'Out',
    'settings.creativity': 50,
    'lineup.slots': [],
  })
  expect(rows[0]).toMatchObject({ projectedPoints: 21.5, projectedBy: 'hand' })
  expect(rows[1]).toMatchObject({ projectedPoints: 21.5 })
  expect(rows[2]!.injuryStatus).toBe('Out')
})

test('without anything kept the baseline counts', () => {
  expect(pregameRows(ROWS, SHOWDOWN, {})[0]!.projectedBy).toBe('baseline')
})
