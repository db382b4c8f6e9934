import { expect, test } from 'vitest'
import { prizePoolCents } from './payout-tiers.ts'
import { parsePayouts } from './read-payouts.ts'

/** A published table: 250 entries, 50 paid, $25,000 in total. */
const HIGH_HEAT = `Place  Prize
1st  $5,000
2nd  $3,062.50
3rd $1,750.00
4th\t$1,000
5th
$750
6th - 10th  $437.50
11th–20th $375
21 to 30: $312.50
31st - 40th  $250
41st - 50th  $187.50`

test('a pasted table is read as tiers that sum to the prize pool', () => {
  const tiers = tiersOf(HIGH_HEAT)
  expect(tiers).toHaveLength(10)
  expect(tiers[5]).toEqual({ from: 6, to: 10, prizeCents: 43_750 })
  expect(prizePoolCents(tiers)).toBe(2_500_000)
})

/** As the contest page of the provider is copied: every cell on a line of its own. */
const CELL_BY_CELL = `Prize Payouts
Total Prizes $1,100.50
1st
$500.00
2nd
-
3rd
$200
4th – 5th
$25 + 2x $12.50 Tickets
6th–8th
Ticket worth $25
9th
NFL $100K Milly Ticket ($0.50)`

test('places, ends of a range and prizes may be on lines of their own; tickets count at their worth, and it is said', () => {
  expect(parsePayouts(CELL_BY_CELL)).toEqual({
    ok: true,
    value: {
      tiers: [
        { from: 1, to: 1, prizeCents: 50_000 },
        { from: 2, to: 3, prizeCents: 20_000 },
        { from: 4, to: 5, prizeCents: 5000 },
        { from: 6, to: 8, prizeCents: 2500 },
        { from: 9, to: 9, prizeCents: 50 },
      ],
      notes: [
        'Places 4 to 5 win tickets, counted at their worth of $25.',
        'Places 6 to 8 win tickets, counted at their worth of $25.',
        'Place 9 wins tickets, counted at their worth of $0.50.',
        // 500 + 2 x 200 + 2 x 50 + 3 x 25 + 0.50
        'The page says $1,100.50 in all; the places add up to $1,075.50.',
      ],
    },
  })
})

test('the text of a payout file is read as such', () => {
  expect(tiersOf('From,To,Prize\n1,1,500\n2,4,100')).toEqual([
    { from: 1, to: 1, prizeCents: 50_000 },
    { from: 2, to: 4, prizeCents: 10_000 },
  ])
})

test.each([
  ['', /Paste the table/],
  ['1st  a car worth 5', /not understood/],
  ['1st $5\n3rd $2', /Place 3/],
  ['1st $5\n1st $2', /Place 1/],
  ['2nd $5', /Place 2/],
  ['5th - 2nd $5', /not understood/],
  ['1st\n2nd\n$5', /The prize of "1st" is missing/],
  ['1st\nTicket', /is worth is not clear/],
  ['1st $5 ticket to the $100 final', /is worth is not clear/],
  ['1st $0', /has no prize/],
  ['1st $5\n2nd $6', /Place 2 is paid more than place 1/],
])('a table of %j is refused', (text, sentence) => {
  const parsed = parsePayouts(text)
  expect(parsed.ok ? '' : parsed.error).toMatch(sentence)
})

function tiersOf(text: string) {
  const parsed = parsePayouts(text)
  if (!parsed.ok) throw new Error(parsed.error)
  return parsed.value.tiers
}
