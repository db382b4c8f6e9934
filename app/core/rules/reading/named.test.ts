import { expect, test } from 'vitest'
import { makePlayer } from '../../players/fixtures/make-player.ts'
import type { BuildRule } from '../build-rule.ts'
import { strangersOf, withPeopleRenamed } from './named.ts'

const pool = [
  makePlayer({ id: '1', name: 'Ann One', team: 'AAA' }),
  makePlayer({ id: '2', name: 'Bea Two', team: 'BBB' }),
]
const share = { pct: { min: 20, max: null }, isStrict: false }

/** Each names Ann One, a stranger and, where a rule can, a team that does not play. */
const RULES: BuildRule[] = [
  { kind: 'person', person: 'x@AAA', slots: 'any', use: 'lock' },
  { kind: 'captain_pool', people: ['ann-one@AAA', 'x@AAA'] },
  {
    kind: 'group',
    players: { people: ['ann-one@AAA'], teams: ['AAA', 'ZZZ'] },
    slots: 'any',
    count: { min: 1, max: null },
    per: 'lineup',
    when: { players: { people: ['x@AAA'] }, slots: 'captain', team: 'any' },
  },
  {
    kind: 'boost',
    players: { people: ['ann-one@AAA'] },
    slots: 'any',
    pct: 5,
    when: { person: 'x@AAA', slots: 'any' },
  },
  { kind: 'exposure', players: { people: ['x@AAA', 'x@AAA'] }, slots: 'any', ...share },
]

test.each(RULES.map((rule) => [rule.kind, rule] as const))(
  '%s: people and teams that the pool does not have are found',
  (kind, rule) => {
    expect(strangersOf(rule, pool)).toEqual(kind === 'group' ? ['x@AAA', 'ZZZ'] : ['x@AAA'])
  },
)

test.each(RULES.map((rule) => [rule.kind, rule] as const))(
  '%s: people get other names, and nothing else changes',
  (_, rule) => {
    const after = withPeopleRenamed(rule, (person) => (person === 'x@AAA' ? 'bea-two@BBB' : person))
    expect(JSON.stringify(after)).toBe(JSON.stringify(rule).replaceAll('x@AAA', 'bea-two@BBB'))
    expect(strangersOf(after, pool)).toEqual(rule.kind === 'group' ? ['ZZZ'] : [])
  },
)

test('a rule that names no player has no unknown names', () => {
  expect(
    strangersOf({ kind: 'exposure', players: { positions: ['QB'] }, slots: 'any', ...share }, []),
  ).toEqual([])
})
