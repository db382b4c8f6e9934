import { expect, test } from 'vitest'
import { SHOWDOWN } from '../../formats/dk-showdown.ts'
import { type Lineup, lineupOf, playersOf } from '../../lineups/lineup.ts'
import { isCaptainRow, type Player } from '../../players/player.ts'
import { smallLineup, smallSlate } from '../fixtures/small-slate.ts'
import { captainRival } from './captain-rival.ts'

/*
 * In the small lineup Cal Sterling (16 points, $9,000 at flex) is captain for $13,500, and Joe Archer (20, $10,000) counts
 * the most of the others; a captain counts and costs 1.5 times as much.
 */

test('the player who counts more than the captain, with the change in points and price', () => {
  const pool = smallSlate()
  const rival = captainRival(smallLineup(pool), pool, pointsOf)!
  expect(rival.player.name).toBe('Joe Archer')
  // Half of Archer's 20 is gained and half of Sterling's 16 lost; the prices change in the same way.
  expect(rival.pointsChange).toBeCloseTo(10 - 8, 9)
  expect(rival.salaryChange).toBe(5000 - 4500)
  expect(rival.objectiveChange).toBeCloseTo(10 - 8, 9)
})

test('of several who count more it is the one who counts the most, with the injury taken off', () => {
  const pool = changed((row) => {
    if (row.name === 'Max Young') return { ...row, fppg: 21 }
    return row.name === 'Joe Archer' ? { ...row, fppg: 23, injuryStatus: 'Questionable' } : row
  })
  // 90% of 23 is 20.7, less than Young's 21.
  const rival = captainRival(smallLineup(pool), pool, pointsOf)!
  expect(rival.player.name).toBe('Max Young')
  expect(rival.pointsChange).toBeCloseTo(21 / 2 - 16 / 2, 9)
})

test('no rival: the captain counts as many points as any other, or there is no captain', () => {
  const even = changed((row) => (row.name === 'Joe Archer' ? { ...row, fppg: 16 } : row))
  expect(captainRival(smallLineup(even), even, pointsOf)).toBeNull()
  const pool = smallSlate()
  const { format, slots } = smallLineup(pool)
  expect(captainRival({ format, slots: slots.with(0, null) } as Lineup, pool, pointsOf)).toBeNull()
})

test('no rival where the pool lacks the rival’s captain row or the captain’s flex row', () => {
  const pool = smallSlate()
  const lineup = lineupOf(SHOWDOWN, playersOf(smallLineup(pool)))
  const without = (name: string, isCaptain: boolean) =>
    pool.filter((row) => row.name !== name || isCaptainRow(row) !== isCaptain)
  for (const rows of [without('Joe Archer', true), without('Cal Sterling', false)])
    expect(captainRival(lineup, rows, pointsOf)).toBeNull()
})

/** The points of the rows, a captain's half as much again. */
function pointsOf(rows: readonly Player[]): number {
  return rows.reduce((sum, row) => sum + row.fppg * (isCaptainRow(row) ? 1.5 : 1), 0)
}

function changed(change: (row: Player) => Player): Player[] {
  return smallSlate().map(change)
}
