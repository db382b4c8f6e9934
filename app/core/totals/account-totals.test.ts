import { expect, test } from 'vitest'
import { type HistoryTotals, historyAnalytics, NO_HISTORY } from '../history/history-analytics.ts'
import { accountTotals, type SetOfAccount } from './account-totals.ts'
import type { LineupOfAccount } from './lineup-parts.ts'
import { allPending, pendingByState } from './pending-entries.ts'

/** Midnight of that day in New York. */
const SEPTEMBER_7 = Date.UTC(2025, 8, 7, 4)

test('lineups, sets and history are one sum, by the dates of the games; what the history holds too counts there', () => {
  const lineups = [
    lineup({ winningsTotalCents: 2_000, gameDate: '2025-09-07' }),
    lineup({ winningsTotalCents: 0, gameDate: null, createdAt: Date.UTC(2025, 8, 9, 2) }),
    lineup({ winningsTotalCents: 900, imported: 1, importedFeesCents: 500, importedWinningsCents: 900 }),
    lineup({ winningsTotalCents: null }),
  ]
  // Of ten $3 entries six have a result; two of these are imported and won $7 of $20.
  const sets = [
    group({
      ...{ entryFeeCents: 300, lineups: 10, settled: 6, winningsCents: 2_000 },
      ...{ imported: 2, importedWinningsCents: 700, gameDate: '2025-09-07' },
    }),
    group({ entryFeeCents: null, lineups: 4 }),
  ]
  const history = historyOf([
    { date: '2025-08-30', entries: 3, feesCents: 900, winningsCents: 400 },
    { date: '2025-09-07', entries: 2, feesCents: 600, winningsCents: 700 },
  ])
  const account = accountTotals(lineups, sets, history)
  expect(account.history).toEqual({ entries: 5, feesCents: 1_500, winningsCents: 1_100 })
  expect(account.lineups).toEqual({
    ...{ entries: 2, feesCents: 1_000, winningsCents: 2_000, imported: 1 },
    pending: { entries: 1, feesCents: 500 },
  })
  expect(account.sets).toEqual({
    ...{ entries: 4, feesCents: 1_200, winningsCents: 1_300, imported: 2 },
    pending: { entries: 4, feesCents: 1_200, locks: [{ at: SEPTEMBER_7, entries: 4 }] },
  })
  expect(account.all).toEqual({ entries: 11, feesCents: 3_700, winningsCents: 4_400 })
  // 2025-09-09 02:00 UTC is the evening of the 8th in the East.
  expect(account.curve).toEqual({
    unit: 'day',
    points: [
      { label: '2025-08-30', date: '2025-08-30', entries: 3, profitCents: -500, totalCents: -500 },
      { label: '2025-09-07', date: '2025-09-07', entries: 7, profitCents: 1_700, totalCents: 1_200 },
      { label: '2025-09-08', date: '2025-09-08', entries: 1, profitCents: -500, totalCents: 700 },
    ],
  })
  expect(account.lastMonths).toEqual([
    { month: '2025-08', entries: 3, profitCents: -500 },
    { month: '2025-09', entries: 8, profitCents: 1_200 },
  ])
})

test('of a lineup with several entries the history has what it holds, and the lineup the rest', () => {
  const three = { entries: 3, gameDate: '2025-09-07' }
  const one = { imported: 1, importedFeesCents: 500, importedWinningsCents: 900 }
  const ofOne = (known: Partial<LineupOfAccount>) =>
    accountTotals([lineup({ ...three, ...one, ...known })], [], null)
  // $15 for three entries that won $20 together; the history holds one of $5 that won $9.
  const settled = ofOne({ entryFeeTotalCents: 1_500, winningsTotalCents: 2_000 })
  const rest = { entries: 2, feesCents: 1_000, winningsCents: 1_100 }
  expect(settled.lineups).toEqual({ ...rest, imported: 1, pending: { entries: 0, feesCents: 0 } })
  expect(settled.contestTypes).toEqual([
    { contestType: 'GPP', lineups: 2, feesCents: 1_000, winningsCents: 1_100 },
  ])
  expect(settled.lastMonths).toEqual([{ month: '2025-09', entries: 2, profitCents: 100 }])
  expect(ofOne({ entryFeeTotalCents: 1_500 }).lineups).toEqual({
    ...{ entries: 0, feesCents: 0, winningsCents: 0, imported: 1 },
    pending: { entries: 2, feesCents: 1_000, locks: [{ at: SEPTEMBER_7, entries: 2 }] },
  })
  // Known fees of the others are theirs, whatever was typed for the lineup.
  const known = ofOne({ entryFeeTotalCents: 500, othersFeesCents: 700, winningsTotalCents: 2_000 })
  expect(known.all).toEqual({ entries: 2, feesCents: 700, winningsCents: 1_100 })
  // Winnings below those of the history leave nothing, and are no debt.
  const less = ofOne({ entryFeeTotalCents: 1_500, winningsTotalCents: 200 })
  expect(less.all).toEqual({ entries: 2, feesCents: 1_000, winningsCents: 0 })
  const all = { imported: 3, importedFeesCents: 1_500, importedWinningsCents: 2_000 }
  expect(ofOne({ ...all, entryFeeTotalCents: 1_600, winningsTotalCents: 2_000 }).all.entries).toBe(0)
})

test('a fee that the imported entries alone cost was typed for one entry: each of the others costs as much', () => {
  const ofThree = (typed: number, known: Partial<LineupOfAccount> = {}) =>
    accountTotals(
      [
        lineup({
          ...{ entries: 3, entryFeeTotalCents: typed, winningsTotalCents: 2_000 },
          ...{ imported: 1, importedFeesCents: 500, importedWinningsCents: 900, ...known },
        }),
      ],
      [],
      null,
    ).lineups.feesCents
  expect(ofThree(500)).toBe(2 * 500)
  expect(ofThree(1_500)).toBe(1_500 - 500)
  // Known fees count before the typed one, and beside a free entry the typed fee is that of all.
  expect(ofThree(500, { othersFeesCents: 700 })).toBe(700)
  expect(ofThree(500, { importedFeesCents: 0 })).toBe(500)
  // Two of the three are imported: the third one costs $5 too.
  expect(ofThree(500, { imported: 2, importedFeesCents: 1_000 })).toBe(500)
})

test('each entry of a pending lineup is settled by itself: imported, known from standings, or pending', () => {
  const ofFour = (known: Partial<LineupOfAccount>) =>
    accountTotals(
      [
        lineup({
          ...{ entries: 4, gameDate: '2025-09-07', imported: 1, importedFeesCents: 500 },
          ...{ importedWinningsCents: 900, decided: 2, decidedWinningsCents: 1_300, ...known },
        }),
      ],
      [],
      null,
    )
  // $20 for four entries: $5 are the history's, and two of the other three are decided.
  const { lineups, curve } = ofFour({ entryFeeTotalCents: 2_000 })
  expect(lineups).toEqual({
    ...{ entries: 2, feesCents: 1_000, winningsCents: 1_300, imported: 1 },
    pending: { entries: 1, feesCents: 500, locks: [{ at: SEPTEMBER_7, entries: 1 }] },
  })
  expect(curve.points.map(({ date, entries, profitCents }) => [date, entries, profitCents])).toEqual([
    ['2025-09-07', 2, 300],
  ])
  // Known fees are those of the entries: $3 and $4 are decided, $7 is pending.
  const known = ofFour({ entryFeeTotalCents: 2_000, othersFeesCents: 1_400, decidedFeesCents: 700 })
  expect(known.lineups).toMatchObject({ feesCents: 700, pending: { entries: 1, feesCents: 700 } })
  // Two of three entries without an import: $10 in all, a third of it pending to the cent.
  const alone = ofFour({ entries: 3, imported: 0, importedFeesCents: 0, entryFeeTotalCents: 1_000 })
  expect(alone.lineups).toMatchObject({ entries: 2, feesCents: 667, pending: { entries: 1, feesCents: 333 } })
  // A result that was typed, and one of a finalized lineup, is that of all entries.
  expect(ofFour({ entryFeeTotalCents: 2_000, winningsTotalCents: 5_000 }).lineups).toMatchObject({
    ...{ entries: 3, feesCents: 1_500, winningsCents: 4_100 },
  })
})

test('types of contests are those of lineups and sets, and of the history what it pays; satellites are told by name', () => {
  const history = historyOf(
    [{ date: '2025-09-07', entries: 6, feesCents: 2_600, winningsCents: 1_800 }],
    [
      { prizes: 'steep', entries: 3, feesCents: 1_500, winningsCents: 0 },
      { prizes: 'flat', entries: 2, feesCents: 1_000, winningsCents: 1_800 },
      { prizes: 'tickets', entries: 1, feesCents: 100, winningsCents: 0 },
    ],
  )
  const contestName = 'NFL Satellite to $3.5M Millionaire'
  const lineups = [
    lineup({ contestType: 'Cash', winningsTotalCents: 900 }),
    lineup({ contestName, winningsTotalCents: 2_000 }),
  ]
  const sets = [
    group({ contestName: 'NFL Showdown $50K Sprint', lineups: 3, settled: 2, winningsCents: 100 }),
    group({ contestName, lineups: 2, settled: 2, entryFeeCents: 100, winningsCents: 2_000 }),
  ]
  expect(accountTotals(lineups, sets, history).contestTypes).toEqual([
    { contestType: 'GPP', lineups: 5, feesCents: 2_500, winningsCents: 100 },
    { contestType: 'Satellite', lineups: 4, feesCents: 800, winningsCents: 4_000 },
    { contestType: 'Cash', lineups: 3, feesCents: 1_500, winningsCents: 2_700 },
  ])
})

test('of what has no winnings, its points and its first lock tell whether they can be known', () => {
  const kickoff = Date.UTC(2025, 8, 8, 0, 20)
  const sunday = { gameDate: '2025-09-07', startsAt: kickoff }
  const { lineups, sets } = accountTotals(
    [
      lineup({ ...sunday, pointsTotal: 120.5 }),
      lineup({ ...sunday, entries: 2 }),
      lineup({ gameDate: '2025-09-09' }),
      lineup({}),
    ],
    // Of ten entries three are settled, and four have points alone.
    [group({ ...sunday, lineups: 10, settled: 3, scored: 4 }), group({ ...sunday, settled: 1 })],
    null,
  )
  const tuesday = SEPTEMBER_7 + 2 * 86_400_000
  expect(lineups.pending).toEqual({
    ...{ entries: 5, feesCents: 2_000, scored: 1 },
    locks: [
      { at: tuesday, entries: 1 },
      { at: kickoff, entries: 2 },
    ],
  })
  expect(sets.pending).toEqual({
    ...{ entries: 7, feesCents: 3_500, scored: 4 },
    locks: [{ at: kickoff, entries: 3 }],
  })
  const all = allPending([lineups.pending, sets.pending])
  expect([kickoff - 1, kickoff, tuesday].map((now) => pendingByState(all, now))).toEqual([
    { unknown: 1, scored: 5, notLocked: 6 },
    { unknown: 6, scored: 5, notLocked: 1 },
    { unknown: 7, scored: 5, notLocked: 0 },
  ])
})

test('a game without a readable date has the day of saving, and an account without records has no figures', () => {
  const { curve } = accountTotals([lineup({ gameDate: 'next Sunday', winningsTotalCents: 1 })], [], null)
  expect(curve.points.map(({ date }) => date)).toEqual(['2025-09-10'])
  const none = accountTotals([], [], null)
  expect(none.all).toEqual({ entries: 0, feesCents: 0, winningsCents: 0 })
  expect([none.curve.points, none.lastMonths, none.contestTypes]).toEqual([[], [], []])
})

test('records in any order are added up by day, and the newest twelve months are shown', () => {
  const month = (place: number) => new Date(Date.UTC(2024, place, 5)).toISOString().slice(0, 10)
  // Fourteen months from 2024-01 on, every other one first.
  const places = [0, 2, 4, 6, 8, 10, 12, 1, 3, 5, 7, 9, 11, 13]
  const lineups = places.map((place) => lineup({ gameDate: month(place), winningsTotalCents: 500 + place }))
  const history = historyOf([{ date: month(3), entries: 1, feesCents: 100, winningsCents: 0 }])
  const { lastMonths, curve } = accountTotals(lineups, [], history)
  expect(lastMonths.map((each) => each.month)).toEqual(
    [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((place) => month(place).slice(0, 7)),
  )
  expect(lastMonths[1]).toEqual({ month: '2024-04', entries: 2, profitCents: 3 - 100 })
  expect(curve.points.map(({ date }) => date)).toEqual(Array.from({ length: 14 }, (_, place) => month(place)))
})

test('what still waits has no day and no type', () => {
  const waiting = { gameDate: '2025-09-21' }
  const sets = [group({ ...waiting, contestType: 'Cash', lineups: 4 })]
  const { curve, contestTypes, all } = accountTotals(
    [lineup({ ...waiting, contestType: 'Cash' })],
    sets,
    null,
  )
  expect([curve.points, contestTypes, all.entries]).toEqual([[], [], 0])
})

/** A lineup with a fee of $5. */
function lineup(known: Partial<LineupOfAccount>): LineupOfAccount {
  return {
    ...{
      contestType: 'GPP',
      contestName: null,
      entryFeeTotalCents: 500,
      winningsTotalCents: null,
      finalized: false,
    },
    ...{ gameDate: null, startsAt: null, createdAt: Date.UTC(2025, 8, 10, 17), pointsTotal: null },
    ...{ entries: 1, imported: 0 },
    ...{ importedFeesCents: 0, importedWinningsCents: 0, othersFeesCents: null },
    ...{ decided: 0, decidedFeesCents: null, decidedWinningsCents: 0 },
    ...known,
  }
}

function group(known: Partial<SetOfAccount>): SetOfAccount {
  return {
    ...{
      id: 1,
      contestType: 'GPP',
      contestName: null,
      entryFeeCents: 500,
      lineups: 1,
      settled: 0,
      winningsCents: 0,
    },
    ...{ cashed: 0, createdAt: Date.UTC(2025, 8, 10, 17), imported: 0, importedWinningsCents: 0 },
    ...{ gameDate: null, startsAt: null, scored: 0, ...known },
  }
}

function historyOf(days: HistoryTotals['days'], byPrizes = NO_HISTORY.byPrizes) {
  const sumOf = (figure: 'entries' | 'feesCents' | 'winningsCents') =>
    days.reduce((sum, day) => sum + day[figure], 0)
  const { all } = historyAnalytics(NO_HISTORY)
  const totals = {
    entries: sumOf('entries'),
    feesCents: sumOf('feesCents'),
    winningsCents: sumOf('winningsCents'),
  }
  return { ...historyAnalytics({ ...NO_HISTORY, days, byPrizes }), all: { ...all, ...totals } }
}
