import { describe, expect, test } from 'vitest'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { STANDARD } from '../formats/dk-classic.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import type { Player } from '../players/player.ts'
import { err } from '../result.ts'
import {
  budgetState,
  captainOf,
  emptyLineup,
  fillEmptySlots,
  isComplete,
  isEmpty,
  type Lineup,
  lineupKey,
  lineupOf,
  placePlayer,
  placePlayerInSlot,
  projectedPoints,
  refreshPlayers,
  removePlayer,
  totalSalary,
} from './lineup.ts'

const flex = (name: string, salary = 5000, fppg = 10) => makePlayer({ id: name, name, salary, fppg })
const captain = (name: string, salary = 7500, fppg = 10) =>
  makePlayer({ id: `${name}-cpt`, name, position: 'CPT', actualPosition: 'WR', salary, fppg })

/** Places one after another; each has to be legal. */
function built(...players: Player[]): Lineup {
  return players.reduce((lineup, player) => {
    const placed = placePlayer(lineup, player)
    if (!placed.ok) throw new Error(placed.error)
    return placed.value
  }, emptyLineup(SHOWDOWN))
}
const ids = ({ slots }: Lineup) => slots.map((player) => player?.id ?? null)

describe('placing a player', () => {
  test('a captain row goes to the captain slot, other rows to the first open flex slot', () => {
    expect(ids(emptyLineup(SHOWDOWN))).toEqual([null, null, null, null, null, null])
    const lineup = built(flex('ann'), captain('ben'), flex('cal'))
    expect(ids(lineup)).toEqual(['ben-cpt', 'ann', 'cal', null, null, null])
    expect(captainOf(lineup)?.name).toBe('ben')
    expect([isEmpty(lineup), isComplete(lineup)]).toEqual([false, false])
  })

  test('a refusal names its reason: the person is in, the slots are full, the budget would break', () => {
    const four = built(captain('ann'), flex('ben'), flex('cal'), flex('dov'), flex('eli'))
    expect(placePlayer(four, flex('ann'))).toEqual({ ok: false, error: 'already_in_lineup' })
    expect(placePlayer(four, captain('fox'))).toEqual({ ok: false, error: 'captain_slot_full' })
    // 7,500 + 4 x 5,000 = 27,500, so that 22,500 are left to the dollar.
    expect(placePlayer(four, flex('fox', 22_500.01))).toEqual({ ok: false, error: 'over_budget' })
    const full = placePlayer(four, flex('fox', 22_500))
    if (!full.ok) throw new Error(full.error)
    expect([isComplete(full.value), totalSalary(full.value)]).toEqual([true, 50_000])
    expect(placePlayer(full.value, flex('gus', 0))).toEqual({ ok: false, error: 'flex_slots_full' })
    // Nothing was changed on the way.
    expect(ids(four)).toEqual(['ann-cpt', 'ben', 'cal', 'dov', 'eli', null])
  })

  test('in a league without captains each position has its slots, and a position without one is refused', () => {
    const quarterback = makePlayer({ id: 'qb', position: 'QB', salary: 10 })
    const first = placePlayer(emptyLineup(BIG_LEAGUE), quarterback)
    if (!first.ok) throw new Error(first.error)
    expect(first.value.slots[0]).toBe(quarterback)
    expect(captainOf(first.value)).toBeNull()
    const second = makePlayer({ id: 'qb2', position: 'QB', salary: 10 })
    expect(placePlayer(first.value, second)).toEqual({ ok: false, error: 'position_slots_full' })
    const guard = makePlayer({ id: 'pg', position: 'PG', salary: 10 })
    expect(placePlayer(first.value, guard)).toEqual({ ok: false, error: 'wrong_slot' })
    // The K of a salary file stands in the slot PK.
    const kicker = placePlayer(first.value, makePlayer({ id: 'k', position: 'K', salary: 10 }))
    expect(kicker.ok && kicker.value.slots[8]?.id).toBe('k')
  })
})

describe('placing a player in one slot', () => {
  const lineup = built(captain('ann', 15_000), flex('ben', 20_000), flex('cal', 15_000))

  test('takes the place of the player who is there, whose salary is free again', () => {
    // 15,000 + 15,000 stay, so that 20,000 are left.
    const swapped = placePlayerInSlot(lineup, flex('dov', 20_000), 1)
    expect(swapped.ok && ids(swapped.value)).toEqual(['ann-cpt', 'dov', 'cal', null, null, null])
    expect(placePlayerInSlot(lineup, flex('dov', 20_001), 1)).toEqual({ ok: false, error: 'over_budget' })
  })

  test('a person may change between captain and flex only in the slot that is given up', () => {
    expect(placePlayerInSlot(lineup, captain('ben', 15_000), 0)).toEqual({
      ok: false,
      error: 'already_in_lineup',
    })
    const again = placePlayerInSlot(lineup, { ...flex('ben', 100), id: 'ben-again' }, 1)
    expect(again.ok && again.value.slots[1]?.id).toBe('ben-again')
  })

  test('a captain row fits no flex slot, a flex row not the captain slot, and no row a slot that is not there', () => {
    for (const [player, slot] of [
      [captain('dov'), 3],
      [flex('dov'), 0],
      [flex('dov'), 6],
    ] as const) {
      expect(placePlayerInSlot(lineup, player, slot)).toEqual({ ok: false, error: 'wrong_slot' })
    }
  })
})

test('a removed player leaves an open slot that the next one takes', () => {
  const lineup = removePlayer(built(captain('ann'), flex('ben'), flex('cal')), 1)
  expect(ids(lineup)).toEqual(['ann-cpt', null, 'cal', null, null, null])
  const placed = placePlayer(lineup, flex('dov'))
  expect(placed.ok && ids(placed.value)).toEqual(['ann-cpt', 'dov', 'cal', null, null, null])
})

test('an answer fills the open slots in its order; filled slots and people who are in stay as they are', () => {
  const answer = [captain('ben'), ...['ann', 'cal', 'dov', 'eli', 'fox'].map((name) => flex(name))]
  const lineup = placePlayerInSlot(emptyLineup(SHOWDOWN), flex('ann'), 3)
  if (!lineup.ok) throw new Error(lineup.error)
  expect(ids(fillEmptySlots(lineup.value, answer))).toEqual(['ben-cpt', 'cal', 'dov', 'ann', 'eli', 'fox'])
  // Ben is in as flex: the answer's captain row of the same person is left out.
  const withBen = fillEmptySlots(built(flex('ben')), answer)
  expect(ids(withBen)).toEqual([null, 'ben', 'ann', 'cal', 'dov', 'eli'])
})

test('fresh rows take the place of the old ones by id; a player that the pool no longer has leaves the slot', () => {
  const lineup = built(captain('ann'), flex('ben'))
  const fresh = { ...flex('ben'), injuryStatus: 'Out' as const }
  expect(refreshPlayers(lineup, [fresh]).slots.slice(0, 2)).toEqual([null, fresh])
})

test('an answer of the optimizer is a lineup in slot order; what it does not name stays open', () => {
  expect(ids(lineupOf(SHOWDOWN, [captain('ann'), flex('ben')]))).toEqual([
    'ann-cpt',
    'ben',
    null,
    null,
    null,
    null,
  ])
})

test('salaries add up in whole cents', () => {
  expect(totalSalary(built(flex('ann', 0.1), flex('ben', 0.2)))).toBe(0.3)
})

test("points are the expected ones, the captain's 1.5 times; without a captain slot every place counts once", () => {
  const projected = { ...flex('cal', 100, 30), projectedPoints: 7 }
  expect(projectedPoints(built(captain('ann', 100, 20), flex('ben', 100, 12.5), projected))).toBe(
    30 + 12.5 + 7,
  )
  const quarterback = makePlayer({ id: 'qb', position: 'QB', fppg: 20 })
  expect(projectedPoints(lineupOf(BIG_LEAGUE, [quarterback]))).toBe(20)
})

test('the budget is near its limit from 90% on and over only above 100%', () => {
  expect([44_999.99, 45_000, 50_000, 50_000.01].map((spent) => budgetState(spent, 50_000))).toEqual([
    'Under Budget',
    'Near Limit',
    'Near Limit',
    'Over Budget',
  ])
})

test('lineups of the same rows have one key; another captain makes another', () => {
  const [a, b] = [flex('Ann'), flex('Bob')]
  const one = built(captain('Cy'), a, b)
  expect(lineupKey(built(captain('Cy'), b, a))).toBe(lineupKey(one))
  expect(lineupKey(built(captain('Ann'), flex('Cy'), b))).not.toBe(lineupKey(one))
  expect(lineupKey(built(captain('Cy'), a))).not.toBe(lineupKey(one))
})

describe('slots that overlap', () => {
  const classic = (position: string, id: string) =>
    makePlayer({ id, name: id, position, salary: 4000, team: id, opponent: `${id} foes` })
  const withPeople = (positions: readonly string[]) =>
    positions.reduce((lineup, position, number) => {
      const placed = placePlayer(lineup, classic(position, `${position}${number}`))
      if (!placed.ok) throw new Error(placed.error)
      return placed.value
    }, emptyLineup(STANDARD))
  const codes = (lineup: Lineup) => lineup.slots.map((player) => player?.id ?? '-')

  test('a third back stands in the flex slot, a fourth has no place', () => {
    const lineup = withPeople(['RB', 'RB', 'RB'])
    expect(codes(lineup)).toEqual(['-', 'RB0', 'RB1', '-', '-', '-', '-', 'RB2', '-'])
    expect(placePlayer(lineup, classic('RB', 'four'))).toEqual(err('position_slots_full'))
  })

  test('who is in the flex slot makes room where an own slot is open', () => {
    const lineup = removePlayer(withPeople(['RB', 'RB', 'RB', 'WR', 'WR', 'WR']), 1)
    const placed = placePlayer(lineup, classic('WR', 'four'))
    if (!placed.ok) throw new Error(placed.error)
    const slots = codes(placed.value)
    expect(slots.slice(1, 3).sort()).toEqual(['RB1', 'RB2'])
    expect([...slots.slice(3, 6), slots[7]].sort()).toEqual(['WR3', 'WR4', 'WR5', 'four'])
  })

  test('an answer of another shape than the slots that were filled is taken over whole', () => {
    const back = classic('RB', 'mine')
    const begun = placePlayerInSlot(emptyLineup(STANDARD), back, 7)
    if (!begun.ok) throw new Error(begun.error)
    const answer = ['QB', 'RB', 'WR', 'WR', 'WR', 'WR', 'TE', 'DST'].map((position, number) =>
      classic(position, `${position}${number}`),
    )
    const filled = fillEmptySlots(begun.value, [...answer, back])
    expect(isComplete(filled)).toBe(true)
    expect(filled.slots).toContain(back)
  })
})
