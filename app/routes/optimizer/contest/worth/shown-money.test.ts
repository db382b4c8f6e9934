import { expect, test } from 'vitest'
import { simContestOf } from '#core/payouts/contest-settings.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import type { SetOutcome } from '#optimizer/portfolio/set-outcome.ts'
import { averageEntry } from '#optimizer/sim/average-entry.ts'
import { gainOver, shownMoney } from './shown-money.ts'

/** 100 entries of $10, of which $800 are paid out: the average entry loses 20%. */
const contest = {
  ...usualContest('large_top_heavy'),
  size: 100,
  feeCents: 1_000,
  maxEntries: 10,
  payouts: {
    from: 'table' as const,
    name: 'my table',
    tiers: [{ from: 1, to: 4, prizeCents: 20_000 }],
    notes: [],
  },
}

const made = simContestOf(contest)
if (!made.ok) throw new Error(made.error)
const means = averageEntry(made.value.contest)

const BASIS = {
  ...{ own: 0.25, ownOfRare: 0.25, lostOfRare: 0, paid: 0.6, plain: 0.4, ownError: 0 },
  unknown: { wide: 0, deeper: 0 },
}

test('profit and ROI are moved as those of a lineup are', () => {
  // Ten entries: $100 in fees, $60 of profit; 4 of 100 places are paid, an entry in 8 of 100 games.
  const raw = { entries: 10, profit: { value: 6_000, error: 1_000 }, cash: { value: 0.08, error: 0 }, means }
  const { profit, roi, cash } = shownMoney(raw, contest, BASIS)
  const like = (0.6 * Math.log(4)) / Math.log(8)
  // $16, $8 on average, and $16 for one that is paid twice as often.
  const paid = 0.25 * 16 + like * 16 + (0.75 - like) * 8
  expect(roi!.value).toBeCloseTo(paid / 10 - 1, 9)
  expect(roi!.error).toBeCloseTo(0.025, 9)
  expect(profit.value).toBeCloseTo(1000 * (paid - 10), 6)
  expect(profit.error).toBeCloseTo(250, 6)
  expect(cash!.value).toBeCloseTo((0.25 + like) * 0.08 + (0.75 - like) * 0.04, 12)
})

test('without a fee there is no ROI', () => {
  const raw = { entries: 1, profit: { value: 500, error: 10 }, cash: { value: 0.04, error: 0 }, means }
  expect(shownMoney(raw, { ...contest, feeCents: 0 }, BASIS).roi).toBeNull()
})

test('a gain over a simpler choice is by entry, whatever the sizes of the sets', () => {
  const set = (entries: number, profit: number) => ({
    ...{ entries, profit: { value: profit, error: 0 }, cash: { value: 0.04, error: 0 }, means },
  })
  const gain = (entries: number) =>
    gainOver(
      {
        worth: { profit: { value: 0, error: 0 }, anEntry: { value: 400, error: 20 } },
        outcome: set(entries, 0) as SetOutcome,
      },
      { outcome: set(10, 4000) as SetOutcome },
      { feeCents: 1_000 },
      BASIS,
    )
  expect(gain(10)).toEqual({ value: 100, error: 5 })
  expect(gain(3)).toEqual({ value: 100, error: 5 })
})
