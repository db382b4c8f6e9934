import { expect, test } from 'vitest'
import { fieldOf } from '../contest/testing/field-of.ts'
import { OpponentSums } from './opponents.ts'

test('a player is counted apart as captain and in the other slots', () => {
  const names = new TextEncoder().encode('dana\ndana\ndana\nme\n')
  const field = fieldOf(
    [
      [0, 1, 2],
      [0, 2, 3],
      [1, 0, 2],
      [4, 5, 6],
    ],
    { names },
  )
  const [dana, ...others] = new OpponentSums(field).largest(5, { mine: [3], won: null })
  expect(others).toEqual([])
  expect(dana).toMatchObject({ name: 'dana', entries: 3 })
  expect(dana!.captains).toEqual([
    { name: 'Ada Brook', share: 2 / 3 },
    { name: 'Bea Crow', share: 1 / 3 },
  ])
  expect(dana!.players).toEqual([
    { name: 'Cora Dale', share: 1 },
    { name: 'Bea Crow', share: 1 / 3 },
    { name: 'Dora Elm', share: 1 / 3 },
    { name: 'Ada Brook', share: 1 / 3 },
  ])
})
