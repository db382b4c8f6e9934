import { expect, test } from 'vitest'
import { contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { type LineupRows, lineupRowsOf } from '#core/contest-pool/lineup-rows.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { randomFrom } from '#core/numbers/random-from.ts'
import { showdownSlate } from '../testing/generated-slates.ts'
import { takeInOrder } from './choose-greedily.ts'
import { limitState, peopleOf } from './limit-state.ts'
import type { PortfolioLimits } from './portfolio-request.ts'

const pool = contestPoolOf(showdownSlate(16, 3), SHOWDOWN)
const candidates = randomLineups(600, 11)
const people = peopleOf(pool, candidates)

test.each([1, 2, 3, 4])('any two entries are %i players apart', (apart) => {
  const chosen = choose(30, { apart })
  expect(chosen.length).toBeGreaterThan(5)
  for (const a of chosen) {
    for (const b of chosen) {
      if (a === b) continue
      const common = peopleIn(a).filter((person) => peopleIn(b).includes(person)).length
      expect(common).toBeLessThanOrEqual(apart === 1 ? 6 : 6 - apart)
    }
  }
})

test('no person is captain, flex or either more often than allowed', () => {
  const chosen = choose(40, {
    exposures: [
      { person: captainOf(0), slot: 'captain', atMost: 2 },
      { person: 3, slot: 'flex', atMost: 7 },
      { person: 4, slot: 'any', atMost: 9 },
    ],
  })
  expect(chosen).toHaveLength(40)
  expect(chosen.filter((index) => captainOf(index) === captainOf(0)).length).toBeLessThanOrEqual(2)
  expect(chosen.filter((index) => peopleIn(index).slice(1).includes(3)).length).toBe(7)
  expect(chosen.filter((index) => peopleIn(index).includes(4)).length).toBe(9)
})

test('minimums are met although the best candidates do not have them', () => {
  const limits: PortfolioLimits = {
    exposures: [
      { person: 5, slot: 'captain', atLeast: 6 },
      { person: 6, slot: 'captain', atLeast: 7 },
      { person: 7, slot: 'flex', atLeast: 12 },
      { person: 8, slot: 'any', atLeast: 15 },
    ],
  }
  const chosen = choose(20, limits)
  expect(chosen).toHaveLength(20)
  const count = (is: (index: number) => boolean) => chosen.filter(is).length
  expect(count((index) => captainOf(index) === 5)).toBeGreaterThanOrEqual(6)
  expect(count((index) => captainOf(index) === 6)).toBeGreaterThanOrEqual(7)
  expect(count((index) => peopleIn(index).slice(1).includes(7))).toBeGreaterThanOrEqual(12)
  expect(count((index) => peopleIn(index).includes(8))).toBeGreaterThanOrEqual(15)
})

test('a minimum that every entry left must meet is met now, whatever other minimums a candidate meets', () => {
  const rowsOf = ([captain, ...flex]: number[]) => [
    pool.people[captain!]!.captainRow!,
    ...flex.map((person) => pool.people[person]!.flexRow!),
  ]
  const list = lineupRowsOf([rowsOf([10, 1, 2, 3, 4, 11]), rowsOf([12, 2, 3, 4, 13, 14])], pool)
  const least = [2, 1, 1, 1].map((atLeast, at) => ({ person: at + 1, slot: 'any' as const, atLeast }))
  const limits = limitState(pool, list, { exposures: least })
  limits.plan(2)
  expect([limits.allows(0), limits.allows(1)]).toEqual([true, false])
})

test('a number of captains that is not reached is named', () => {
  const limits = limitState(pool, candidates, { captains: { atLeast: 3 } })
  limits.take(0)
  expect(limits.unmet()).toEqual([{ person: null, slot: 'captain', wanted: 3, got: 1 }])
})

test('there are at most and at least so many captains', () => {
  const captains = (chosen: number[]) => new Set(chosen.map(captainOf)).size
  expect(captains(choose(30, { captains: { atMost: 3 } }))).toBeLessThanOrEqual(3)
  expect(captains(choose(12, { captains: { atLeast: 12 } }))).toBe(12)
  const needed = { exposures: [{ person: 9, slot: 'captain' as const, atLeast: 4 }], captains: { atMost: 2 } }
  const chosen = choose(15, needed)
  expect(captains(chosen)).toBe(2)
  expect(chosen.filter((index) => captainOf(index) === 9).length).toBeGreaterThanOrEqual(4)
})

test('what cannot be met is named with what there is', () => {
  const state = limitState(pool, candidates, { exposures: [{ person: 2, slot: 'captain', atLeast: 9 }] })
  const chosen = takeInOrder(5, range(candidates.count), state)
  expect(chosen.every((index) => captainOf(index) === 2)).toBe(true)
  expect(state.unmet()).toEqual([{ person: 2, slot: 'captain', wanted: 9, got: 5 }])
})

test('locked lineups come first, whatever the limits', () => {
  const locked = [500, 510]
  const chosen = choose(8, { locked, exposures: [{ person: captainOf(500), slot: 'any', atMost: 0 }] })
  expect(chosen.slice(0, 2)).toEqual(locked)
  expect(chosen.slice(2).some((index) => peopleIn(index).includes(captainOf(500)))).toBe(false)
})

function choose(count: number, limits: PortfolioLimits): number[] {
  return takeInOrder(count, range(candidates.count), limitState(pool, candidates, limits))
}

function peopleIn(index: number): number[] {
  return [...people.subarray(index * 6, index * 6 + 6)]
}

function captainOf(index: number): number {
  return people[index * 6]!
}

/** Different people each; salaries do not matter here. */
function randomLineups(count: number, seed: number): LineupRows {
  const random = randomFrom(seed)
  const lineups = Array.from({ length: count }, () => {
    const order = range(pool.people.length)
      .map((person) => ({ person, key: random() }))
      .sort((a, b) => a.key - b.key)
      .map(({ person }) => pool.people[person]!)
    return [order[0]!.captainRow, ...order.slice(1, 6).map(({ flexRow }) => flexRow)]
  })
  return lineupRowsOf(lineups, pool)
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
