import { expect, test } from 'vitest'
import { returnsOf } from '#contract/lineup-returns.ts'
import type { LineupListItem } from '#contract/saved-lineups.ts'
import { matchingLineups } from './matching-lineups.ts'
import { nextOrder, sortLineups } from './sort-lineups.ts'

const LINEUPS = [
  lineup({ id: 1, lineup_name: 'Thursday 2', contest_name: 'Milly', entry_fee_total: 20, winnings_total: 0 }),
  lineup({ id: 2, lineup_name: 'thursday 10', contest_name: null, entry_fee_total: 5, winnings_total: 15.1 }),
  lineup({ id: 3, lineup_name: 'Monday', contest_name: 'Double Up', points_total: 98.5 }),
]

test('figures sort descending, names ascending with numbers by value; unknown values are last in both orders', () => {
  // The third lineup is pending: it has neither winnings nor a profit to sort by.
  expect(idsBy({ column: 'profit', descending: true })).toEqual([2, 1, 3])
  expect(idsBy({ column: 'profit', descending: false })).toEqual([1, 2, 3])
  expect(idsBy({ column: 'name', descending: false })).toEqual([3, 1, 2])
  expect(idsBy({ column: 'contest', descending: false })).toEqual([3, 1, 2])
  expect(idsBy({ column: 'contest', descending: true })).toEqual([1, 3, 2])
  expect(idsBy({ column: 'points', descending: true })).toEqual([3, 1, 2])
  expect(sortLineups(LINEUPS, null)).toBe(LINEUPS)
})

test('clicking a column again reverses its order', () => {
  const first = nextOrder(null, 'roi')
  expect(first).toEqual({ column: 'roi', descending: true })
  expect(nextOrder(first, 'roi')).toEqual({ column: 'roi', descending: false })
  expect(nextOrder(first, 'name')).toEqual({ column: 'name', descending: false })
})

test('profit is exact to the cent, a fee of 0 has an ROI of 0, and a pending lineup has only its fee', () => {
  // 15.10 - 5 = 10.10, and 10.10 / 5 = 202%
  expect(returnsOf(LINEUPS[1]!)).toEqual({ entryFee: 5, winnings: 15.1, profit: 10.1, roiPct: 202 })
  const finalized = lineup({ finalized: true })
  expect(returnsOf(finalized)).toEqual({ entryFee: 0, winnings: 0, profit: 0, roiPct: 0 })
  const pending = lineup({ entry_fee_total: 5 })
  expect(returnsOf(pending)).toEqual({ entryFee: 5, winnings: null, profit: null, roiPct: null })
  expect(returnsOf({ ...pending, winnings_total: 0 })).toEqual({
    entryFee: 5,
    winnings: 0,
    profit: -5,
    roiPct: -100,
  })
})

test('search matches lineup and contest names, ignoring case', () => {
  expect(matchingLineups(LINEUPS, 'THURS').map(({ id }) => id)).toEqual([1, 2])
  expect(matchingLineups(LINEUPS, ' double ').map(({ id }) => id)).toEqual([3])
  expect(matchingLineups(LINEUPS, 'zzz')).toEqual([])
  expect(matchingLineups(LINEUPS, '')).toHaveLength(3)
})

function idsBy(order: Parameters<typeof sortLineups>[1]): number[] {
  return sortLineups(LINEUPS, order).map(({ id }) => id)
}

function lineup(known: Partial<LineupListItem>): LineupListItem {
  return {
    id: 0,
    lineup_name: '',
    contest_name: null,
    contest_type: 'GPP',
    game_mode: 'showdown',
    week: null,
    points_total: null,
    entry_fee_total: null,
    winnings_total: null,
    rank: null,
    entry_field_size: null,
    finalized: false,
    ...known,
  }
}
