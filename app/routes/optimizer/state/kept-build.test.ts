import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { initialLineupState } from '../testing/initial-lineup-state.ts'
import { showdownPool } from '../testing/pools.ts'
import { withRecalled } from './document.ts'
import { isKeptBuild, type KeptBuild } from './kept-build.ts'

const BUILD: KeptBuild = {
  rows: ['captain:a@KC', 'flex:b@KC', 'flex:c@BUF'],
  lineups: [[0, 1]],
  wanted: 20,
  exact: 'sequential',
  isProved: true,
  isByPoints: false,
  shortfall: '1 of the 20 lineups: no other lineup obeys the rules.',
  unmet: [{ ruleId: 'r', wanted: 3, got: 1 }],
  madeFrom: { players: 'a', points: 'b', rules: '', settings: 'c' },
  removed: [[0, 2]],
  locked: [[0, 1]],
  previous: [[0, 2]],
  edited: [0, 1],
}

test('a stored build is read with and without what it may lack', () => {
  expect(isKeptBuild(BUILD)).toBe(true)
  expect(
    isKeptBuild({ ...BUILD, shortfall: null, previous: null, edited: null, openedFrom: 'Thursday' }),
  ).toBe(true)
  const group = { name: 'Home', thesis: 'They lead.', rules: [], lineups: [[0, 1]], wanted: 1 }
  expect(isKeptBuild({ ...BUILD, rules: [], groups: [group, { ...group, rules: null }] })).toBe(true)
  expect(isKeptBuild({ ...BUILD, contests: [{ name: 'Sprint', lineups: [[0, 1]] }] })).toBe(true)
})

test('a flag of an older version for unknown rules is read as null', () => {
  const pool = showdownPool()
  const group = { name: 'Home', thesis: '', rules: [], lineups: [[0, 1]], wanted: 1 }
  const stored = { ...BUILD, groups: [{ ...group, hasUnknownRules: true }, group] }
  const { build } = withRecalled(initialLineupState(SHOWDOWN, pool), { 'draft.build': stored as never }, pool)
  expect(build?.groups).toEqual([{ ...group, rules: null }, group])
})

test.each<[string, object]>([
  ['no checksums', { madeFrom: null }],
  ['a checksum missing', { madeFrom: { players: 'a', points: 'b', rules: 'c' } }],
  ['no list before', { previous: undefined }],
  ['no edited lineup', { edited: undefined }],
  ['a row that is not there', { lineups: [[0, 3]] }],
  ['a row by a property name', { lineups: [[0, '1']] }],
  ['an empty lineup', { locked: [[]] }],
  ['a lineup of 500 rows', { removed: [Array(500).fill(0)] }],
  ['100,000 lineups', { lineups: Array(100_000).fill([0, 1]) }],
  ['rows that are not texts', { rows: ['captain:a@KC', 1, null] }],
  ['unmet rules that are not rules', { unmet: [null] }],
  ['a reason that is not a text', { shortfall: { reason: 'budget' } }],
  ['a name that is not a text', { openedFrom: { name: 'Thursday' } }],
  ['an unknown kind of proof', { exact: 'simulated' }],
  ['a number as a text', { wanted: '20' }],
  ['a contest without a name', { contests: [{ lineups: [[0, 1]] }] }],
  ['a contest with a lineup of other rows', { contests: [{ name: 'A', lineups: [[0, 9]] }] }],
  ['rules that are no list', { rules: {} }],
  ['a group without a thesis', { groups: [{ name: 'A', rules: [], lineups: [], wanted: 1 }] }],
  [
    'a group with a lineup of other rows',
    { groups: [{ name: 'A', thesis: '', rules: [], lineups: [[0, 9]], wanted: 1 }] },
  ],
])('a build of another version is left out: %s', (_, change) => {
  const stored = { ...BUILD, ...change }
  expect(isKeptBuild(stored)).toBe(false)
  const pool = showdownPool()
  const changes = { 'draft.build': stored as never, 'settings.creativity': 80 }
  const { build, settings } = withRecalled(initialLineupState(SHOWDOWN, pool), changes, pool)
  expect(build).toBeNull()
  expect(settings.creativity).toBe(80)
})
