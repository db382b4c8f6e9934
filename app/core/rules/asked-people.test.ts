import { expect, test } from 'vitest'
import { askedPeople } from './asked-people.ts'
import type { BuildRule } from './build-rule.ts'

const share = (min: number | null): BuildRule => ({
  ...{ kind: 'exposure', players: { people: ['ann'] }, slots: 'any', isStrict: false },
  pct: { min, max: 40 },
})
const number = (min: number | null): BuildRule => ({
  ...{ kind: 'group', players: { people: ['bob'] }, slots: 'any', per: 'lineup', when: null },
  count: { min, max: 1 },
})
const person = (use: 'lock' | 'exclude'): BuildRule => ({ kind: 'person', person: 'cid', slots: 'any', use })

test('a rule asks for people whom it locks, names as captains, or gives a least share or number', () => {
  const pool: BuildRule = { kind: 'captain_pool', people: ['dan'] }
  expect([...askedPeople([share(10), number(1), person('lock'), pool])]).toEqual(['ann', 'bob', 'cid', 'dan'])
})

test('a limit, an exclusion and a rule about positions ask for no one', () => {
  const positions: BuildRule = { ...number(1), players: { positions: ['K'] } } as BuildRule
  expect([...askedPeople([share(null), number(null), number(0), person('exclude'), positions])]).toEqual([])
})
