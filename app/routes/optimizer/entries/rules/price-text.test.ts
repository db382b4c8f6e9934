import { expect, test } from 'vitest'
import { priceText } from './price-text.ts'

test.each([
  [{ meanPoints: 0.421, bestPoints: 1, lineups: 0, isProved: true }, 'Costs 0.42 points a lineup'],
  [{ meanPoints: 0.001, bestPoints: 0, lineups: 3, isProved: true }, 'Costs no points, 3 lineups fewer'],
  [{ meanPoints: -0.5, bestPoints: 0, lineups: 0, isProved: false }, 'Adds 0.50 points a lineup (estimate)'],
  [{ meanPoints: null, bestPoints: null, lineups: 20, isProved: true }, '20 lineups fewer'],
])('a price is points a lineup and lineups: %s', (price, text) => {
  expect(priceText(price)).toBe(text)
})
