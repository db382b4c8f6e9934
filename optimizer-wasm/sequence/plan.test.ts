import { expect, test } from 'vitest'
import { type Sliced, withoutPause } from '#core/sliced.ts'
import { slotsAfter } from './follow-plan.ts'
import { type Pattern, planSlots, type Slot } from './plan.ts'

/** A worth that needs no search. */
function known<Asked extends unknown[]>(worth: (...asked: Asked) => number) {
  return function* (...asked: Asked): Sliced<number> {
    yield 1
    return worth(...asked)
  }
}

/** A plan where a pattern costs a point for each demand and 3 more for each of these pairs; null: not together. */
function plan(needs: number[], lineups: number, pairs: Record<string, number | null>, rooms: Slot[] = []) {
  const worthOf = (pattern: Pattern) =>
    pattern.reduce((worth, demand, place) => {
      const costs = pattern.slice(0, place).map((other) => pairs[`${other} ${demand}`])
      if (costs.includes(null)) return Number.NEGATIVE_INFINITY
      return worth - 1 - costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0)
    }, 100)
  const worthWith = (pattern: Pattern, demand: number) => worthOf([...pattern, demand].sort((a, b) => a - b))
  const order = [...needs.keys()].sort((a, b) => needs[b]! - needs[a]! || a - b)
  const question = { needs, order, lineups, isOver: () => false, rooms }
  return withoutPause(planSlots({ ...question, worthOf: known(worthOf), worthWith: known(worthWith) }))!
}

test('demands that cost more together are put apart where there is room', () => {
  const { slots, missing } = plan([5, 5], 10, { '0 1': 3 })
  expect(slots).toEqual([
    { pattern: [0], lineups: 5 },
    { pattern: [1], lineups: 5 },
  ])
  expect(missing).toEqual([0, 0])
})

test('8, 6 and 2 of 10 overlap only as far as they must', () => {
  const { slots, missing } = plan([8, 6, 2], 10, { '0 1': 3, '0 2': 3, '1 2': 3 })
  expect(missing).toEqual([0, 0, 0])
  const demands = slots.reduce((sum, { pattern, lineups }) => sum + pattern.length * lineups, 0)
  expect([demands, slots.reduce((sum, { lineups }) => sum + lineups, 0)]).toEqual([16, 10])
})

test('where a demand fits nowhere, another one moves to make room', () => {
  // 0 and 1 are put apart, so 2, which can be beside neither, finds no place until 1 goes to 0.
  const { slots, missing } = plan([1, 1, 1], 2, { '0 1': 3, '0 2': null, '1 2': null })
  expect(missing).toEqual([0, 0, 0])
  const patterns = slots.map(({ pattern }) => pattern)
  expect(patterns).toHaveLength(2)
  expect(patterns).toEqual(expect.arrayContaining([[0, 1], [2]]))
})

test('what does not fit is missing, and costs no other demand', () => {
  expect(plan([3, 3], 4, { '0 1': null }).missing).toEqual([0, 2])
})

test('no more lineups get a pattern than there are', () => {
  const { slots, missing } = plan([3], 4, {}, [{ pattern: [0], lineups: 2 }])
  expect(missing).toEqual([1])
  expect(slots).toContainEqual({ pattern: [0], lineups: 2 })
})

test('a lineup takes the hardest slot that it meets; what it met beyond that leaves the slot where it gains most', () => {
  const worthOf = (pattern: Pattern) => 100 - pattern.length ** 2
  const slots: Slot[] = [
    { pattern: [], lineups: 2 },
    { pattern: [0], lineups: 2 },
    { pattern: [0, 1], lineups: 1 },
  ]
  const meets = (met: number[]) => (demand: number) => met.includes(demand)
  // It meets 0 and takes a slot of 0: two more lineups must have it, one must have 1.
  expect(withoutPause(slotsAfter(slots, meets([0]), [2, 1], known(worthOf)))).toEqual([
    { pattern: [], lineups: 2 },
    { pattern: [0], lineups: 1 },
    { pattern: [0, 1], lineups: 1 },
  ])
  // It meets 1 only, so it takes a free slot, and 1 leaves the slot of both.
  expect(withoutPause(slotsAfter(slots, meets([1]), [3, 0], known(worthOf)))).toEqual([
    { pattern: [], lineups: 1 },
    { pattern: [0], lineups: 3 },
  ])
})
