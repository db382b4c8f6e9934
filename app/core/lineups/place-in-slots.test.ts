import { expect, test } from 'vitest'
import { STANDARD } from '../formats/dk-classic.ts'
import { slotAccepts } from '../formats/lookup.ts'
import { HOCKEY } from '../formats/testing/hockey.ts'
import { placeInSlots } from './place-in-slots.ts'

type Man = { name: string; position: string; salary: number; at: number }

const man = (name: string, position: string, at: number, salary = 5000): Man => ({
  name,
  position,
  at,
  salary,
})
const QB = man('qb', 'QB', 1)
const DST = man('dst', 'DST', 1)
const WR = ['w1', 'w2', 'w3'].map((name) => man(name, 'WR', 1))
const TE = man('te', 'TE', 1)
const locksAt = ({ at }: Man) => at

function names(players: readonly Man[], locked?: ReadonlyMap<Man, number>): (string | null)[] | null {
  return placeInSlots(players, STANDARD, { locksAt, locked })?.map((player) => player?.name ?? null) ?? null
}

test('of three backs the one who plays last is in the flex slot, whatever the order of the list', () => {
  const backs = [man('late', 'RB', 3), man('early', 'RB', 1), man('middle', 'RB', 2)]
  for (const order of [backs, [...backs].reverse()]) {
    const placed = names([QB, ...order, ...WR, TE, DST])!
    expect(placed[7]).toBe('late')
    expect(placed.slice(1, 3).sort()).toEqual(['early', 'middle'])
  }
})

test('a receiver of the last game is not in the flex slot where the shape needs a back there', () => {
  const backs = [man('r1', 'RB', 1, 8000), man('r2', 'RB', 1, 7000), man('r3', 'RB', 1, 4000)]
  const late = man('late', 'WR', 9)
  const placed = names([QB, ...backs, late, ...WR.slice(1), TE, DST])!
  expect(placed).toEqual(['qb', 'r1', 'r2', 'late', 'w2', 'w3', 'te', 'r3', 'dst'])
})

test('of those of one kickoff the cheapest is in the flex slot, and equal slots are by price', () => {
  const backs = [man('cheap', 'RB', 1, 4000), man('dear', 'RB', 1, 9000), man('fair', 'RB', 1, 6000)]
  expect(names([QB, ...backs, ...WR, TE, DST])).toEqual([
    'qb',
    'dear',
    'fair',
    'w1',
    'w2',
    'w3',
    'te',
    'cheap',
    'dst',
  ])
})

test('who is locked keeps the slot, and the others are placed around him', () => {
  const backs = [man('late', 'RB', 3), man('early', 'RB', 1), man('middle', 'RB', 2)]
  const locked = new Map([[backs[1]!, 7]])
  const placed = names([QB, ...backs, ...WR, TE, DST], locked)!
  expect(placed[7]).toBe('early')
  expect(placed.slice(1, 3).sort()).toEqual(['late', 'middle'])
  // Two backs locked in back slots and four receivers: the flex slot is a receiver's.
  const two = new Map([
    [backs[0]!, 2],
    [backs[1]!, 1],
  ])
  const four = [...WR, man('w4', 'WR', 5)]
  expect(names([QB, ...backs.slice(0, 2), ...four, TE, DST], two)).toEqual([
    'qb',
    'early',
    'late',
    'w1',
    'w2',
    'w3',
    'te',
    'w4',
    'dst',
  ])
})

test('people who can’t all have a place have none: a second quarterback, four backs, a locked slot that does not take him', () => {
  const backs = ['r1', 'r2', 'r3', 'r4'].map((name) => man(name, 'RB', 1))
  expect(names([QB, man('q2', 'QB', 1)])).toBeNull()
  expect(names(backs)).toBeNull()
  expect(names([QB], new Map([[QB, 7]]))).toBeNull()
  expect(names([QB, backs[0]!])).toEqual(['qb', 'r1', null, null, null, null, null, null, null])
})

test('every set of people who have places gets them, each another slot that takes him, and the last of all is in the broadest that he can have', () => {
  let seed = 7
  const random = (limit: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % limit
  }
  let whole = 0
  for (let round = 0; round < 400; round++) {
    const skaters = Array.from({ length: 8 }, (_, number) =>
      man(`s${number}`, ['C', 'W', 'D', 'C/W', 'W/D'][random(5)]!, 1 + random(3), 3000 + 100 * random(40)),
    )
    const team = [...skaters, man('g', 'G', 1)]
    const canFill = fills(team)
    const placed = placeInSlots(team, HOCKEY, { locksAt })
    expect(placed !== null, `round ${round}`).toBe(canFill)
    if (!placed) continue
    whole++
    expect(new Set(placed).size).toBe(9)
    for (const [slot, player] of placed.entries())
      expect(slotAccepts(HOCKEY.rosterSlots[slot]!, player!)).toBe(true)
    const last = Math.max(
      ...skaters
        .filter((each) =>
          fills(
            team.filter((other) => other !== each),
            8,
          ),
        )
        .map(locksAt),
    )
    expect(placed[8]!.at, `round ${round}`).toBe(last)
  }
  expect(whole).toBeGreaterThan(100)
})

/** Whether these people fill the first `slots` slots, by trying. */
function fills(team: readonly Man[], slots = 9): boolean {
  const tried = (slot: number, left: readonly Man[]): boolean =>
    slot === slots ||
    left.some(
      (each) =>
        slotAccepts(HOCKEY.rosterSlots[slot]!, each) &&
        tried(
          slot + 1,
          left.filter((other) => other !== each),
        ),
    )
  return tried(0, team)
}
