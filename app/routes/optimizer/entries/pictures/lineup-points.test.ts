import { expect, test } from 'vitest'
import { drawnPoints, type LineupPoint, roiSide } from './lineup-points.ts'

const point = (key: number, isChosen: boolean): LineupPoint => ({
  key: `${key}`,
  label: `Lineup ${key}`,
  points: key,
  ownershipSum: 100,
  roi: null,
  isChosen,
})

test('an ROI counts as a gain or a loss beyond two standard errors', () => {
  expect(roiSide(null)).toBe('unknown')
  expect(roiSide({ value: 0.2, error: 0.1 })).toBe('unclear')
  expect(roiSide({ value: 0.201, error: 0.1 })).toBe('gain')
  expect(roiSide({ value: -0.201, error: 0.1 })).toBe('loss')
  expect(roiSide({ value: 0, error: 0 })).toBe('unclear')
})

test('every chosen lineup is drawn; candidates beyond the room are taken evenly', () => {
  const points = Array.from({ length: 100 }, (_, key) => point(key, key % 20 === 0))
  const drawn = drawnPoints(points, 24)
  expect(drawn).toHaveLength(24)
  expect(drawn.filter(({ isChosen }) => isChosen).map(({ key }) => key)).toEqual([
    '0',
    '20',
    '40',
    '60',
    '80',
  ])
  // 95 candidates in room for 19: every fifth of them.
  expect(drawn.slice(0, 4).map(({ key }) => key)).toEqual(['1', '6', '11', '16'])
  expect(drawnPoints(points, 1_000)).toHaveLength(100)
  expect(drawnPoints(points, 2)).toHaveLength(5)
  expect(drawnPoints([], 10)).toEqual([])
})
