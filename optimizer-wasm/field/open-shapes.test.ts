import { expect, test } from 'vitest'
import { openShapesOf } from './open-shapes.ts'

/** Quarterback, backs, receivers, tight ends, defense: FLEX is a back, a receiver or a tight end. */
const SHAPES = [
  [1, 3, 3, 1, 1],
  [1, 2, 4, 1, 1],
  [1, 2, 3, 2, 1],
]

test('lineups that may go on in the same ways are in one state: 1 after the quarterback, 2 after backs and receivers, 1 after tight ends', () => {
  const { all, after, within, complete } = openShapesOf(SHAPES)
  const taken = (from: number, kind: number, count: number, left: number[]) => {
    let open = from
    for (let i = 0; i < count; i++) open = after(open, kind)
    return within(open, left)
  }
  const quarterback = taken(all, 0, 1, [0, 9, 9, 9, 9])
  const [two, three] = [2, 3].map((count) => taken(quarterback, 1, count, [0, 0, 9, 9, 9]))
  expect(new Set([quarterback, two, three]).size).toBe(3)
  const receivers = (from: number, count: number) => taken(from, 2, count, [0, 0, 0, 9, 9])
  // Where FLEX is filled, by a back or a receiver, one tight end is left; else two.
  expect(receivers(two!, 4)).toBe(receivers(three!, 3))
  expect(receivers(two!, 3)).not.toBe(receivers(two!, 4))
  const ends = [
    taken(receivers(two!, 3), 3, 2, [0, 0, 0, 0, 9]),
    taken(receivers(three!, 3), 3, 1, [0, 0, 0, 0, 9]),
  ]
  expect(ends[0]).toBe(ends[1])
  expect(taken(ends[0]!, 4, 1, [0, 0, 0, 0, 0])).toBe(complete)
})

test('what no shape has can’t be taken, and where people run out the shapes that need them are gone', () => {
  const { all, after, within } = openShapesOf(SHAPES)
  const four = [1, 1, 1].reduce((open, kind) => after(open, kind), all)
  expect(after(four, 1)).toBe(-1)
  expect(within(all, [1, 1, 4, 2, 1])).toBe(-1)
  // With two backs and one tight end four receivers are needed.
  const only = within(all, [1, 2, 9, 1, 1])
  expect(only).toBe(within(within(all, [1, 2, 9, 9, 9]), [1, 9, 9, 1, 9]))
  expect(within(only, [1, 2, 3, 1, 1])).toBe(-1)
})
