import { expect, test } from 'vitest'
import { simContestOf } from '#core/payouts/contest-settings.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import { averageEntry } from '#optimizer/sim/average-entry.ts'
import { contestWorth } from './contest-worth.ts'
import {
  bankrollSentence,
  bankrollText,
  rakeSentence,
  rakeText,
  recordSentence,
  recordWord,
} from './worth-words.ts'

/** Everything as simulated: what is shown is what the games say. */
const AS_SIMULATED = {
  ...{ own: 1, ownOfRare: 1, lostOfRare: 0, paid: 0, plain: 1, ownError: 0 },
  unknown: { wide: 0, deeper: 0 },
}

/** 100 entries of $10; the first ten get $80 each. */
const contest = (fillPct: number) => ({
  ...usualContest('large_top_heavy'),
  ...{ size: 100, fillPct, feeCents: 1_000, maxEntries: 10, poolCents: null, ticketCents: 0 },
  payouts: {
    from: 'table' as const,
    name: 'my table',
    tiers: [{ from: 1, to: 10, prizeCents: 8_000 }],
    notes: [],
  },
})

/** One entry that is paid $80 in so many of a hundred games. */
function played(wins: number, fillPct = 100) {
  const sorted = Float64Array.from({ length: 100 }, (_, game) => (game < 100 - wins ? -1_000 : 7_000))
  const profit = { value: wins * 80 - 1_000, error: 100 }
  const settings = contest(fillPct)
  const made = simContestOf(settings)
  if (!made.ok) throw new Error(made.error)
  const means = averageEntry(made.value.contest)
  const outcome = { profit, cash: { value: wins / 100, error: 0.03 }, entries: 1, means }
  return { name: 'my contest', settings, outcome, sorted }
}

test('a full contest keeps a part of the fees; one that is half full pays out more than came in', () => {
  const full = contestWorth(played(15), AS_SIMULATED)
  expect(full.rake).toBeCloseTo(0.2, 12)
  expect([rakeText(full), rakeSentence(full)]).toEqual(['20.0%', '20.0% of all fees is not paid out (rake).'])
  // 50 entries of $10 for $800 in prizes.
  const half = contestWorth(played(15, 50), AS_SIMULATED)
  expect(half.overlayCents).toBe(30_000)
  expect(rakeText(half)).toBe('overlay $300.00')
})

test('15 wins in 100 games at 7 to 1: loses in 85, and Kelly takes 15% less 85% by 7', () => {
  const { chanceToLose, bankroll, feesCents, profit } = contestWorth(played(15), AS_SIMULATED)
  expect(profit.value).toBeCloseTo(200, 9)
  expect(chanceToLose).toBe(0.85)
  const kelly = (perFee: number) => {
    // What is paid in a win so that the mean profit is so many fees.
    const odds = (1 + perFee) / 0.15 - 1
    return 0.15 - 0.85 / odds
  }
  expect(bankroll.share).toBeCloseTo(kelly(0.2), 5)
  // Two errors of $1 by the fee of $10; the lower end has no edge left.
  expect(bankroll.high).toBeCloseTo(kelly(0.2 + (2 * profit.error) / 1_000), 5)
  expect(bankroll.low).toBeCloseTo(Math.max(0, kelly(0.2 - (2 * profit.error) / 1_000)), 5)
  expect(bankrollSentence({ share: 0.02, low: 0.01, high: 0.05 }, feesCents)).toBe(
    'For the fastest growth stake 2.0% of your bankroll (1.0% to 5.0%). These fees are that share of $500.',
  )
  // A profit that may be nothing is told as a range alone.
  expect(bankrollText({ share: 0.02, low: 0, high: 0.05 })).toBe('at most 5.0%')
  expect(bankrollSentence({ share: 0.02, low: 0, high: 0.05 }, feesCents)).toBe(
    'For the fastest growth stake 0% to 5.0% of your bankroll. The profit may be chance.',
  )
  expect(contestWorth(played(10), AS_SIMULATED).bankroll.share).toBe(0)
})

test('the kind is that of the history, told in one sentence with what the record carries', () => {
  // Every place is paid the same, but eight fees are a tournament's prize.
  const { kind } = contestWorth(played(15), AS_SIMULATED)
  expect(kind).toBe('$5 to $24.99, 21 to 100 entries')
  expect(recordSentence(kind!, null)).toBe(
    'Your contests of this kind ($5 to $24.99, 21 to 100 entries): 10 more contests before your own record says something.',
  )
  const record = { entries: 300, contests: 60, roiInterval: { low: 2, high: 41 }, clippedRoi: null }
  expect(recordSentence(kind!, record)).toMatch(/: 300 entries, ROI 2\.0% to 41\.0%\. They pay you: enter\.$/)
  const clipped = { roi: -20, interval: { low: -31, high: -12 } }
  const unseen = { ...record, roiInterval: { neededEntries: 90_000 }, clippedRoi: clipped }
  expect(recordSentence(kind!, unseen)).toMatch(
    /-31\.0% to -12\.0% with at most 20 fees an entry\. That decides/,
  )
  expect([record, unseen, null].map(recordWord)).toEqual(['enter', '', ''])
})
