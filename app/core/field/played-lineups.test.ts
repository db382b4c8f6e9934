import { expect, test } from 'vitest'
import { type Field, NO_PLAYER } from '../contest/field.ts'
import { playedLineups } from './played-lineups.ts'

const slots = [
  [2, 0, 1],
  [2, 0, 1],
  [0, 1, 2],
  [0, 1, NO_PLAYER],
  [2, 0, 1],
]
const users = ['ann (1/2)', 'ann (2/2)', 'bob', 'cy', 'dee']

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

test('equal lineups are one with copies; the captain is another feature than the same player elsewhere', () => {
  const played = playedLineups(fieldOf(slots, users))
  expect([...played.lineups.rows]).toEqual([2, 0, 1, 0, 1, 2])
  expect([...played.copies]).toEqual([3, 1])
  // Captains are features 0 to 3, other players 4 to 7.
  expect([...(played.items.features as Uint16Array)]).toEqual([2, 4, 5, 0, 5, 6])
  expect([...played.entries]).toEqual([0, 1, 2, 4])
})
