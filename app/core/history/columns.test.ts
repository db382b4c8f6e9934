import { expect, test } from 'vitest'
import { findColumns, missingHeaders } from './columns.ts'

/** The header of the provider's history. */
const HEADER =
  'Sport,Game_Type,Entry_Key,Entry,Contest_Key,Contest_Date_EST,Place,Points,Winnings_Non_Ticket,Winnings_Ticket,Contest_Entries,Entry_Fee,Prize_Pool,Places_Paid'.split(
    ',',
  )

test('every column of the provider’s header is found where it stands', () => {
  const places = findColumns(HEADER)
  expect([...places.values()]).toEqual(HEADER.map((_, index) => index))
  expect(places.get('contestName')).toBe(3)
  expect(places.get('entryFeeCents')).toBe(11)
  expect(missingHeaders(places)).toEqual([])
})

test('case, spaces, underscores and order make no difference', () => {
  const places = findColumns(['ENTRY FEE', 'contest date est', ' Entry_Key ', '', 'WinningsNonTicket'])
  expect(Object.fromEntries(places)).toEqual({
    entryKey: 2,
    contestDate: 1,
    winningsNonTicketCents: 4,
    entryFeeCents: 0,
  })
})

test('of a header that occurs twice the first one counts', () => {
  expect(findColumns(['Points', 'Place', 'Points']).get('points')).toBe(0)
})

test('only the key, the date, the winnings and the fee are required, and they are named as the provider names them', () => {
  expect(missingHeaders(findColumns([]))).toEqual([
    'Entry_Key',
    'Contest_Date_EST',
    'Winnings_Non_Ticket',
    'Entry_Fee',
  ])
  expect(
    missingHeaders(findColumns(['Entry_Key', 'Contest_Date_EST', 'Winnings_Non_Ticket', 'Entry_Fee'])),
  ).toEqual([])
})
