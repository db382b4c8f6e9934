import { expect, test } from 'vitest'
import { nearestPoint } from './nearest-point.ts'

test('a press picks the nearest point', () => {
  const drawn = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 9 },
  ]
  expect(nearestPoint(drawn, { x: 9, y: 5 })).toBe(2)
  expect(nearestPoint(drawn, { x: 4, y: 1 })).toBe(0)
  expect(nearestPoint([], { x: 4, y: 1 })).toBeNull()
})
