import { expect, test } from 'vitest'
import { lineupHolders } from './lineup-holders.ts'
import { fieldOf } from './testing/field-of.ts'

const [ADA, BEA, CORA] = ['ada-brook', 'bea-crow', 'cora-dale'] as [string, string, string]

test('holders have the same captain and the same other players, in any order of the others', () => {
  const field = fieldOf([
    [1, 0, 2],
    [0, 1, 2],
    [1, 0, 3],
    [1, 0, 2],
    [1, 0, null],
    [null, null, null],
  ])
  expect(lineupHolders(field, [BEA, ADA, CORA])).toEqual([0, 3])
  expect(lineupHolders(field, [BEA, CORA, ADA])).toEqual([0, 3])
  expect(lineupHolders(field, [ADA, CORA, BEA])).toEqual([1])
  expect(lineupHolders(field, [CORA, ADA, BEA])).toEqual([])
})

test('without captains only the players count', () => {
  const field = fieldOf(
    [
      [0, 1, 2],
      [0, 1, 3],
    ],
    { hasCaptain: false },
  )
  expect(lineupHolders(field, [CORA, BEA, ADA])).toEqual([0])
})

test('a lineup with a player outside the field, or of another length, has no holders', () => {
  const field = fieldOf([
    [0, 1, null],
    [null, null, null],
  ])
  expect(lineupHolders(field, [ADA, BEA, 'zed-other'])).toEqual([])
  expect(lineupHolders(field, [ADA, BEA])).toEqual([])
  expect(lineupHolders(field, ['x', 'y', 'z'])).toEqual([])
})
