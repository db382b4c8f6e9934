import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { personKey } from '#core/players/player.ts'
import type { BuildRule } from '#core/rules/build-rule.ts'
import type { BuildRequest } from '../build-request.ts'
import { loadKernel } from '../kernel.node.ts'
import { bruteForcePool } from '../sequence/testing/brute-force-pool.ts'
import { showdownSlate } from '../testing/generated-slates.ts'
import { priceOfRule } from './price-of-rule.ts'

const kernel = await loadKernel()
const playerPool = showdownSlate(11, 4)
const settings = { strategy: 'max_points', contestFormat: 'cash', creativity: 50 } as const
const free: BuildRequest = { playerPool, format: SHOWDOWN, budget: 55_000, settings, count: 6, rules: [] }
const pool = bruteForcePool(free)
/** With plain points, the objective is the projected points. */
const best = pool.all.slice(0, 6)
const without = (person: string) =>
  pool.all.filter(({ rows }) => !rows.some((row) => personKey(pool.rows[row]!) === person)).slice(0, 6)
const mean = (lineups: typeof best) =>
  lineups.reduce((sum, { objective }) => sum + objective, 0) / lineups.length

test('what a player costs who is left out', () => {
  const person = personKey(pool.rows[best[0]!.rows[1]!]!)
  const bound = without(person)
  const price = priceOf([{ kind: 'person', person, slots: 'any', use: 'exclude' }], 0)
  expect(price.meanPoints).toBeCloseTo(mean(best) - mean(bound), 6)
  expect(price).toMatchObject({ lineups: 0, isProved: true })
  expect(price.meanPoints).toBeGreaterThan(0)
})

test('a rule that changes nothing costs nothing; other rules stay in force for both builds', () => {
  const person = personKey(pool.rows[best[0]!.rows[1]!]!)
  const out: BuildRule = { kind: 'person', person, slots: 'any', use: 'exclude' }
  expect(priceOf([out, out], 1)).toMatchObject({ meanPoints: 0, lineups: 0 })
})

test('where the rule leaves fewer lineups, the best of as many count; where it leaves none, there is no price', () => {
  const count = 120
  const highest = Math.max(...pool.all.map(({ rows }) => salary(rows)))
  const most: BuildRule = { kind: 'salary', dollars: { min: highest, max: null } }
  const left = pool.all.filter(({ rows }) => salary(rows) === highest)
  expect(left.length).toBeLessThan(count)
  const price = priceOf([most], 0, count)
  expect(price.lineups).toBe(count - left.length)
  expect(price.meanPoints).toBeCloseTo(mean(pool.all.slice(0, left.length)) - mean(left), 6)

  const none = priceOf([{ kind: 'salary', dollars: { min: null, max: 100 } }], 0)
  expect(none).toEqual({ meanPoints: null, lineups: 6, unmet: null, isProved: true })
})

test('a rule that can not be met says how much of it is, a rule beside it nothing', () => {
  const captain = pool.rows[best[0]!.rows[0]!]!
  const lock: BuildRule = { kind: 'person', person: personKey(captain), slots: 'captain', use: 'lock' }
  const captains: BuildRule = { kind: 'captains', atLeast: 5 }
  expect(priceOf([lock, captains], 1).unmet).toEqual({ wanted: 5, got: 1, of: 'captain' })
  expect(priceOf([lock, captains], 0).unmet).toBeNull()
  const share: BuildRule = {
    kind: 'exposure',
    players: { people: [personKey(captain)] },
    slots: 'any',
    pct: { min: null, max: 50 },
    isStrict: false,
  }
  expect(priceOf([lock, share], 1).unmet).toEqual({ wanted: 3, got: 6, of: 'lineup' })
})

function priceOf(rules: readonly BuildRule[], rule: number, count = free.count) {
  const price = priceOfRule({ ...free, count, rules }, rule, kernel)
  if (!price.ok) throw new Error(price.error.message)
  return price.value
}

function salary(rows: readonly number[]): number {
  return rows.reduce((sum, row) => sum + pool.rows[row]!.salary, 0)
}
