import { expect, test } from 'vitest'
import { setStatusOf, setStatusText } from './entry-set-status.ts'
import type { EntrySetItem } from './entry-sets.ts'

const SUNDAY_NOON = Date.UTC(2026, 11, 13, 17)

test('a set is kept, then open until its lock, then without results, then settled', () => {
  const kept = set({ entered: false, fees_total: null })
  const entered = set({})
  const played = set({ locks_at: '2026-12-13T16:59:59Z' })
  const unpaid = set({ locks_at: '2026-12-13T16:59:59Z', entries: 20, best_points: 120.5 })
  const typed = set({ locks_at: '2026-12-13T16:59:59Z', best_points: 120.5 })
  const half = set({ locks_at: '2026-12-13T16:59:59Z', settled: 10, cashed: 3 })
  const done = set({ settled: 20, cashed: 4 })
  const all = [kept, entered, played, unpaid, typed, half, done]
  expect(all.map((each) => setStatusOf(each, SUNDAY_NOON))).toEqual([
    'not_entered',
    'before_lock',
    'pending',
    'pending',
    'pending',
    'pending',
    'settled',
  ])
  expect(all.map((each) => setStatusText(each, SUNDAY_NOON))).toEqual([
    'Not entered',
    'Entered, not locked yet',
    'Waits for results',
    'Has points, waits for payouts',
    'Has points, no winnings yet',
    '10 of 20 without a result',
    'Settled, 4 of 20 cashed',
  ])
})

test('without a kickoff the Eastern day counts, and without a day the games are taken as played', () => {
  const on = (game_date: string | null) => setStatusOf(set({ game_date, locks_at: null }), SUNDAY_NOON)
  expect([on('2026-12-14'), on('2026-12-13'), on(null)]).toEqual(['before_lock', 'pending', 'pending'])
})

/** Twenty lineups at $1, entered for Sunday evening. */
function set(known: Partial<EntrySetItem>): EntrySetItem {
  return {
    ...{ id: 1, name: 'Sunday', game_mode: 'showdown', game_id: 1, slate_name: 'MIN @ LAC' },
    ...{ game_date: '2026-12-13', locks_at: '2026-12-14T01:20:00Z' },
    ...{ contest_name: null, contest_type: 'GPP', entry_fee: 1, entered: true, points_by: null },
    ...{ lineups: 20, entries: 0, fees_total: 20, settled: 0, settled_fees: 0 },
    ...{ winnings_total: 0, cashed: 0, best_points: null, created_at: '2026-12-10T12:00:00Z' },
    ...known,
  }
}
