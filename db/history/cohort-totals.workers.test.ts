import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { type PlayedEntry, sumsOf } from '#core/fixtures/played-entries.ts'
import type { HistoricalEntry } from '#core/history/historical-entry.ts'
import { makeUserId } from '#workers/testing/made-contests.ts'
import { createDb } from '../client.ts'
import { HistoryRows, importRows } from './history.ts'
import { totalHistory } from './history-totals.ts'

type Contest = Partial<HistoricalEntry>
const SUNDAY = { contestDate: '2026-09-13 13:00:00', sport: 'NFL' }

/** Contests as the provider writes them, with what an entry could win of each, in cents, worked out by hand. */
const CONTESTS: { contest: Contest; flat: boolean; prize: number; slate: number }[] = [
  {
    // 45 of 100 get $10 each.
    contest: { ...SUNDAY, entryFeeCents: 500, contestEntries: 100, prizePoolCents: 45_000, placesPaid: 45 },
    flat: true,
    prize: 1000,
    slate: 1,
  },
  {
    // A head-to-head, in the evening of the same day.
    contest: {
      ...SUNDAY,
      contestDate: '2026-09-13 20:20:00',
      entryFeeCents: 1000,
      contestEntries: 2,
      prizePoolCents: 1800,
      placesPaid: 1,
    },
    flat: true,
    prize: 1800,
    slate: 1,
  },
  {
    // A head-to-head of which the file says no more.
    contest: {
      ...SUNDAY,
      contestDate: '2026-09-14 20:15:00',
      entryFeeCents: 300,
      contestEntries: 2,
      prizePoolCents: null,
      placesPaid: null,
    },
    flat: true,
    prize: 600,
    slate: 2,
  },
  {
    // A triple-up: 3 fees for each of 30.
    contest: {
      ...SUNDAY,
      contestName: 'NFL $90 Triple Up',
      contestDate: '2026-09-14 20:15:00',
      entryFeeCents: 100,
      contestEntries: 100,
      prizePoolCents: 9000,
      placesPaid: 30,
    },
    flat: true,
    prize: 300,
    slate: 2,
  },
  {
    // The same figures without the name: the first of 30 places gets 30% of the pool.
    contest: {
      ...SUNDAY,
      contestDate: '2026-09-14 20:15:00',
      entryFeeCents: 100,
      contestEntries: 100,
      prizePoolCents: 9000,
      placesPaid: 30,
    },
    flat: false,
    prize: 2700,
    slate: 2,
  },
  {
    // Winner takes all, of a hundred.
    contest: { ...SUNDAY, entryFeeCents: 100, contestEntries: 100, prizePoolCents: 9000, placesPaid: 1 },
    flat: false,
    prize: 9000,
    slate: 1,
  },
  {
    // Golf on the same day is another slate. Three of ten paid: 50% of the pool for the first, or 70% of it at most.
    contest: {
      sport: 'GOLF',
      contestDate: '2026-09-13 08:00:00',
      entryFeeCents: 200,
      contestEntries: 10,
      prizePoolCents: 1800,
      placesPaid: 3,
    },
    flat: false,
    prize: 1260,
    slate: 3,
  },
  {
    // No pool: 30% of 1,000 fees of $1.
    contest: {
      ...SUNDAY,
      entryFeeCents: 100,
      contestEntries: 1000,
      prizePoolCents: null,
      placesPaid: null,
    },
    flat: false,
    prize: 30_000,
    slate: 1,
  },
  {
    // A satellite for two tickets of $20: the first of them is of another kind than tournaments of its fee and size.
    contest: {
      ...SUNDAY,
      contestName: 'NFL Showdown Satellite to $20 Millionaire',
      entryFeeCents: 100,
      contestEntries: 50,
      prizePoolCents: 4000,
      placesPaid: 2,
    },
    flat: false,
    prize: 2800,
    slate: 1,
  },
  {
    // Nothing at all: 1,000 fees.
    contest: {
      ...SUNDAY,
      entryFeeCents: 25,
      contestEntries: null,
      prizePoolCents: null,
      placesPaid: null,
    },
    flat: false,
    prize: 25_000,
    slate: 1,
  },
  {
    // Free, with a pool of $50 for 20 places.
    contest: { ...SUNDAY, entryFeeCents: 0, contestEntries: 500, prizePoolCents: 5000, placesPaid: 20 },
    flat: false,
    prize: 1500,
    slate: 1,
  },
]

test('what the database adds up is what plain arithmetic over the entries comes to', async () => {
  const userId = await makeUserId()
  const entered = CONTESTS.flatMap(({ contest, ...played }, number) =>
    [0, 1, 2].slice(0, 1 + (number % 3)).map((copy) => {
      // Every second entry wins the most that it can, and the others nothing.
      const won = (number + copy) % 2 ? played.prize : 0
      const entry = { ...entryOf(contest, { number, copy }), winningsNonTicketCents: won }
      const fee = entry.entryFeeCents
      return { entry, played: { ...played, contest: `${number}`, fee, won } satisfies PlayedEntry }
    }),
  )
  const db = createDb(env.DB)
  const rows = new HistoryRows()
  for (const { entry } of entered) rows.add({ entry, asOf: '2026-09-20' })
  await importRows(db, { userId, rows, now: 0 })
  const { cohorts } = await totalHistory(db, userId)

  const { cashing, roi } = sumsOf(entered.map(({ played }) => played))
  const [all] = cohorts.all
  expect(all).toMatchObject({
    contests: CONTESTS.length,
    entries: roi.entries,
    feesCents: roi.fees,
    feesBySlate: roi.feesBySlate,
  })
  expect(all!.cashing).toEqual(cashing)
  expect(all!.flat).toEqual(roi.flat)
  expect(all!.tournaments).toEqual(roi.tournaments)
  const { clipped, firstPrize, mostWon } = roi
  expect(all).toMatchObject({ clipped, firstPrize, mostWon })

  const golf = cohorts.sport.find(({ cohort }) => cohort === 'GOLF')!
  const golfers = entered.filter(({ entry }) => entry.sport === 'GOLF').map(({ played }) => played)
  expect(golf.tournaments).toEqual(sumsOf(golfers).roi.tournaments)

  // Golf is no kind of NFL contest; $1 winner-takes-all of a hundred and triple-ups of a hundred are of two kinds.
  expect(cohorts.contestKind.map(({ cohort }) => cohort).sort()).toEqual([
    '0 4 0',
    '1 0 0',
    '2 1 1',
    '2 3 0',
    '2 3 1',
    '2 3 2',
    '2 4 0',
    '3 1 1',
    '3 3 1',
  ])
})

function entryOf(contest: Contest, { number, copy }: { number: number; copy: number }): HistoricalEntry {
  return {
    sport: 'NFL',
    gameType: 'Classic',
    entryKey: `entry-${number}-${copy}`,
    contestName: `Contest ${number}`,
    contestKey: `contest-${number}`,
    contestDate: '2026-09-13 13:00:00',
    place: 1,
    points: 100,
    winningsNonTicketCents: 0,
    winningsTicketCents: 0,
    contestEntries: null,
    entryFeeCents: 0,
    prizePoolCents: null,
    placesPaid: null,
    ...contest,
  }
}
