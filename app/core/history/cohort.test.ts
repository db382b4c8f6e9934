import { expect, test } from 'vitest'
import { type Band, FEE_BANDS, FIELD_BANDS } from './cohort.ts'

test.each<[string, readonly Band[], [amount: number, label: string][]]>([
  [
    'an entry fee in cents',
    FEE_BANDS,
    [
      [0, 'Free'],
      [1, 'Under $1'],
      [99, 'Under $1'],
      [100, '$1 to $4.99'],
      [499, '$1 to $4.99'],
      [500, '$5 to $24.99'],
      [2499, '$5 to $24.99'],
      [2500, '$25 to $99.99'],
      [9999, '$25 to $99.99'],
      [10_000, '$100 and more'],
      [1_500_000, '$100 and more'],
    ],
  ],
  [
    'a contest of so many entries',
    FIELD_BANDS,
    [
      [0, 'Unknown'],
      [2, 'Head to head'],
      [3, '3 to 20'],
      [20, '3 to 20'],
      [21, '21 to 100'],
      [101, '101 to 1,000'],
      [1001, '1,001 to 10,000'],
      [10_001, 'Over 10,000'],
      [1_000_000, 'Over 10,000'],
    ],
  ],
])('%s is in the band whose label contains it', (_, bands, expected) => {
  const labelOf = (amount: number) => bands.find(({ atMost }) => amount <= atMost)?.label
  expect(expected.map(([amount]) => [amount, labelOf(amount)])).toEqual(expected)
})

test('bands ascend, so every amount is in exactly one', () => {
  for (const bands of [FEE_BANDS, FIELD_BANDS]) {
    const ends = bands.map(({ atMost }) => atMost)
    expect(ends).toEqual(ends.toSorted((a, b) => a - b))
    expect(new Set(ends).size).toBe(ends.length)
  }
})
