import { expect, test } from 'vitest'
import { profitText, roiCells } from './units.ts'

test('an ROI beyond belief is as on the screen, and the profit is not told', () => {
  expect(roiCells({ value: 61.9, error: 49 })).toEqual(['>999%', '-'])
  expect(roiCells({ value: -0.123, error: 0.04 })).toEqual(['-12.3%', '4.0'])
  expect(profitText({ value: 619_000, error: 10 }, 10_000)).toBe(
    'an ROI above 999%. Points and ownership contradict each other.',
  )
  expect(profitText({ value: -150, error: 20 }, 1_000)).toBe('profit -$1.50 +- $0.20, ROI -15.0% +- 2.0.')
  expect(profitText({ value: 150, error: 20 }, 0)).toBe('profit $1.50 +- $0.20.')
})
