import { expect, test } from 'vitest'
import { type Field, NO_PLAYER } from '../contest/field.ts'
import { fieldOf as fieldOfLineups } from '../contest/testing/field-of.ts'
import { playedLineups } from './played-lineups.ts'

const slots = [
  [2, 0, 1],
  [2, 0, 1],
  [0, 1, 2],
  [0, 1, NO_PLAYER],
  [2, 0, 1],
]
const users = ['ann (1/2)', 'ann (2/2)', 'bob', 'cy', 'dee']

/** Of four players. */
function fieldOf(lineups: number[][], names: string[]): Field {
  const field = fieldOfLineups(lineups, {
    names: new TextEncoder().encode(names.map((name) => `${name}\n`).join('')),
  })
  return { ...field, players: field.players.slice(0, 4) }
}

test('equal lineups are one with copies; the captain is another feature than the same player elsewhere', () => {
  const played = playedLineups(fieldOf(slots, users))
  expect([...played.lineups.rows]).toEqual([2, 0, 1, 0, 1, 2])
  expect([...played.copies]).toEqual([3, 1])
  // Captains are features 0 to 3, other players 4 to 7.
  expect([...(played.items.features as Uint16Array)]).toEqual([2, 4, 5, 0, 5, 6])
  expect([...played.entries]).toEqual([0, 1, 2, 4])
})
