import { expect, test } from 'vitest'
import { believedPrizes, prizeSumsOf } from './prizes.ts'

/** $1,000, $300 to two, $50 to seven: ten places are paid $1,950, so $195 on average. */
const TIERS = [
  { from: 1, to: 1, prizeCents: 100_000 },
  { from: 2, to: 3, prizeCents: 30_000 },
  { from: 4, to: 10, prizeCents: 5_000 },
]

test('entries are chosen by a tenth of each prize and nine tenths of the average one, or by the average alone', () => {
  // 10,000 + 17,550; 3,000 + 17,550; 500 + 17,550.
  const each = [27_550, 20_550, 20_550, ...Array<number>(7).fill(18_050)]
  const sums = [0]
  for (const cents of each) sums.push(sums.at(-1)! + cents)
  expect([...believedPrizes(TIERS, 'informed')]).toEqual(sums)
  expect(sums.at(-1)).toBe(195_000)
  const alike = Array.from({ length: 11 }, (_, places) => 19_500 * places)
  expect([...believedPrizes(TIERS, 'estimated')]).toEqual(alike)
})

test('where every paid place gets the same, and where one place is paid, they are the prizes', () => {
  for (const tiers of [[{ from: 1, to: 44, prizeCents: 1_000 }], [{ from: 1, to: 1, prizeCents: 123_456 }]])
    for (const ownership of ['informed', 'estimated'] as const)
      expect(believedPrizes(tiers, ownership)).toEqual(prizeSumsOf(tiers))
})
