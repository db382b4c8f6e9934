import { expect, test } from 'vitest'
import { formatMoney, formatPct, formatPoints, formatProfit, formatSalary, formatSigned } from './format.ts'

test('what rounds to 0 has no sign, in any figure', () => {
  for (const value of [0, -0, 0.0004, -0.0004]) {
    const texts = [formatMoney, formatProfit, formatSalary, formatPoints, formatPct].map((format) =>
      format(value),
    )
    expect(texts, `${value}`).toEqual(['$0.00', '$0.00', '$0', '0.00', '0.0%'])
    expect(formatSigned(value)).toBe('0.0')
  }
})

test('money keeps its cents, and a profit and a difference have their signs', () => {
  expect([12.5, -100.5, 1234.499].map(formatProfit)).toEqual(['+$12.50', '-$100.50', '+$1,234.50'])
  expect([53.84, -4, 0.04, 1234.25].map((gap) => formatSigned(gap))).toEqual([
    '+53.8',
    '-4.0',
    '0.0',
    '+1,234.3',
  ])
  expect([0.384, -0.4].map((correlation) => formatSigned(correlation, 2))).toEqual(['+0.38', '-0.40'])
})
