import { expect, test } from 'vitest'
import { coverageGains } from './coverage-gains.ts'

test('a game that an entry covers adds nothing to another candidate', () => {
  const games = { words: 1, bits: Uint32Array.of(0b0111, 0b1110, 0b0011) }
  const gains = coverageGains(games, 3)
  expect([0, 1, 2].map(gains.gain)).toEqual([3, 3, 2])
  gains.add(0)
  expect([0, 1, 2].map(gains.gain)).toEqual([0, 1, 0])
  expect(gains.covered[0]).toBe(0b0111)
})
