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
    crowd: 200 / 3200,
  })
  // In ten games 30 entries are first, 30 in the top 1%, 206 in the top 10%; a field that is one entry short never lowers a figure.
  const played = { games: 10, fieldReached: Float64Array.of(30, 30, 206, 399) }
  expect(averageEntry(contest, played)).toMatchObject({
    // Two ties beyond the one place count twice.
    win: 5 / 200,
    top1: 4 / 200,
    top10: expect.closeTo((20 + 2 * 0.6) / 200, 12),
    cash: 0.2,
  })
  // Among real entries thrice; they have all their copies.
  expect(averageEntry(contest, played, { isReal: true })).toMatchObject({ win: 7 / 200, crowd: 0 })
  expect(averageEntry({ ...contest, feeCents: 0 }).roi).toBeNull()
})
