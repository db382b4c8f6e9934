import { expect, test } from 'vitest'
import { randomFrom } from '#core/numbers/random-from.ts'
import { collisionChance, copyShareOf, drawnProbabilities, usualCopyShare } from './copy-share.ts'

/** A field of 400 lineups, the k-th in proportion to 1 / k. */
const weights = Array.from({ length: 400 }, (_, k) => 1 / (k + 1))
const total = weights.reduce((sum, each) => sum + each, 0)
const field = weights.map((each) => each / total)

/** Every lineup in proportion to its probability, as endless draws would have it. */
const drawn = drawnProbabilities(draws(field, 200_000))

test('the usual copy share is the one of real contests, by the log odds', () => {
  // exp(-3.511 + 0.4394 x 9.2103) is 1.709, of 2.709.
  expect(usualCopyShare(10_000)).toBeCloseTo(0.631, 3)
  for (const [entries, share] of [
    [17_587, 0.652],
    [17_595, 0.64],
    [21_340, 0.736],
    [128_033, 0.859],
    [237_812, 0.865],
  ] as const)
    expect(Math.abs(usualCopyShare(entries) - share)).toBeLessThan(0.05)
})

test('the copy share without clumping is that of the sum over all lineups', () => {
  for (const entries of [10, 300, 5000]) {
    const distinct = field.reduce((sum, p) => sum + 1 - Math.exp(-entries * p), 0)
    expect(copyShareOf(drawn, entries, 0)).toBeCloseTo(1 - distinct / entries, 2)
  }
})

test('collisions are the sum of squares, times the clumping', () => {
  const squares = field.reduce((sum, p) => sum + p * p, 0)
  expect(collisionChance(drawn, 0)).toBeCloseTo(squares, 3)
  expect(collisionChance(drawn, Math.log(1.5))).toBeCloseTo(1.5 * squares, 2)
})

function draws(probabilities: readonly number[], count: number): number[] {
  const random = randomFrom(3)
  return Array.from({ length: count }, () => {
    let left = random()
    const found = probabilities.find((p) => {
      left -= p
      return left < 0
    })
    return found ?? probabilities.at(-1)!
  })
}
