import { expect, test } from 'vitest'
import { contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import type { BuildRule } from '#core/rules/build-rule.ts'
import { choiceLimits } from './choice-limits.ts'

/** Eight people of two teams in turn, each as captain and as flex row. */
const rows = Array.from({ length: 8 }, (_, i) => {
  const person = { name: `Person ${i}`, team: i % 2 === 0 ? 'AAA' : 'BBB', salary: 9000 - 500 * i }
  return [
    makePlayer({ ...person, id: `c${i}`, position: 'CPT', salary: 1.5 * person.salary }),
    makePlayer({ ...person, id: `f${i}` }),
  ]
}).flat()
const pool = contestPoolOf(rows, SHOWDOWN, { leftOut: new Set() })
const indexOf = (person: string) => pool.people.findIndex(({ key }) => key === person)

test('shares become numbers of entries: a minimum is rounded up, a maximum down', () => {
  const rules: BuildRule[] = [
    {
      kind: 'exposure',
      players: { people: ['person-1@BBB'] },
      slots: 'captain',
      pct: { min: 12, max: 35 },
      isStrict: false,
    },
    { kind: 'captains', atLeast: 6 },
    { kind: 'uniques', players: 2, captainSwapCounts: true },
  ]
  const { limits, notKept } = choiceLimits(rules, pool, 20)
  expect(limits).toEqual({
    // 12% of 20 is 2.4, 35% is 7.
    exposures: [{ person: indexOf('person-1@BBB'), slot: 'captain', atLeast: 3, atMost: 7 }],
    captains: { atLeast: 6 },
    apart: 2,
  })
  expect(notKept).toEqual([])
})

test('a share of each player of a set holds for every one of them', () => {
  const rule: BuildRule = {
    kind: 'exposure',
    players: { teams: ['AAA'] },
    slots: 'any',
    pct: { min: null, max: 50 },
    isStrict: true,
    each: true,
  }
  const { limits } = choiceLimits([rule], pool, 3)
  expect(limits.exposures).toEqual(
    [0, 2, 4, 6].map((n) => ({ person: indexOf(`person-${n}@AAA`), slot: 'any', atMost: 1 })),
  )
})

test('rules that a choice cannot keep are named; rules of single lineups are the candidates’', () => {
  const together: BuildRule = {
    kind: 'exposure',
    players: { teams: ['AAA'] },
    slots: 'captain',
    pct: { min: null, max: 50 },
    isStrict: false,
  }
  const split: BuildRule = {
    kind: 'split_share',
    ofCaptainsTeam: 5,
    pct: { min: 10, max: null },
    isStrict: false,
  }
  const swaps: BuildRule = { kind: 'uniques', players: 1, captainSwapCounts: false }
  const single: BuildRule = { kind: 'captain_pool', people: ['person-1@BBB'] }
  const { limits, notKept } = choiceLimits([together, split, swaps, single], pool, 20)
  expect(notKept).toEqual([together, split, swaps])
  expect(limits).toEqual({ exposures: [], apart: 1 })
})

test('one entry is not asked for more captains than it has', () => {
  expect(choiceLimits([{ kind: 'captains', atLeast: 6 }], pool, 1).limits.captains).toEqual({ atLeast: 1 })
})
