import { expect, test } from 'vitest'
import { SHOWDOWN } from '../../formats/dk-showdown.ts'
import { type Lineup, lineupOf, playersOf } from '../../lineups/lineup.ts'
import type { ObjectiveTerms } from '../../objective/objective.ts'
import { isCaptainRow, type Player } from '../../players/player.ts'
import { smallLineup, smallSlate } from '../fixtures/small-slate.ts'
import { captainRival } from './captain-rival.ts'

/*
 * In the small lineup Cal Sterling (16 points, $9,000 at flex) is captain for $13,500, and Joe Archer (20, $10,000) counts
 * the most of the others; a captain counts and costs 1.5 times as much.
 */

test('the player who counts more than the captain, with the change in points and price', () => {
  const pool = smallSlate()
  const rival = captainRival(smallLineup(pool), pool, pointsOnly(pool))!
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
  const rival = captainRival(smallLineup(pool), pool, pointsOnly(pool))!
  expect(rival.player.name).toBe('Max Young')
  expect(rival.pointsChange).toBeCloseTo(21 / 2 - 16 / 2, 9)
})

test('the change of the objective is that of its terms, pairs included', () => {
  const pool = smallSlate()
  const values = pool.map((_, place) => 10_000 * (place + 1))
  // Each pair of rows has its own term, so that a wrong row would show.
  const pairOf = (a: number, b: number) => 7 * Math.max(a, b) + 100 * Math.min(a, b)
  const lineup = smallLineup(pool)
  const rival = captainRival(lineup, pool, { values, pairOf })!
  const before = playersOf(lineup)
  const after = before.map((row) => {
    if (row.name === 'Cal Sterling')
      return pool.find((each) => each.name === row.name && !isCaptainRow(each))!
    return row.name === 'Joe Archer'
      ? pool.find((each) => each.name === row.name && isCaptainRow(each))!
      : row
  })
  const total = (rows: readonly Player[]) => {
    const places = rows.map((row) => pool.indexOf(row))
    return places.reduce(
      (sum, place, i) =>
        sum + values[place]! + places.slice(0, i).reduce((pairs, other) => pairs + pairOf(other, place), 0),
      0,
    )
  }
  expect(rival.objectiveChange).toBeCloseTo((total(after) - total(before)) / 10_000, 9)
})

test('no rival: the captain counts as many points as any other, or there is no captain', () => {
  const even = changed((row) => (row.name === 'Joe Archer' ? { ...row, fppg: 16 } : row))
  expect(captainRival(smallLineup(even), even, pointsOnly(even))).toBeNull()
  const pool = smallSlate()
  const { mode, slots } = smallLineup(pool)
  expect(captainRival({ mode, slots: slots.with(0, null) } as Lineup, pool, pointsOnly(pool))).toBeNull()
})

test('no rival where the pool lacks the rival’s captain row or the captain’s flex row', () => {
  const pool = smallSlate()
  const lineup = lineupOf(SHOWDOWN, playersOf(smallLineup(pool)))
  const without = (name: string, isCaptain: boolean) =>
    pool.filter((row) => row.name !== name || isCaptainRow(row) !== isCaptain)
  for (const rows of [without('Joe Archer', true), without('Cal Sterling', false)])
    expect(captainRival(lineup, rows, pointsOnly(rows))).toBeNull()
})

/** The points of each row as terms, a captain's half as much again. */
function pointsOnly(pool: readonly Player[]): ObjectiveTerms {
  return {
    values: pool.map((row) => Math.round(row.fppg * (isCaptainRow(row) ? 1.5 : 1) * 10_000)),
    pairOf: null,
  }
}

function changed(change: (row: Player) => Player): Player[] {
  return smallSlate().map(change)
}
