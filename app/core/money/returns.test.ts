import { expect, test } from 'vitest'
import { type FeesAndWinnings, isCashed, profitCents, roiPct, sumOfMoney } from './returns.ts'

test('profit is winnings minus fees, a free entry included', () => {
  expect(profitCents(money(1250, 5000))).toBe(3750)
  expect(profitCents(money(2000, 0))).toBe(-2000)
  expect(profitCents(money(0, 300))).toBe(300)
})

test('ROI is profit as a percentage of the fees: doubling is 100, losing all is -100, without fees there is none', () => {
  expect(roiPct(money(2000, 4000))).toBe(100)
  expect(roiPct(money(2000, 0))).toBe(-100)
  expect(roiPct(money(2000, 2500))).toBe(25)
  expect(roiPct(money(0, 50_000))).toBeNull()
})

test('the ROI of several entries is that of their sums, winnings of free entries included', () => {
  // $3 and $1 paid, $0 and $2 won, $1 won free: 3 - 4 = -1 of 4.
  const all = [money(300, 0), money(100, 200), money(0, 100)]
  expect(sumOfMoney(all)).toEqual({ feesCents: 400, winningsCents: 300 })
  expect(roiPct(sumOfMoney(all))).toBe(-25)
  expect(sumOfMoney([])).toEqual({ feesCents: 0, winningsCents: 0 })
})

test('an entry cashes when it wins more than its fee, not the same', () => {
  expect([money(500, 501), money(500, 500), money(0, 1), money(0, 0)].map(isCashed)).toEqual([
    true,
    false,
    true,
    false,
  ])
})

function money(feesCents: number, winningsCents: number): FeesAndWinnings {
  return { feesCents, winningsCents }
}
