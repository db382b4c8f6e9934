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

test.each([
  ['', /Paste the table/],
  ['1st  a car worth 5', /not understood/],
  ['1st $5\n3rd $2', /Place 3/],
  ['1st $5\n1st $2', /Place 1/],
  ['2nd $5', /Place 2/],
  ['5th - 2nd $5', /not understood/],
  ['1st $5\n2nd $6', /Place 2 is paid more than place 1/],
])('a table of %j is refused', (text, sentence) => {
  const parsed = parsePayouts(text)
  expect(parsed.ok ? '' : parsed.error).toMatch(sentence)
})

function tiersOf(text: string) {
  const parsed = parsePayouts(text)
  if (!parsed.ok) throw new Error(parsed.error)
  return parsed.value
}
