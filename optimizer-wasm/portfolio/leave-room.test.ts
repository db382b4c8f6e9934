import { expect, test } from 'vitest'
import { someOpponents } from './leave-room.ts'

const lineups = { size: 1, count: 3, rows: Uint16Array.of(4, 5, 6) }
const opponents = { lineups, copies: Uint32Array.of(700, 299, 1) }

test('so many entries stay as are wanted, each with equal chances', () => {
  const kept = [0, 0, 0]
  for (let seed = 0; seed < 200; seed++) {
    const { copies } = someOpponents(opponents, 400, seed)
    expect(copies.reduce((sum, count) => sum + count, 0)).toBe(400)
    for (const [index, count] of copies.entries()) kept[index]! += count / 200
  }
  // 200 draws of 400 of 1,000: standard errors of 0.6, 0.6 and 0.03.
  expect(kept[0]).toBeGreaterThan(277)
  expect(kept[0]).toBeLessThan(283)
  expect(kept[1]).toBeGreaterThan(116.6)
  expect(kept[1]).toBeLessThan(122.6)
  expect(kept[2]).toBeGreaterThan(0.25)
  expect(kept[2]).toBeLessThan(0.55)
})

test('all stay where there are as many as wanted; too few are refused', () => {
  expect(someOpponents(opponents, 1_000, 1)).toBe(opponents)
  expect(() => someOpponents(opponents, 1_001, 1)).toThrow(/1001 other entries.*1000 opponents/)
})
