import { expect, test } from 'vitest'
import { centsIn, contestDateIn, countIn, feeIn, keyIn, placeIn, pointsIn, winningsIn } from './cells.ts'

const valueIn = <Value>(read: { ok: true; value: Value } | { ok: false; error: string }) =>
  read.ok ? read.value : `refused: ${read.error}`

test('an empty cell is null, but empty winnings are $0', () => {
  for (const open of ['', ' ', '-']) {
    expect([centsIn, countIn, pointsIn, placeIn].map((read) => valueIn<unknown>(read(open)))).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect([winningsIn, feeIn].map((read) => valueIn(read(open)))).toEqual([0, 0])
  }
})

test('amounts are read to the cent; a third decimal other than 0 is refused', () => {
  expect(
    ['$1,234.50', '12.5', '.5', '($1.00)', '-$3', '7.5000'].map((cell) => valueIn(centsIn(cell))),
  ).toEqual([123_450, 1250, 50, -100, -300, 750])
  expect(valueIn(centsIn('1.005'))).toBe('refused: "1.005" is not an amount like $1,234.50')
  expect(valueIn(feeIn('-$1.00'))).toBe('refused: "-$1.00" is negative')
})

test('places start at 1; an entry key that a spreadsheet rounded is refused', () => {
  expect([placeIn('1,500'), placeIn('0'), placeIn('7.0')].map(valueIn)).toEqual([1500, null, 7])
  expect(valueIn(keyIn('8240447761.0'))).toBe('8240447761')
  expect(valueIn(keyIn('8.24E+09'))).toMatch(/^refused: "8.24E\+09" is not an entry's number/)
})

test('12 AM is midnight and 12 PM is noon; a date that does not exist is refused', () => {
  const dates = ['1/2/22 12:05 AM', '1/2/2022 12:05:30 PM', '1/2/2022 11:59 pm', '2022-01-02T13:00:00']
  expect(dates.map((cell) => valueIn(contestDateIn(cell)))).toEqual([
    '2022-01-02 00:05:00',
    '2022-01-02 12:05:30',
    '2022-01-02 23:59:00',
    '2022-01-02 13:00:00',
  ])
  expect(valueIn(contestDateIn('2022-02-29 13:00:00'))).toBe('refused: "2022-02-29 13:00:00" is not a date')
  expect(valueIn(contestDateIn('2020-02-29'))).toBe('2020-02-29 00:00:00')
  expect(valueIn(contestDateIn('1/2/22 25:00'))).toBe('refused: "1/2/22 25:00" is not a date')
})
