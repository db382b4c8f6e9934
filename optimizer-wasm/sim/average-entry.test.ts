import { expect, test } from 'vitest'
import { averageEntry } from './average-entry.ts'

test('the average of 200 entries: places by hand, and what is paid less the fee', () => {
  const tiers = [
    { from: 1, to: 1, prizeCents: 50_000 },
    { from: 2, to: 40, prizeCents: 2_000 },
  ]
  const contest = {
    kind: 'own_table' as const,
    entries: 200,
    feeCents: 1_000,
    maxEntries: 3,
    tiers,
    isEstimated: false,
  }
  // 500 + 39 x 20 = 1,280 dollars for 200 entries are $6.40 each.
  expect(averageEntry(contest)).toEqual({
    win: 0.005,
    top1: 0.01,
    top10: 0.1,
    cash: 0.2,
    roi: expect.closeTo(-0.36, 12),
    profit: expect.closeTo(-360, 9),
    // Beyond $20 for each of 40 places.
    steep: expect.closeTo(480 / 1280, 12),
  })
  expect(averageEntry({ ...contest, feeCents: 0 }).roi).toBeNull()
})
