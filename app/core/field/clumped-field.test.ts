import { expect, test } from 'vitest'
import type { LineupRows } from '../contest-pool/lineup-rows.ts'
import { randomFrom } from '../numbers/random-from.ts'
import { clumpedField, type KeptDraws } from './clumped-field.ts'

const LINEUPS = 2000

/** Lineups of one row that are all as likely, so that a count differs by chance and by clumping alone. */
function draw({ count, seed, keeps = () => true }: KeptDraws): LineupRows {
  const random = randomFrom(seed)
  const all = Uint16Array.from({ length: count }, () => Math.floor(random() * LINEUPS))
  const rows = all.filter((_, i) => keeps(i, all, i, i + 1))
  return { size: 1, count: rows.length, rows }
}

function countsOf({ rows }: LineupRows): number[] {
  const counts = Array<number>(LINEUPS).fill(0)
  for (const row of rows) counts[row]!++
  return counts
}

test('copies have the variance of a Poisson variable with a lognormal factor, and the mean stays', () => {
  const clumping = Math.log(1.6)
  const field = clumpedField(draw, { count: 40_000, seed: 11, clumping })
  expect(field.count).toBe(40_000)
  const counts = countsOf(field)
  const mean = 40_000 / LINEUPS
  const variance = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / LINEUPS
  // Poisson's own variance is the mean; the factor's is 1.6 - 1 of the mean's square.
  expect(variance / (mean + (1.6 - 1) * mean ** 2)).toBeGreaterThan(0.85)
  expect(variance / (mean + (1.6 - 1) * mean ** 2)).toBeLessThan(1.15)
})

test('without clumping the field is the draws; the same seed gives the same field, another one another', () => {
  expect(clumpedField(draw, { count: 500, seed: 2, clumping: 0 })).toEqual(draw({ count: 500, seed: 2 }))
  const field = clumpedField(draw, { count: 500, seed: 2 })
  expect(clumpedField(draw, { count: 500, seed: 2 })).toEqual(field)
  expect(clumpedField(draw, { count: 500, seed: 3 })).not.toEqual(field)
})

test('no entries are asked for, none are drawn', () => {
  expect(clumpedField(draw, { count: 0, seed: 1 })).toMatchObject({ count: 0 })
})

test('a contest of a million entries is drawn in pieces', () => {
  const asked: number[] = []
  const field = clumpedField(
    (options) => {
      asked.push(options.count)
      return draw(options)
    },
    { count: 1_000_000, seed: 4 },
  )
  expect(field.count).toBe(1_000_000)
  expect(Math.max(...asked)).toBe(2 ** 19)
})
