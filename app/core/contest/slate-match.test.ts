import { expect, test } from 'vitest'
import { NO_PLAYER } from './field.ts'
import { matchSlate } from './slate-match.ts'
import { fieldOf } from './testing/field-of.ts'

/** Ada 20 times, Bea 19 times, Cora once: 40 places. */
const FIELD = fieldOf(Array.from({ length: 20 }, (_, entry) => [0, entry === 0 ? 2 : 1]))
const slate = (slateId: number, ...people: string[]) => ({ slateId, people: new Set(people) })
const [ADA, BEA, CORA] = ['ada-brook', 'bea-crow', 'cora-dale'] as [string, string, string]

test('a slate fits with 95 of 100 roster places, counted by how often a player was drafted', () => {
  // Without Cora 39 of 40 places are on it, 97.5%; without Bea 21 of 40.
  expect(matchSlate(FIELD, [slate(1, ADA, BEA), slate(2, ADA, CORA)])).toEqual({ kind: 'one', slateId: 1 })
  // 38 of 40 are 95%, and enough; 37 of 40 are not.
  const without = (places: number) =>
    fieldOf(Array.from({ length: 20 }, (_, entry) => [0, entry < places ? 2 : 1]))
  expect(matchSlate(without(2), [slate(1, ADA, BEA)])).toEqual({ kind: 'one', slateId: 1 })
  expect(matchSlate(without(3), [slate(1, ADA, BEA)])).toEqual({ kind: 'none' })
})

test('of several slates that fit the best is first, of equal ones the newest; the user must choose', () => {
  const candidates = [slate(1, ADA, BEA), slate(2, ADA, BEA, CORA), slate(3, ADA, BEA)]
  expect(matchSlate(FIELD, candidates)).toEqual({ kind: 'several', slateIds: [2, 3, 1] })
})

test('a field without players, and no slates, match none', () => {
  expect(matchSlate(fieldOf([[NO_PLAYER, NO_PLAYER]]), [slate(1, ADA)])).toEqual({ kind: 'none' })
  expect(matchSlate(FIELD, [])).toEqual({ kind: 'none' })
})
