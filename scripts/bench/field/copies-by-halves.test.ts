import { expect, test } from 'vitest'
import type { Field } from '#core/contest/field.ts'
import { playedLineups } from '#core/field/played-lineups.ts'
import { copiesByHalves } from './copies-by-halves.ts'

function fieldOf(lineups: number[][], names: string[]): Field {
  return {
    entries: lineups.length,
    lineupSize: 3,
    hasCaptain: true,
    isLive: false,
    players: ['A', 'B', 'C', 'D'].map((name) => ({
      name,
      position: null,
      draftedPct: null,
      pointsMilli: null,
    })),
    ranks: new Uint32Array(lineups.length),
    pointsMilli: new Int32Array(lineups.length),
    entryIds: new Float64Array(lineups.length),
    slots: Uint16Array.from(lineups.flat()),
    names: new TextEncoder().encode(names.map((name) => `${name}\n`).join('')),
  }
}

test('halves hold all entries of a user on one side', () => {
  const lineups = Array.from({ length: 400 }, (_, i) => (i % 2 ? [0, 1, 2] : [1, 0, 2]))
  const names = lineups.map((_, i) => `user ${Math.floor(i / 4)} (${(i % 4) + 1}/4)`)
  const field = fieldOf(lineups, names)
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
