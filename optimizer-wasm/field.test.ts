import { expect, test } from 'vitest'
import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { findLineup, indexLineups } from '#core/contest-pool/distinct-lineups.ts'
import { type LineupRows, lineupRowsOf, rowsOfLineup } from '#core/contest-pool/lineup-rows.ts'
import { ownershipOfPool } from '#core/field/ownership-target.ts'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { HOCKEY } from '#core/formats/testing/hockey.ts'
import { withOwnership } from '#core/ownership/expected-ownership.ts'
import { loadFieldKernel } from './field/kernel.node.ts'
import { crowdProbabilities } from './field/probabilities.ts'
import { everyLegalLineup } from './field/testing/every-legal-lineup.ts'
import { fitCrowd } from './field/testing/one-crowd.ts'
import { plainPartition } from './field/testing/plain-partition.ts'
import {
  randomOwnership,
  smallBigLeague,
  smallMainSlate,
  smallShowdown,
} from './field/testing/small-pools.ts'
import { drawField, type FieldModel, fitField, probabilitiesOf } from './field.ts'
import { bigLeagueSlate, showdownSlate } from './testing/generated-slates.ts'

const kernel = await loadFieldKernel()

/** Also two quarterbacks, or two defenses, of one team. */
const COMPANY_POSITIONS = ['QB', 'WR', 'DST', 'QB', 'TE', 'DST', 'WR', 'RB', 'QB']

const MANY = { QB: 3, RB: 5, WR: 6, TE: 3, DST: 3 }
const HOCKEY_MEN = { C: 3, W: 4, D: 3, G: 2, 'C/W': 2 }

const POOLS: [string, ContestPool][] = [
  ['of Standard, two games', smallMainSlate(MANY, 1)],
  // Most lineups of the first game would be legal but for the rule.
  ['of Standard, nearly all of one game', smallMainSlate(MANY, 15, { games: ['A', 'A', 'A', 'A', 'B'] })],
  [
    'of Standard, three games and people of no known game',
    smallMainSlate(MANY, 3, { games: ['A', 'B', null, 'C'] }),
  ],
  ['of Standard, one game', smallMainSlate(MANY, 4, { games: ['A'] })],
  ['of Standard under a low budget', smallMainSlate(MANY, 6, { budget: 45_000 })],
  [
    'of Standard without a spare back',
    smallMainSlate({ ...MANY, RB: 2 }, 6, { games: ['A', 'B', 'C', 'D'] }),
  ],
  ['of Standard with a man of two positions', smallMainSlate({ ...MANY, QB: 2, 'WR/QB': 2 }, 7)],
  [
    'of hockey with men of two positions',
    smallMainSlate(HOCKEY_MEN, 8, { format: HOCKEY, games: ['A', 'B', 'C'] }),
  ],
  ['of two teams', smallShowdown(11, 1)],
  [
    'of two teams and people of no known team',
    smallShowdown(13, 3, { teams: [null, 'AAA', null, 'BBB', null] }),
  ],
  ['of three teams', smallShowdown(14, 3, { teams: ['AAA', 'BBB', 'BBB', 'CCC'] })],
  ['of no known team', smallShowdown(10, 4, { teams: [null] })],
  ['of one team', smallShowdown(10, 5, { teams: ['AAA'] })],
  ['at prices in whole dollars', smallShowdown(10, 6, { step: 1 })],
  // No sum of prices is the budget.
  ['under a low budget', smallShowdown(12, 7, { budget: 36_050 })],
  ['of Big League', smallBigLeague(1, 8)],
  ['of quarterbacks and their company', smallShowdown(14, 9, { positions: COMPANY_POSITIONS })],
  [
    'of company and people of no known team',
    smallShowdown(14, 10, { teams: ['AAA', 'BBB', 'AAA', null, 'BBB'], positions: COMPANY_POSITIONS }),
  ],
]

test.each(POOLS)(
  'a pool %s: every legal lineup has a chance, all of them 1, and the shares are theirs',
  (_, pool) => {
    const lineups = everyLegalLineup(pool)
    expect(lineups.count).toBeGreaterThan(50)
    const model = fitted(pool, 100)
    expect(model.isExact).toBe(true)
    for (const crowd of model.crowds) {
      const own = crowdProbabilities(crowd, pool, lineups)
      expect(Math.min(...own)).toBeGreaterThan(0)
      expect(sumOf(own)).toBeCloseTo(1, 11)
      expectShares(crowd, sharesOf(pool, lineups, own), 11)
      expect(sumOf(crowd.left)).toBeCloseTo(1, 11)
    }
    const chances = probabilitiesOf(model, pool, lineups)
    expectShares(model, sharesOf(pool, lineups, chances), 11)
  },
)

test.each(POOLS)(
  'a pool %s: a field with the ownership of another field is found within 0.05 points',
  (_, pool) => {
    for (const seed of [1, 2, 3]) {
      const target = randomOwnership(pool, seed)
      const model = fitField({ pool, target }, kernel)!
      expect(model.attainable).toBe(true)
      const [share, distance] = farthest(model, target)
      expect(model.worst).toBeCloseTo(distance, 1)
      expect(distance, share).toBeLessThan(0.05)
      expect(model.crowds.map(({ weight }) => weight)).toEqual([0.58, 1 - 0.58])
    }
  },
)

test('a chance is 0 for every lineup that is not legal', () => {
  const pool = smallShowdown(13, 1, { budget: 45_000 })
  const model = fitted(pool, 100)
  const legal = new Set(listed(everyLegalLineup(pool)))
  const rows = pool.rows.length
  const stepped = Array.from({ length: rows }, (_, first) =>
    [1, 2, 3, 5, 7].map((step) => Array.from({ length: 6 }, (__, i) => (first + i * step) % rows)),
  )
  const flexOf = (person: number) => pool.people[person]!.flexRow
  const captained = [0, 1, 2, 3, 4].flatMap((first) =>
    pool.people.map(({ captainRow }) => [
      captainRow < 0 ? flexOf(11) : captainRow,
      ...[0, 2, 4, 6, 8].map((next) => flexOf(first + next > 11 ? 1 : first + next)),
    ]),
  )
  const lineups = lineupRowsOf([...stepped.flat(), ...captained], pool)
  const chances = probabilitiesOf(model, pool, lineups)
  expect([...chances].map((chance) => chance > 0)).toEqual(listed(lineups).map((each) => legal.has(each)))
  // Of one team and affordable: the last person as captain, and the even ones.
  const oneTeam = lineupRowsOf([[pool.people[12]!.captainRow, ...[0, 2, 4, 6, 8].map(flexOf)]], pool)
  const rich = { ...pool, budget: 1_000_000 }
  expect(probabilitiesOf(model, rich, oneTeam)[0]).toBe(0)
  expect([...chances].filter((chance) => chance > 0).length).toBeGreaterThan(5)
})

test.each([
  ['of two teams', smallShowdown(9, 1)],
  ['with people of no known team', smallShowdown(9, 12, { teams: ['AAA', null, 'BBB'] })],
  ['of quarterbacks and their company', smallShowdown(10, 2, { positions: COMPANY_POSITIONS })],
  ['of Big League', smallBigLeague(1, 8)],
  ['of Standard', smallMainSlate({ ...MANY, QB: 2, DST: 2 }, 10)],
  [
    'of Standard and people of no known game',
    smallMainSlate({ ...MANY, QB: 2, DST: 2, WR: 5 }, 11, { games: ['A', null, 'B'] }),
  ],
])('entries of a pool %s are drawn with the chances of their lineups', (_, pool) => {
  const model = fitted(pool, 21)
  const lineups = everyLegalLineup(pool)
  const chances = probabilitiesOf(model, pool, lineups)
  const count = 200_000
  const drawn = drawField(model, pool, { count, seed: 5 }, kernel)
  const index = indexLineups(lineups)
  const seen = new Float64Array(lineups.count)
  for (let entry = 0; entry < count; entry++) {
    const place = findLineup(index, drawn, entry)
    if (place < 0) throw new Error(`${rowsOfLineup(drawn, entry)} is not legal`)
    seen[place]!++
  }
  // Lineups that are expected fewer than 10 times count together.
  const cells = [{ expected: 0, seen: 0 }]
  for (const [place, chance] of chances.entries()) {
    const expected = count * chance
    if (expected < 10) {
      cells[0]!.expected += expected
      cells[0]!.seen += seen[place]!
    } else cells.push({ expected, seen: seen[place]! })
  }
  const used = cells.filter(({ expected }) => expected > 0)
  const chiSquare = used.reduce((sum, cell) => sum + (cell.seen - cell.expected) ** 2 / cell.expected, 0)
  const freedom = used.length - 1
  expect(freedom).toBeGreaterThan(50)
  expect(Math.abs(chiSquare - freedom) / Math.sqrt(2 * freedom)).toBeLessThan(3)
})

test('the first entries do not depend on how many are drawn, and another seed draws others', () => {
  const pool = contestPoolOf(withOwnership(showdownSlate(30, 1), SHOWDOWN), SHOWDOWN)
  const model = fitField({ pool, target: ownershipOfPool(pool) }, kernel)!
  const many = drawField(model, pool, { count: 500, seed: 9 }, kernel)
  const few = drawField(model, pool, { count: 20, seed: 9 }, kernel)
  expect(listed(few)).toEqual(listed(many).slice(0, 20))
  expect(listed(drawField(model, pool, { count: 500, seed: 10 }, kernel))).not.toEqual(listed(many))
  expect(drawField(model, pool, { count: 0, seed: 1 }, kernel).count).toBe(0)
})

test('of many draws the kept ones are those of the whole list, each asked for once', () => {
  const pool = smallShowdown(12, 1)
  const model = fitField({ pool, target: randomOwnership(pool, 1) }, kernel)!
  const count = 5_000
  const all = listed(drawField(model, pool, { count, seed: 9 }, kernel))
  const [first] = rowsOfLineup(drawField(model, pool, { count: 1, seed: 9 }, kernel), 0)
  const asked = new Set<number>()
  const keeps = (draw: number, rows: Uint16Array, start: number, end: number) => {
    asked.add(draw)
    expect(rows.subarray(start, end).join()).toBe(all[draw])
    return draw % 7 === 3 || rows[start] === first
  }
  const kept = listed(drawField(model, pool, { count, seed: 9, keeps }, kernel))
  expect(asked.size).toBe(count)
  expect(kept).toEqual(all.filter((lineup, i) => i % 7 === 3 || lineup.startsWith(`${first},`)))
})

test.each([
  ['Showdown, 60 people', contestPoolOf(withOwnership(showdownSlate(60, 2), SHOWDOWN), SHOWDOWN)],
  ['Big League, 300 people', contestPoolOf(withOwnership(bigLeagueSlate(300, 2), BIG_LEAGUE), BIG_LEAGUE)],
])('%s: shares of drawn entries are those of the model', (_, pool) => {
  const model = fitField({ pool, target: ownershipOfPool(pool) }, kernel)!
  const count = 20_000
  const drawn = drawField(model, pool, { count, seed: 3 }, kernel)
  const found = sharesOf(pool, drawn, new Float64Array(count).fill(1 / count))
  for (const slot of ['captain', 'flex'] as const) {
    for (const [person, share] of model[slot].entries()) {
      const error = Math.sqrt((share * (1 - share)) / count) + 1 / count
      expect(Math.abs(found[slot][person]! - share)).toBeLessThan(4.5 * error)
    }
  }
  expect(Math.min(...probabilitiesOf(model, pool, drawn))).toBeGreaterThan(0)
})

test('60 people: sum and shares are those of plain tables, one built anew for every captain', () => {
  // Without a quarterback nobody changes the chances of others, of which plain tables know nothing.
  const slate = withOwnership(showdownSlate(60, 5), SHOWDOWN)
  const pool = contestPoolOf(
    slate.map((row) => (row.actualPosition === 'QB' ? { ...row, actualPosition: 'RB' } : row)),
    SHOWDOWN,
  )
  const model = fitField({ pool, target: ownershipOfPool(pool) }, kernel)!
  for (const crowd of model.crowds) {
    const all = plainPartition(pool, crowd)
    expect(all / crowd.partition).toBeCloseTo(1, 12)
    for (const person of [0, 1, 17, 59]) {
      expect(plainPartition(pool, crowd, { captain: person }) / all).toBeCloseTo(crowd.captain[person]!, 12)
      expect(1 - plainPartition(pool, crowd, { withoutFlex: person }) / all).toBeCloseTo(
        crowd.flex[person]!,
        12,
      )
    }
  }
})

test('an ownership that costs more than the budget: the nearest affordable field, and how far its shares are off', () => {
  const pool = smallShowdown(12, 7, { budget: 36_000 })
  const dear = [...pool.people.keys()].sort((a, b) => priceOf(pool, b) - priceOf(pool, a)).slice(0, 5)
  const target = { captain: new Float64Array(12).fill(1 / 12), flex: new Float64Array(12).fill(0.02) }
  for (const person of dear) target.flex[person] = 0.9
  const model = fitField({ pool, target }, kernel)!
  expect(model.attainable).toBe(false)
  expect(model.worst).toBeGreaterThan(5)
  const apart = (slot: 'captain' | 'flex') =>
    model[slot].map((share, person) => 100 * Math.abs(share - model.target[slot][person]!))
  expect(Math.max(...apart('captain'), ...apart('flex'))).toBe(model.worst)
  const lineups = everyLegalLineup(pool)
  expect(sumOf(probabilitiesOf(model, pool, lineups))).toBeCloseTo(1, 9)
})

test('chalk leans to the popular: its shares are more extreme, and its entries collide more often', () => {
  const pool = smallShowdown(16, 4, { budget: 70_000 })
  const target = {
    captain: Float64Array.from(pool.people, (_, i) => 0.7 ** i),
    flex: Float64Array.from(pool.people, (_, i) => 1 / (1 + Math.exp(0.5 * i - 2.5))),
  }
  const model = fitField({ pool, target }, kernel)!
  const [chalk, spread] = model.crowds
  const top = [...model.captain.keys()].reduce((a, b) => (model.captain[b]! > model.captain[a]! ? b : a))
  expect(chalk!.captain[top]!).toBeGreaterThan(spread!.captain[top]!)
  const lineups = everyLegalLineup(pool)
  const collisions = (chances: Float64Array) => chances.reduce((sum, chance) => sum + chance * chance, 0)
  const [ofChalk, ofSpread] = model.crowds.map((crowd) =>
    collisions(crowdProbabilities(crowd, pool, lineups)),
  )
  expect(ofChalk!).toBeGreaterThan(1.2 * ofSpread!)
  const one = fitCrowd({ pool, target }, kernel)!
  expect(collisions(probabilitiesOf(model, pool, lineups))).toBeGreaterThan(
    collisions(crowdProbabilities(one, pool, lineups)),
  )
})

test('a fit that starts from an earlier field gives the same field sooner, also when a person is left out since', () => {
  const rows = withOwnership(showdownSlate(40, 3), SHOWDOWN)
  const pool = contestPoolOf(rows, SHOWDOWN)
  const before = fitField({ pool, target: ownershipOfPool(pool) }, kernel)!
  const out = contestPoolOf(rows, SHOWDOWN, { leftOut: new Set([pool.people[3]!.key]) })
  const request = { pool: out, target: ownershipOfPool(out) }
  const cold = fitField(request, kernel)!
  const warm = fitField({ ...request, start: before }, kernel)!
  const lineups = drawField(cold, out, { count: 300, seed: 1 }, kernel)
  const [a, b] = [cold, warm].map((model) => probabilitiesOf(model, out, lineups))
  for (let i = 0; i < lineups.count; i++) expect(Math.abs(Math.log(a![i]! / b![i]!))).toBeLessThan(0.05)
  const again = fitField({ ...request, start: cold }, kernel)!
  expect(evaluations(again)).toBeLessThan(evaluations(cold) / 3)
})

test('what dollars left are worth: given as factors, or fitted to the shares of bands', () => {
  const pool = smallShowdown(11, 1)
  const target = randomOwnership(pool, 1)
  const plain = fitCrowd({ pool, target }, kernel)!
  expect(plain.logLeft).toBeNull()
  const logs = Float64Array.of(0, 0.5, 1, 1, 0.5, 0, -1)
  const habit = fitCrowd({ pool, target, left: { logs } }, kernel)!
  const lineups = everyLegalLineup(pool)
  const own = crowdProbabilities(habit, pool, lineups)
  expect(sumOf(own)).toBeCloseTo(1, 11)
  expectShares(habit, sharesOf(pool, lineups, own), 11)
  expect([...habit.logLeft!]).toEqual([...logs])
  expect(bandsOf(pool, lineups, own)).toEqual([...habit.left].map((share) => expect.closeTo(share, 11)))

  // The habit's own bands bring the habit back from its shares alone.
  const fitted = fitCrowd({ pool, target, left: { shares: habit.left } }, kernel)!
  expect([...fitted.left]).toEqual([...habit.left].map((share) => expect.closeTo(share, 3)))
  const again = crowdProbabilities(fitted, pool, lineups)
  for (let i = 0; i < lineups.count; i++) expect(again[i]! - own[i]!).toBeLessThan(1e-4)
})

test('prices too fine for the table are rounded: next to nothing is lost, and no entry is over the budget', () => {
  const pool = smallShowdown(13, 9, { step: 0.01 })
  const model = fitField({ pool, target: randomOwnership(pool, 4) }, kernel)!
  expect(model.isExact).toBe(false)
  const lineups = everyLegalLineup(pool)
  expect(sumOf(probabilitiesOf(model, pool, lineups))).toBeCloseTo(1, 2)

  const large = smallShowdown(26, 9, { step: 0.01 })
  const even = { captain: new Float64Array(26).fill(1 / 26), flex: new Float64Array(26).fill(5 / 26) }
  const drawn = drawField(
    fitField({ pool: large, target: even }, kernel)!,
    large,
    { count: 30_000, seed: 2 },
    kernel,
  )
  const dollars = Array.from({ length: drawn.count }, (_, entry) =>
    [...rowsOfLineup(drawn, entry)].reduce((sum, row) => sum + large.rows[row]!.salary, 0),
  )
  expect(Math.max(...dollars)).toBeLessThan(50_000.001)
  expect(Math.max(...dollars)).toBeGreaterThan(49_990)
})

test('without a legal lineup there is no field', () => {
  const dear = smallShowdown(10, 1, { budget: 10_000 })
  expect(fitField({ pool: dear, target: ownershipOfPool(dear) }, kernel)).toBeNull()
  expect(fitCrowd({ pool: dear, target: ownershipOfPool(dear) }, kernel)).toBeNull()
  const few = smallShowdown(5, 1)
  expect(fitField({ pool: few, target: ownershipOfPool(few) }, kernel)).toBeNull()
  expect(drawField({ crowds: [] }, few, { count: 5, seed: 1 }, kernel).count).toBe(0)
})

test('a target with other sums, missing shares or nonsense is scaled to what a field has', () => {
  const pool = smallShowdown(11, 1)
  const target = randomOwnership(pool, 1)
  const half = {
    captain: target.captain.map((share) => share / 2),
    flex: target.flex.map((share) => share / 2),
  }
  const odd = { captain: target.captain.slice(), flex: target.flex.slice() }
  odd.captain[0] = Number.NaN
  odd.flex[1] = -3
  for (const each of [half, odd]) {
    const model = fitField({ pool, target: each }, kernel)!
    expect(sumOf(model.captain)).toBeCloseTo(1, 9)
    expect(sumOf(model.flex)).toBeCloseTo(5, 9)
    expect(sumOf(model.target.flex)).toBeCloseTo(5, 9)
  }
})

function fitted(pool: ContestPool, seed: number): FieldModel {
  return fitField({ pool, target: randomOwnership(pool, seed) }, kernel)!
}

type SharesOfPeople = { captain: ArrayLike<number>; flex: ArrayLike<number> }

function sharesOf(pool: ContestPool, lineups: LineupRows, chances: Float64Array) {
  const shares = {
    captain: pool.people.map(() => 0),
    flex: pool.people.map(() => 0),
  }
  for (let lineup = 0; lineup < lineups.count; lineup++) {
    for (const row of rowsOfLineup(lineups, lineup)) {
      const slot = pool.rows[row]!.position === 'CPT' ? 'captain' : 'flex'
      shares[slot][pool.personOfRow[row]!]! += chances[lineup]!
    }
  }
  return shares
}

function expectShares(found: SharesOfPeople, expected: SharesOfPeople, digits: number) {
  for (const slot of ['captain', 'flex'] as const) {
    for (let person = 0; person < expected[slot].length; person++) {
      expect(found[slot][person]!).toBeCloseTo(expected[slot][person]!, digits)
    }
  }
}

/** In points. */
function farthest(model: FieldModel, target: SharesOfPeople): [string, number] {
  let worst: [string, number] = ['', 0]
  for (const slot of ['captain', 'flex'] as const) {
    for (const [person, share] of model[slot].entries()) {
      const distance = 100 * Math.abs(share - target[slot][person]!)
      if (distance > worst[1]) worst = [`${slot} ${person}`, distance]
    }
  }
  return worst
}

/** By the sentence: from $0, $200, $500, $1,000, $2,000, $4,000, $8,000 of $50,000 on. */
function bandsOf(pool: ContestPool, lineups: LineupRows, chances: Float64Array): number[] {
  const from = [0, 200, 500, 1000, 2000, 4000, 8000]
  const bands = from.map(() => 0)
  for (let lineup = 0; lineup < lineups.count; lineup++) {
    const spent = [...rowsOfLineup(lineups, lineup)].reduce((sum, row) => sum + pool.rows[row]!.salary, 0)
    bands[from.findLastIndex((dollars) => 50_000 - spent >= dollars)]! += chances[lineup]!
  }
  return bands
}

function listed(lineups: LineupRows): string[] {
  return Array.from({ length: lineups.count }, (_, i) => rowsOfLineup(lineups, i).join())
}

function priceOf(pool: ContestPool, person: number): number {
  return pool.rows[pool.people[person]!.flexRow]?.salary ?? 0
}

function evaluations({ crowds }: FieldModel): number {
  return crowds.reduce((total, crowd) => total + crowd.evaluations, 0)
}

function sumOf(numbers: ArrayLike<number>): number {
  return Array.from(numbers).reduce((total, number) => total + number, 0)
}
