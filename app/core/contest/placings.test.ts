import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tiedShareCents, winningsCents } from '../payouts/winnings.ts'
import { placingsOf } from './placings.ts'
import { fieldOf } from './testing/field-of.ts'

const TIERS = [
  { from: 1, to: 1, prizeCents: 1_001 },
  { from: 2, to: 4, prizeCents: 333 },
  { from: 5, to: 9, prizeCents: 100 },
]

/** Ranks as standings have them: 1, 2, 2, 4. */
function fieldWith(scores: readonly number[]) {
  const sorted = [...scores].sort((a, b) => b - a)
  const ranks = sorted.map((score) => 1 + sorted.filter((other) => other > score).length)
  return fieldOf(
    sorted.map(() => [0, 1]),
    { ranks: Uint32Array.from(ranks), pointsMilli: Int32Array.from(sorted, (score) => score * 1000) },
  )
}

test('an entry has its rank, its points, who is above it, and its place among the tied', () => {
  const field = fieldWith([90, 80, 80, 80, 70])
  expect(placingsOf(field, new Set(['102', '104', '999']))).toEqual([
    { entryKey: '102', points: 80, rank: 2, above: 1, tied: 3, tiedBefore: 1 },
    { entryKey: '104', points: 70, rank: 5, above: 4, tied: 1, tiedBefore: 0 },
  ])
})

test('a file without the user’s entries has no placing of theirs', () => {
  expect(placingsOf(fieldWith([90, 80]), new Set())).toEqual([])
  expect(placingsOf(fieldWith([90, 80]), new Set(['7']))).toEqual([])
})

test('each entry wins by its placing what it wins in the list of all, to the cent', () => {
  const scores = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(scores, (points) => {
      const field = fieldWith(points)
      const all = placingsOf(field, new Set(Array.from(field.entryIds, String)))
      const shares = all.map((placing) => tiedShareCents(placing, TIERS))
      expect(shares).toEqual([...winningsCents(field.ranks, TIERS)])
    }),
    { numRuns: 100 },
  )
})
