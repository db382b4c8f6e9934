import { expect, test } from 'vitest'
import type { ClaimBasis } from '#core/games/shrink.ts'
import { simContestOf } from '#core/payouts/contest-settings.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import { averageEntry } from '#optimizer/sim/average-entry.ts'
import { shownTop1Gained, shownWorth } from './shown-worth.ts'

const made = simContestOf({ ...usualContest('double_up'), size: 100, feeCents: 1000 })
if (!made.ok) throw new Error(made.error)
const means = averageEntry(made.value.contest)

const BASIS: ClaimBasis = {
  ...{ own: 0.25, ownOfRare: 0.25, lostOfRare: 0, paid: 0.75, plain: 0.4, ownError: 0 },
  unknown: { wide: 0.4, deeper: 0 },
}
/** Paid $20 in 30 and in 40 of 100 games. */
const worth = {
  roiBefore: { value: -0.4, error: 0.02 },
  roiAfter: { value: -0.2, error: 0.03 },
  cashBefore: { value: 0.3, error: 0.01 },
  cashAfter: { value: 0.4, error: 0.015 },
  profitGained: { value: 200, error: 10 },
  top1Gained: { value: 0.004, error: 0.002 },
  dupesAfter: null,
  means,
}

test('before, after and what is gained are moved alike, each with its error', () => {
  const { before, after, gained, isDifferent } = shownWorth(worth, { feeCents: 1000, basis: BASIS })!
  // Every paid place gets $20, so all parts of the mixture say the same.
  expect(before.value).toBeCloseTo(-0.4, 9)
  expect(after.value).toBeCloseTo(-0.2, 9)
  expect(after.value - before.value).toBeCloseTo(gained.value, 9)
  // 40% of what is paid is not known: $8 of $20 for each time it is paid.
  expect(before.error).toBeCloseTo(Math.hypot(0.02, 0.4 * 0.6), 9)
  expect(after.error).toBeCloseTo(Math.hypot(0.03, 0.4 * 0.8), 9)
  // Before and after are of the same games, players and opponents.
  expect(gained.error).toBeCloseTo(Math.hypot(0.25 * 0.01, 0.4 * 0.2), 9)
  expect(isDifferent).toBe(true)
})

test('what is not known of players and opponents makes no gain a loss; the errors of the games may', () => {
  const isDifferent = (error: number) => {
    const basis = { ...BASIS, unknown: { wide: 0.9, deeper: 0 } }
    return shownWorth({ ...worth, profitGained: { value: 200, error } }, { feeCents: 1000, basis })!
      .isDifferent
  }
  // A gain of a fifth of the fee, and two errors of a quarter of these cents.
  expect(isDifferent(390)).toBe(true)
  expect(isDifferent(410)).toBe(false)
})

test('as simulated on request; nothing without both or without a fee', () => {
  const raw = shownWorth(worth, { feeCents: 1000, basis: null })
  expect(raw).toEqual({
    before: worth.roiBefore,
    after: worth.roiAfter,
    gained: { value: 0.2, error: 0.01 },
    isDifferent: true,
  })
  expect(shownWorth(undefined, { feeCents: 1000, basis: BASIS })).toBeNull()
  expect(shownWorth({ ...worth, roiBefore: null }, { feeCents: 1000, basis: BASIS })).toBeNull()
  expect(means.steep).toBe(0)
})

test('a gain in the top 1% is a quarter as simulated, and for the rest as often as the average paid entry is there', () => {
  // One of 100 places; the ten more games of a hundred that are paid are three quarters of an average one each.
  const paidLike = 0.1 * (means.top1 / means.cash)
  const { value, error } = shownTop1Gained(worth, { ...BASIS, ownError: 0.2 })
  expect(means.top1).toBe(0.01)
  expect(value).toBeCloseTo(0.25 * 0.004 + 0.75 * paidLike, 12)
  expect(error).toBeCloseTo(Math.hypot(0.25 * 0.002, 0.2 * (0.004 - paidLike)), 12)
  expect(shownTop1Gained(worth, null)).toEqual({ value: 0.004, error: 0.002 })
})
