import { expect, test } from 'vitest'
import type { SetsInstead } from '#app/lib/threads/entries/entries-messages.ts'
import { simContestOf } from '#core/payouts/contest-settings.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import { bestChange } from './best-change.ts'

const sim = simContestOf(usualContest('large_top_heavy'))
if (!sim.ok) throw new Error(sim.error)
const { contest } = sim.value

/** Two entries that make so many cents more than the list, with that error. */
const other = (value: number, error: number): SetsInstead['others'][number] => ({
  profit: { value: value - 500, error: 90 },
  cash: [
    { value: 0.2, error: 0.004 },
    { value: 0.24, error: 0.004 },
  ],
  gained: { value, error },
})
const { gained: _, ...own } = other(0, 0)
const best = (others: SetsInstead['others']) =>
  bestChange(['a cap', 'a captain cap', 'apart'], { own, others, games: 10_000 }, contest, null).best

test('the largest gain beyond its error is the best, by entry', () => {
  // The third is larger, and not known well enough.
  expect(best([other(100, 40), other(240, 60), other(900, 500)])).toEqual({
    change: 'a captain cap',
    gain: { value: 120, error: 30 },
  })
})

test('where nothing gains beyond its error, nothing is best', () => {
  expect(best([other(100, 60), other(-240, 60), other(0, 0)])).toBeNull()
  expect(best([])).toBeNull()
})
