import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { buildSentence } from '../entries/building/build-sentence.ts'
import { changedSince, madeFrom } from '../entries/set/made-from.ts'
import { initialLineupState } from '../testing/initial-lineup-state.ts'
import { showdownPool } from '../testing/pools.ts'
import { reloaded } from '../testing/reloaded.ts'
import { withEntriesUndone } from './entries-steps.ts'
import { isKeptBuild } from './kept-build.ts'
import { withOpened, withOpenedEntries } from './opened.ts'
import { reduceLineup } from './reduce-lineup.ts'

const OPENING = {
  name: 'Thursday 150',
  rows: ['captain:cal-sterling@LAC', 'flex:joe-archer@LAC'],
  lineups: [
    [0, 1],
    [0, 1],
  ],
  builtWith: { people: { 'joe-archer@LAC': [12.5, 9000, null, null, null, null] as const }, isWhole: false },
  rules: [{ id: 'r', isOn: false, rule: { kind: 'captains' as const, atLeast: 2 } }],
}
const empty = initialLineupState(SHOWDOWN, [])

test('an opened set is the list of the Entries side, named, not stale, and kept with the draft', () => {
  const state = withOpenedEntries(empty, OPENING)
  const { build } = state
  expect(state.buildRules).toEqual(OPENING.rules)
  expect(isKeptBuild(build)).toBe(true)
  expect(build!.builtWith).toEqual(OPENING.builtWith)
  expect(buildSentence(build!)).toBe('2 lineups from Thursday 150.')
  expect(changedSince(build!.madeFrom, madeFrom(state, 2))).toEqual([])
  expect(reloaded(state, []).build).toEqual(build)
})

test('the groups of an opened set are those of the list', () => {
  const group = { name: 'Home', thesis: 'They lead.', rules: OPENING.rules, lineups: [[0, 1]] }
  const { build } = withOpenedEntries(empty, { ...OPENING, groups: [group] })
  expect(isKeptBuild(build)).toBe(true)
  expect(build!.groups).toEqual([{ ...group, wanted: 1 }])
})

test('what the set replaces comes back with Undo', () => {
  const first = withOpenedEntries(empty, { ...OPENING, name: 'First' })
  expect(withOpenedEntries(empty, OPENING).notice).not.toHaveProperty('undo')
  const second = withOpenedEntries(first, OPENING)
  expect(second.notice).toMatchObject({ title: 'Entry set opened', undo: { type: 'undo_entries' } })
  expect(withEntriesUndone(second).build).toEqual(first.build)
})

test('the lineups before an opened set keep their rows, and the set outlives a reload', () => {
  const longer = {
    ...OPENING,
    rows: ['flex:x@LAC', 'flex:y@LAC', ...OPENING.rows],
    lineups: [
      [2, 3],
      [1, 0],
    ],
  }
  const state = withOpenedEntries(withOpenedEntries(empty, longer), OPENING)
  const { rows, lineups, previous } = state.build!
  const named = (list: readonly (readonly number[])[]) => list.map((lineup) => lineup.map((row) => rows[row]))
  expect(named(lineups)).toEqual([OPENING.rows, OPENING.rows])
  expect(named(previous!)).toEqual([OPENING.rows, ['flex:y@LAC', 'flex:x@LAC']])
  expect(reloaded(state, []).build).toEqual(state.build)
})

test('a saved lineup that is opened replaces the built one, which Undo restores; its players are not excluded', () => {
  const pool = showdownPool()
  const fresh = initialLineupState(SHOWDOWN, pool)
  const row = (id: string) => fresh.playerPool.find((player) => player.id === id)!
  const before = [
    { type: 'add', player: row('p0-cpt') } as const,
    { type: 'toggle_exclude', player: row('p5') } as const,
  ].reduce(reduceLineup, fresh)
  const slots = ['p3-cpt', 'p5', 'p6', null, null, 'p-unknown']
  const opened = withOpened(before, slots)
  expect(opened.lineup.slots.map((player) => player?.id ?? null)).toEqual([
    'p3-cpt',
    'p5',
    'p6',
    null,
    null,
    null,
  ])
  expect(before.excludedPeople.size).toBe(1)
  expect(opened.excludedPeople.size).toBe(0)
  expect(opened.playerPool).toBe(before.playerPool)
  expect(opened.notice).toEqual({ title: 'Lineup opened', undo: { type: 'restore', lineup: before.lineup } })
  expect(reduceLineup(opened, opened.notice!.undo!).lineup).toEqual(before.lineup)
  // Nothing to undo: the slots were empty, or held the same lineup.
  expect(withOpened(fresh, slots).notice).toEqual({ title: 'Lineup opened' })
  expect(withOpened(opened, slots).notice).toEqual({ title: 'Lineup opened' })
})
