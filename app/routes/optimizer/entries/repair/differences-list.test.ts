import { expect, test } from 'vitest'
import { roiChange } from './differences-list.tsx'

test('an ROI before and after a repair; one beyond belief on both sides is said once', () => {
  const roi = (value: number) => ({ value, error: 0.042 })
  expect(roiChange(roi(0.12), roi(0.15))).toEqual(['ROI +12% ±4.2%', 'to +15% ±4.2%'])
  expect(roiChange(roi(12), roi(17))).toEqual(['ROI >999% before and after'])
  expect(roiChange(roi(12), roi(0.15))).toEqual(['ROI >999%', 'to +15% ±4.2%'])
})
