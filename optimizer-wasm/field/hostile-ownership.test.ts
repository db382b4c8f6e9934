import { describe, expect, test } from 'vitest'
import { type ContestPool, contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { rowsOfLineup } from '#core/contest-pool/lineup-rows.ts'
import { clumpedField } from '#core/field/clumped-field.ts'
import { type OwnershipTarget, ownershipOfPool } from '#core/field/ownership-target.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { randomFrom } from '#core/numbers/random-from.ts'
import { withOwnership } from '#core/ownership/expected-ownership.ts'
import { drawField, fitField, probabilitiesOf } from '../field.ts'
import { showdownSlate } from '../testing/generated-slates.ts'
import { loadFieldKernel } from './kernel.node.ts'
import { everyLegalLineup } from './testing/every-legal-lineup.ts'
import { nearestOwnership } from './testing/nearest-ownership.ts'
import { smallBigLeague, smallShowdown } from './testing/small-pools.ts'

const kernel = await loadFieldKernel()

const slate = withOwnership(showdownSlate(40, 1), SHOWDOWN)
const everyone = contestPoolOf(slate, SHOWDOWN)
const POOLS: [string, ContestPool][] = [
  ['of eleven people', smallShowdown(11, 1)],
  ['under a low budget', smallShowdown(12, 7, { budget: 36_050 })],
  ['of Big League', smallBigLeague(1, 8)],
  ['of 40 people', everyone],
  [
    'with people out',
    contestPoolOf(slate, SHOWDOWN, { leftOut: new Set(everyone.people.slice(0, 9).map(({ key }) => key)) }),
  ],
]

type Shares = readonly [captain: number, flex: number]

/** A share by person, given the person's place in order of price, the dearest first. */
const OWNERSHIPS: Record<string, (place: number, of: { people: number; shares: Shares }) => Shares> = {
  'nothing at all': () => [0, 0],
  'blanks that are not numbers': () => [Number.NaN, Number.NaN],
  'numbers without end': (place) => (place < 3 ? [Number.POSITIVE_INFINITY, 1e300] : [-1e300, -5]),
  'one person in 100% everywhere': (place) => (place === 0 ? [1, 1] : [0, 0]),
  'everybody in 100% everywhere': () => [1, 1],
  'sums of 1%': (_, { shares: [captain, flex] }) => [captain / 100, flex / 500],
  'sums of 58% and 290%': (_, { shares: [captain, flex] }) => [0.58 * captain, 0.58 * flex],
  'sums of 5,000%': (_, { shares: [captain, flex] }) => [50 * captain, 10 * flex],
  'only the dear': (place) => (place < 6 ? [0.8, 0.8] : [0, 0]),
  'only the cheap': (place, { people }) => (place >= people - 6 ? [0.8, 0.8] : [0, 0]),
  'only two people': (place) => (place < 2 ? [0.5, 0.5] : [0, 0]),
  'every other person': (place, { shares }) => (place % 2 ? shares : [0, 0]),
  'a captain that all flex slots need too': (place) => (place === 0 ? [1, 1] : place < 6 ? [0, 0.9] : [0, 0]),
  'only captains': (_, { shares: [captain] }) => [captain, 0],
  'the dearer half, the dearer the more': (place, { people, shares: [captain, flex] }) => {
    const lean = place < people / 2 ? (1 - place / people) ** 12 : 0
    return [lean * captain, lean * flex]
  },
}

describe.each(POOLS)('a pool %s', (_, pool) => {
  test.each(Object.keys(OWNERSHIPS))('%s: the fit ends, and both crowds have legal lineups', (name) => {
    expectField(pool, targetOf(pool, OWNERSHIPS[name]!))
  })

  test('one team only, and shares at random that cost far more than the budget', () => {
    const own = ownershipOfPool(pool)
    const ofTeam = (shares: Float64Array) =>
      shares.map((share, i) => (pool.people[i]!.row.team === pool.people[0]!.row.team ? share : 0))
    expectField(pool, { captain: ofTeam(own.captain), flex: ofTeam(own.flex) })
    for (let seed = 0; seed < 5; seed++) {
      const random = randomFrom(seed)
      expectField(
        pool,
        targetOf(pool, (place) => {
          const lean = random() ** 6 * 2 ** (-place / 2)
          return [lean, 5 * lean]
        }),
      )
    }
  })
})

test('an ownership that no field has: the field is at most twice as far from it as the nearest that there is', () => {
  let unmet = 0
  for (const pool of [smallShowdown(11, 1), smallShowdown(12, 7, { budget: 36_050 })])
    for (const [name, sharesOf] of Object.entries(OWNERSHIPS)) {
      const model = fitField({ pool, target: targetOf(pool, sharesOf) }, kernel)!
      if (model.attainable) continue
      unmet++
      const nearest = nearestOwnership(pool, model.target)
      expect(distance(model, model.target), name).toBeLessThan(2 * distance(nearest, model.target))
    }
  expect(unmet).toBeGreaterThan(5)
})

function targetOf(pool: ContestPool, sharesOf: (typeof OWNERSHIPS)[string]): OwnershipTarget {
  const { captain, flex } = ownershipOfPool(pool)
  const people = pool.people.length
  const order = [...pool.people.keys()].sort((a, b) => priceOf(pool, b) - priceOf(pool, a))
  const all = order.map((person, place) =>
    sharesOf(place, { people, shares: [captain[person]!, flex[person]!] }),
  )
  const of = (slot: 0 | 1) => Float64Array.from(pool.people, (_, person) => all[order.indexOf(person)]![slot])
  return { captain: of(0), flex: of(1) }
}

/** Draws legal lineups, the shares have the sums of a field, and the chances of all lineups, where they can be listed, are 1. */
function expectField(pool: ContestPool, target: OwnershipTarget) {
  const model = fitField({ pool, target }, kernel)!
  const captains = pool.format.captain ? 1 : 0
  for (const each of [model, ...model.crowds]) {
    expect(sumOf(each.captain)).toBeCloseTo(captains, 9)
    expect(sumOf(each.flex)).toBeCloseTo(pool.format.rosterSlots.length - captains, 9)
  }
  expect(model.attainable).toBe(model.worst <= 0.05)
  const drawn = clumpedField((options) => drawField(model, pool, options, kernel), { count: 300, seed: 1 })
  expect(drawn.count).toBe(300)
  expect(Math.min(...probabilitiesOf(model, pool, drawn))).toBeGreaterThan(0)
  for (let entry = 0; entry < drawn.count; entry++) {
    const rows = [...rowsOfLineup(drawn, entry)]
    expect(new Set(rows.map((row) => pool.personOfRow[row])).size).toBe(rows.length)
    expect(rows.reduce((sum, row) => sum + pool.rows[row]!.salary, 0)).toBeLessThanOrEqual(pool.budget)
  }
  if (pool.people.length < 15)
    expect(sumOf(probabilitiesOf(model, pool, everyLegalLineup(pool)))).toBeCloseTo(1, 9)
}

function distance(a: OwnershipTarget, b: OwnershipTarget): number {
  const squares = (slot: 'captain' | 'flex') => a[slot].map((share, i) => (share - b[slot][i]!) ** 2)
  return Math.sqrt(sumOf(squares('captain')) + sumOf(squares('flex')))
}

function priceOf(pool: ContestPool, person: number): number {
  const { captainRow, flexRow } = pool.people[person]!
  return pool.rows[flexRow < 0 ? captainRow : flexRow]!.salary
}

function sumOf(numbers: Float64Array): number {
  return numbers.reduce((total, each) => total + each, 0)
}
