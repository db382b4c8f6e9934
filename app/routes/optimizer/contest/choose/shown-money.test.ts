import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { usualContest } from '#core/payouts/contest-settings.ts'
import { shownMoney } from './shown-money.ts'

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

test('profit and ROI are moved towards the average entry, by the factor of the format', () => {
  // Ten entries: $100 in fees, $60 of profit.
  const raw = { profit: { value: 6_000, error: 1_000 }, roi: { value: 0.6, error: 0.1 } }
  const { profit, roi } = shownMoney(raw, contest, SHOWDOWN)
  // -20% + 0.57 x 80 points
  expect(roi!.value).toBeCloseTo(0.256, 9)
  expect(roi!.error).toBeCloseTo(0.057, 9)
  expect(profit.value).toBeCloseTo(2_560, 6)
  expect(profit.error).toBeCloseTo(570, 6)
  expect(shownMoney(raw, contest, BIG_LEAGUE).roi!.value).toBeCloseTo(-0.2 + 0.36 * 0.8, 9)
})

test('without a fee there is no ROI', () => {
  const raw = { profit: { value: 500, error: 10 }, roi: { value: 0, error: 0 } }
  expect(shownMoney(raw, { ...contest, feeCents: 0 }, SHOWDOWN)).toEqual({ profit: raw.profit, roi: null })
})
