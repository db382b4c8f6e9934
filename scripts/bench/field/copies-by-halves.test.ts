import { expect, test } from 'vitest'
import { fieldOf } from '#core/contest/testing/field-of.ts'
import { playedLineups } from '#core/field/played-lineups.ts'
import { copiesByHalves } from './copies-by-halves.ts'

test('halves hold all entries of a user on one side', () => {
  const lineups = Array.from({ length: 400 }, (_, i) => (i % 2 ? [0, 1, 2] : [1, 0, 2]))
  const names = lineups.map((_, i) => `user ${Math.floor(i / 4)} (${(i % 4) + 1}/4)\n`).join('')
  const field = fieldOf(lineups, { names: new TextEncoder().encode(names) })
  const played = playedLineups(field)
  const { learned, heldOut } = copiesByHalves(field, played, 1)
  for (const side of [learned, heldOut]) {
    // Two entries of each user have either lineup, so a divided user would make the counts differ.
    expect(side[0]).toBe(side[1])
    expect(side[0]).toBeGreaterThan(60)
  }
  expect(learned[0]! + heldOut[0]!).toBe(200)
  expect(copiesByHalves(field, played, 1)).toEqual({ learned, heldOut })
})
