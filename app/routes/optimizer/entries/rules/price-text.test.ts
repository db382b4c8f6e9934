import { expect, test } from 'vitest'
import { priceText } from './price-text.ts'

const FREE = { meanPoints: 0, lineups: 0, isProved: true }

test.each([
  [{ meanPoints: 0.421, lineups: 0, unmet: null, isProved: true }, 'Costs 0.42 points a lineup'],
  [{ meanPoints: 0.001, lineups: 3, unmet: null, isProved: true }, 'Costs no points, 3 lineups fewer'],
  [{ meanPoints: -0.5, lineups: 0, unmet: null, isProved: false }, 'Adds 0.50 points a lineup (estimate)'],
  [{ meanPoints: null, lineups: 20, unmet: null, isProved: true }, '20 lineups fewer'],
  [{ ...FREE, unmet: { wanted: 15, got: 1, of: 'captain' as const } }, "Can't be met: 1 captain of 15"],
  [
    { ...FREE, unmet: { wanted: 3, got: 6, of: 'lineup' as const }, isProved: false },
    'Not met: 6 lineups, 3 at most (estimate)',
  ],
])('a price is points a lineup and lineups: %s', (price, text) => {
  expect(priceText(price)).toBe(text)
})
