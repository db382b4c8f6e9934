import { expect, test } from 'vitest'
import { fieldOf } from '../contest/testing/field-of.ts'
import { scoreHistogram } from './score-histogram.ts'

test('empty lineups have no bars of their own: the scores of the others begin the picture', () => {
  // 200 lineups with 100 to 299 points, and 20 empty ones with 0, a tenth of the field.
  const lineups = [
    ...Array.from({ length: 200 }, () => [0, 1, 2]),
    ...Array.from({ length: 20 }, () => [null, null, null]),
  ]
  const points = lineups.map(([first], i) => (first === null ? 0 : 100 + i))
  const field = fieldOf(lineups, { pointsMilli: Int32Array.from(points, (each) => each * 1000) })
  const { bins, below } = scoreHistogram(field, { bestRank: 1, mine: [], winningsCents: null })
  expect(bins[0]!.from).toBe(100)
  expect(below).toBe(20)
  expect(bins.reduce((sum, { entries }) => sum + entries, 0)).toBe(220)
})
