import { expect, test } from 'vitest'
import { lineupCopies } from './copies.ts'
import { NO_PLAYER } from './field.ts'
import { fieldOf } from './testing/field-of.ts'

test('copies are lineups with the same captain and the same others; an empty lineup is no copy', () => {
  const field = fieldOf([
    [0, 1, 2],
    [1, 0, 2],
    [0, 1, 2],
    [NO_PLAYER, NO_PLAYER, NO_PLAYER],
    [NO_PLAYER, NO_PLAYER, NO_PLAYER],
    [0, 1, 2],
  ])
  const { copies, distinct } = lineupCopies(field)
  expect([...copies]).toEqual([3, 1, 3, 0, 0, 3])
  expect(distinct).toBe(2)
})

test('lineups whose hashes collide are compared by their players', () => {
  // 5,000 different lineups in a table of 16,384 places: hundreds collide.
  const lineups = Array.from({ length: 5_000 }, (_, i) => [i % 8, 8 + (i % 625), 700 + Math.floor(i / 625)])
  expect(new Set(lineups.map((lineup) => lineup.join())).size).toBe(5_000)
  expect(lineupCopies(fieldOf(lineups)).distinct).toBe(5_000)
})
