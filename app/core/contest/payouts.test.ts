import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePayouts, prizePoolCents, winningsCents } from './payouts.ts'

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

test('ties share the places they cover', () => {
  const tiers = tiersOf('1st $10\n2nd $5\n3rd $2')
  expect([...winningsCents([1, 2, 2, 4], tiers)]).toEqual([1000, 350, 350, 0])
  expect([...winningsCents([3, 1, 1, 3, 3], tiers)]).toEqual([67, 750, 750, 67, 66])
})

test('with any ties the winnings sum to the prize pool to the cent', () => {
  const tiers = tiersOf(HIGH_HEAT)
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 250, maxLength: 250 }), (scores) => {
      const ranks = scores.map((score) => 1 + scores.filter((other) => other > score).length)
      const winnings = winningsCents(ranks, tiers)
      expect(winnings.reduce((sum, cents) => sum + cents, 0)).toBe(2_500_000)
      expect(
        ranks.every((rank, i) =>
          ranks.every((other, j) => other <= rank || winnings[i]! >= winnings[j]! - 1),
        ),
      ).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test.each([
  ['', /Paste the table/],
  ['1st  a car worth 5', /not understood/],
  ['1st $5\n3rd $2', /Place 3/],
  ['1st $5\n1st $2', /Place 1/],
  ['2nd $5', /Place 2/],
  ['5th - 2nd $5', /not understood/],
])('a table of %j is refused', (text, sentence) => {
  const parsed = parsePayouts(text)
  expect(parsed.ok ? '' : parsed.error).toMatch(sentence)
})

function tiersOf(text: string) {
  const parsed = parsePayouts(text)
  if (!parsed.ok) throw new Error(parsed.error)
  return parsed.value
}
