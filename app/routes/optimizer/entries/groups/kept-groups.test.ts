import { expect, test } from 'vitest'
import type { KeptBuild, KeptLineup } from '../../state/kept-build.ts'
import { isKeptBuild } from '../../state/kept-build.ts'
import { buildSentence } from '../building/build-sentence.ts'
import { changedSince } from '../set/made-from.ts'
import { newGroupName, withGroupAdded, withGroupRenamed, withoutGroup } from './kept-groups.ts'

const rule = (id: string) => ({ id, isOn: true, rule: { kind: 'captains' as const, atLeast: 2 } })

/** Rows 0 to 9; a lineup is a pair of them. */
function list(lineups: KeptLineup[], more: Partial<KeptBuild> = {}): KeptBuild {
  return {
    rows: Array.from({ length: 10 }, (_, i) => `flex:${i}@KC`),
    ...{ lineups, wanted: lineups.length, exact: 'n_best', isProved: true, isByPoints: true },
    ...{ shortfall: null, unmet: [], madeFrom: { players: 'p', points: 'q', rules: 'r', settings: 's' } },
    ...{ rules: [rule('first')], removed: [], locked: [], previous: null, edited: null },
    ...more,
  }
}

const [a, b, c, d] = [
  [0, 1],
  [0, 2],
  [3, 4],
  [3, 5],
] as const
const home = { name: 'Home', thesis: 'They lead.', listed: 'Free' }

test('what was built comes on top as a group, and what was listed before is one under its own rules', () => {
  const made = list([c, d], { rules: [rule('second')], wanted: 3, shortfall: 'Only 2.', isProved: true })
  const both = withGroupAdded(list([a, b], { removed: [[8, 9]], locked: [a] }), made, home)
  expect(both.lineups).toEqual([a, b, c, d])
  expect(both.groups).toEqual([
    { name: 'Free', thesis: '', rules: [rule('first')], lineups: [a, b], wanted: 2 },
    { name: 'Home', thesis: 'They lead.', rules: [rule('second')], lineups: [c, d], wanted: 3 },
  ])
  expect(both).toMatchObject({ wanted: 5, removed: [[8, 9]], locked: [a], previous: [a, b], shortfall: null })
  expect(isKeptBuild(both)).toBe(true)
  expect(buildSentence(both)).toBe(
    '4 lineups in 2 groups, each the best that the rules of its group then allowed.',
  )
  const third = withGroupAdded(both, list([[6, 7]]), { name: 'Away', thesis: '', listed: 'unused' })
  expect(third.groups!.map(({ name }) => name)).toEqual(['Free', 'Home', 'Away'])
})

test('other rules make no group stale, but other points do; of an opened set neither is known at first', () => {
  const now = { players: 'p', points: 'q', rules: 'another', settings: 's' }
  const both = withGroupAdded(list([a]), list([b]), home)
  expect(changedSince(both.madeFrom, now)).toEqual([])
  expect(changedSince(both.madeFrom, { ...now, points: 'moved' })).toEqual(['the players’ figures'])
  const unknown = { players: '', points: '', rules: '', settings: '' }
  const { openedFrom, rules, ...opened } = list([a], { madeFrom: unknown, openedFrom: 'Thursday' })
  const added = withGroupAdded({ ...opened, openedFrom: 'Thursday' }, list([b]), home)
  expect(added.madeFrom).toEqual({ players: 'p', points: 'q', rules: '', settings: 's' })
  expect(added.groups!.map(({ rules: own }) => own)).toEqual([null, [rule('first')]])
  expect(added).not.toHaveProperty('openedFrom')
})

test('a group is renamed, or removed with its lineups; those of the others stay', () => {
  const both = withGroupAdded(list([a, b], { locked: [b] }), list([c], { wanted: 4 }), home)
  const words = { name: 'Host', thesis: 'They run.' }
  expect(withGroupRenamed(both, 'Home', words).groups![1]).toMatchObject({ ...words, lineups: [c] })
  const without = withoutGroup(both, both.groups![0]!)
  expect(without).toMatchObject({ lineups: [c], locked: [], removed: [], wanted: 4, previous: [a, b, c] })
  expect(without.groups!.map(({ name }) => name)).toEqual(['Home'])
  // The last group is gone: what is listed then is the first one again.
  const none = { ...without, groups: [] }
  expect(withGroupAdded(none, list([d]), home).groups!.map(({ name }) => name)).toEqual(['Free', 'Home'])
})

test('a new name is one that no group has', () => {
  const group = (name: string) => ({ name, thesis: '', rules: [], lineups: [], wanted: 1 })
  expect(newGroupName([group('Group 1')])).toBe('Group 2')
  expect(newGroupName([group('Group 3'), group('Home')])).toBe('Group 4')
})
