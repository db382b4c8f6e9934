import { expect, test } from 'vitest'
import { entryMoney, type HistoricalEntry } from './historical-entry.ts'

test('an entry’s winnings are its cash and its tickets together', () => {
  const entry: HistoricalEntry = {
    ...{
      sport: 'NFL',
      gameType: 'Showdown',
      entryKey: '1',
      contestName: '',
      contestKey: '',
      contestDate: '',
    },
    ...{ place: null, points: null, contestEntries: null, prizePoolCents: null, placesPaid: null },
    entryFeeCents: 500,
    winningsNonTicketCents: 1225,
    winningsTicketCents: 300,
  }
  expect(entryMoney(entry)).toEqual({ feesCents: 500, winningsCents: 1525 })
})
