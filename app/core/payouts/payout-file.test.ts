import { expect, test } from 'vitest'
import { readPayoutFile } from './payout-file.ts'

test('rows in any order are tiers by place; a blank To is the place alone', () => {
  const file = '\uFEFFFrom,To,Prize\r\n2,3,"$1,000.50"\r\n1,,2500\r\n\r\n4,"1,003",Ticket worth $12\r\n'
  expect(readPayoutFile(file)).toEqual({
    ok: true,
    value: {
      tiers: [
        { from: 1, to: 1, prizeCents: 250_000 },
        { from: 2, to: 3, prizeCents: 100_050 },
        { from: 4, to: 1003, prizeCents: 1200 },
      ],
      notes: ['Row 5 is paid in tickets, counted at their worth of $12.'],
    },
  })
})

test.each([
  ['', 'The first row must be the header From,To,Prize.'],
  ['1,1,500', 'The first row must be the header From,To,Prize.'],
  ['From,To,Prize', 'The table has no prize.'],
  ['From,To,Prize\n0,1,5', 'Row 2: From must be a whole number from 1 to 1,000,000, not "0".'],
  ['From,To,Prize\n1,two,5', 'Row 2: To must be a whole number from 1 to 1,000,000, not "two".'],
  [
    'From,To,Prize\n1,1,5\n4,2,1',
    'Row 3: To is 2, and From is 4: a range goes from the better place to the worse.',
  ],
  ['From,To,Prize\n1,1,', 'Row 2: Prize is blank.'],
  ['From,To,Prize\n1,1,a car', 'Row 2: Prize must be an amount in dollars, not "a car".'],
  ['From,To,Prize\n1,1,-5', 'Row 2: Prize must be an amount in dollars, not "-5".'],
  ['From,To,Prize\n1,2,5\n2,3,4', 'Place 2 is paid twice.'],
  ['From,To,Prize\n1,1,5\n3,3,4', 'Place 3 follows on a gap: place 2 has no prize.'],
  ['From,To,Prize\n1,1,5\n2,2,6', 'Place 2 is paid more than place 1.'],
  ['From,To,Prize\n1,1,"5', 'A quote opens in row 2 and is never closed.'],
])('%j is refused with the reason', (text, sentence) => {
  expect(readPayoutFile(text)).toEqual({ ok: false, error: sentence })
})
