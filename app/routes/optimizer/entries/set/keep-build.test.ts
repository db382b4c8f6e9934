import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { rowKey } from '#core/slate-memory/field-keys.ts'
import type { Build } from '#optimizer/build-request.ts'
import { builtWithOf } from '../../state/built-with-of.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { reduceLineup } from '../../state/reduce-lineup.ts'
import { initialLineupState } from '../../testing/initial-lineup-state.ts'
import { showdownPool } from '../../testing/pools.ts'
import { reloaded } from '../../testing/reloaded.ts'
import { buildRequestOf } from './build-request-of.ts'
import { has, keptBuild, withEdited, withLockToggled, withRemoved } from './keep-build.ts'
import { listedLineups, sortedLineups } from './listed-lineups.ts'
import { changedSince, madeFrom } from './made-from.ts'

const pool = showdownPool()
const state = initialLineupState(SHOWDOWN, pool)
const row = (id: string) => state.playerPool.find((player) => player.id === id)!

/** Captain and flex players by the number of the person. */
const players = (captain: number, ...flex: number[]) => [
  row(`p${captain}-cpt`),
  ...flex.map((each) => row(`p${each}`)),
]

function built(...lineups: number[][]): Build {
  return {
    lineups: lineups.map(([captain = 0, ...flex]) => ({
      players: players(captain, ...flex),
      captainIndex: 0,
      projectedPoints: 0,
      totalSalary: 0,
      objective: 0,
      isKept: false,
    })),
    exposures: [],
    exact: 'n_best',
    unmet: [],
    isProved: true,
    gap: null,
    shortfall: null,
    steps: 1,
  }
}

const kept = (build: Build, before = state.build, rest = false) =>
  keptBuild(build, {
    wanted: build.lineups.length,
    rules: [],
    isByPoints: true,
    from: madeFrom(state, build.lineups.length),
    builtWith: builtWithOf(state),
    before,
    rest,
  })

const withBuild = (build: LineupState['build']): LineupState => ({ ...state, build })

test('a build survives a reload and a file whose row ids are others; a lineup of a player who is gone is left out', () => {
  const build = kept(built([7, 1, 2, 3, 4, 5], [6, 1, 2, 3, 4, 7]))
  const newer = showdownPool().map((player, index) => ({ ...player, id: `player-${100 - index}` }))
  const restored = reloaded(withBuild(build), pool, newer)
  expect(names(restored)).toEqual(names(withBuild(build)))
  const without = newer.filter(({ name }) => name !== 'Person 5')
  expect(listedLineups({ ...restored, playerPool: without }).map(({ number }) => number)).toEqual([2])
})

test('150 lineups take little of the memory of a slate', () => {
  const lineups = Array.from({ length: 150 }, (_, i) => [
    i % 8,
    ...[1, 2, 3, 4, 5].map((step) => (i + step) % 8),
  ])
  const first = kept(built(...lineups))
  expect(JSON.stringify(kept(built(...lineups), first)).length).toBeLessThan(10_000)
})

test('removed and locked lineups reach the next build of the rest, and no other build', () => {
  const list = kept(built([7, 1, 2, 3, 4, 5], [6, 1, 2, 3, 4, 7], [5, 1, 2, 3, 4, 7]))
  const [first, second] = list.lineups
  const changed = withLockToggled(withRemoved(list, first!), second!)
  expect(changed.lineups).toHaveLength(2)
  const request = buildRequestOf(withBuild(changed), 3, true)
  expect(request.keptLineups).toEqual([['p6-cpt', 'p1', 'p2', 'p3', 'p4', 'p7']])
  expect(request.bannedLineups).toEqual([['p7-cpt', 'p1', 'p2', 'p3', 'p4', 'p5']])
  expect(buildRequestOf(withBuild(changed), 3, false)).not.toHaveProperty('keptLineups')
  const rebuilt = kept(built([6, 1, 2, 3, 4, 7], [4, 1, 2, 3, 5, 7]), changed, true)
  expect(has(rebuilt.locked, second!)).toBe(true)
  expect(rebuilt.previous).toEqual(changed.lineups)
})

test('an edited lineup takes the place of the one it was; a lock moves with it', () => {
  const list = kept(built([7, 1, 2, 3, 4, 5], [6, 1, 2, 3, 4, 7]))
  const edited = { ...withLockToggled(list, list.lineups[0]!), edited: list.lineups[0]! }
  const back = withEdited(edited, [
    'captain:person-7@BBB',
    'flex:person-1@BBB',
    'flex:person-2@AAA',
    'flex:person-3@BBB',
    'flex:person-4@AAA',
    'flex:person-6@AAA',
  ])
  const [listed] = listedLineups(withBuild(back))
  expect(listed).toMatchObject({ number: 1, isLocked: true })
  expect(listed!.players.map(({ id }) => id)).toEqual(['p7-cpt', 'p1', 'p2', 'p3', 'p4', 'p6'])
  expect(back.edited).toBeNull()
})

test('a lineup changed by hand is locked, so that a rebuild keeps it and still knows it', () => {
  const list = kept(built([7, 1, 2, 3, 4, 5], [6, 1, 2, 3, 4, 7]))
  const keys = [7, 1, 2, 3, 4, 6].map((person, slot) =>
    rowKey(row(slot === 0 ? `p${person}-cpt` : `p${person}`)),
  )
  const back = withEdited({ ...list, edited: list.lineups[0]! }, keys)
  expect(back.locked).toEqual([back.lineups[0]])
  const rebuilt = kept(built([7, 1, 2, 3, 4, 6], [5, 1, 2, 3, 4, 7]), back, true)
  expect(rebuilt.byHand).toEqual([back.lineups[0]])
  expect(kept(built([5, 1, 2, 3, 4, 7]), back).byHand).toBeUndefined()
})

test('a lineup that is removed leaves its group, and one changed by hand stays in it', () => {
  const list = kept(built([7, 1, 2, 3, 4, 5], [6, 1, 2, 3, 4, 7], [5, 1, 2, 3, 4, 7]))
  const [first, second, third] = list.lineups
  const group = { name: 'Home', thesis: '', rules: [], wanted: 2 }
  const groups = [
    { ...group, lineups: [first!, second!] },
    { ...group, name: 'Away', lineups: [third!] },
  ]
  const keys = [7, 1, 2, 3, 4, 6].map((person, slot) =>
    rowKey(row(slot === 0 ? `p${person}-cpt` : `p${person}`)),
  )
  const back = withEdited({ ...list, groups, edited: first! }, keys)
  expect(back.groups!.map(({ lineups }) => lineups)).toEqual([[back.lineups[0], second], [third]])
  const removed = withRemoved(withRemoved(back, third!), second!)
  expect(removed.groups).toEqual([{ ...group, lineups: [back.lineups[0]] }])
})

test('a list keeps the rules that it was built under', () => {
  const rule = { kind: 'captains' as const, atLeast: 2 }
  const build = keptBuild(built([7, 1, 2, 3, 4, 5]), {
    ...{ wanted: 1, rules: [{ id: 'r', rule }], isByPoints: true, from: madeFrom(state, 1) },
    ...{ builtWith: builtWithOf(state), before: null, rest: false },
  })
  expect(build.rules).toEqual([{ id: 'r', isOn: true, rule }])
})

test('a list says what changed since it was made', () => {
  const before = madeFrom(state, 20)
  const after = (action: Parameters<typeof reduceLineup>[1]) =>
    changedSince(before, madeFrom(reduceLineup(state, action), 20))
  expect(changedSince(before, madeFrom(state, 20))).toEqual([])
  expect(after({ type: 'toggle_exclude', player: row('p1') })).toContain('the choice of players')
  expect(after({ type: 'edit_number', player: row('p1'), figure: 'points', value: 30 })).toEqual([
    'the players’ figures',
  ])
  expect(after({ type: 'toggle_lock', player: row('p1') })).toEqual(['the rules'])
  expect(after({ type: 'set_settings', settings: { ...state.settings, creativity: 77 } })).toEqual([
    'the contest or the settings',
  ])
})

test('figures of a lineup are those of now, and a press on a head orders by them', () => {
  const byAverage = reduceLineup(state, {
    type: 'set_numbers',
    numbers: { ...state.numbers, pointsFrom: 'average' },
  })
  const playerPool = byAverage.playerPool.map((player) => ({
    ...player,
    ownershipPct: player.id === 'p7-cpt' ? null : 20,
  }))
  const build = kept(built([7, 1, 2, 3, 4, 5], [0, 1, 2, 3, 4, 5]))
  const listed = listedLineups({ ...byAverage, playerPool, build })
  // Averages are 20 - n, prices 9000 - 500 n; the captain counts and costs half as much again.
  expect(listed[0]).toMatchObject({
    points: 1.5 * 13 + 19 + 18 + 17 + 16 + 15,
    salary: 1.5 * 5500 + 37_500,
    left: 4250,
  })
  expect(listed.map(({ ownershipSum }) => ownershipSum)).toEqual([null, 120])
  const numbers = (column: Parameters<typeof sortedLineups>[1]['column'], direction: 'high' | 'low') =>
    sortedLineups(listed, { column, direction }).map(({ number }) => number)
  expect(numbers('points', 'high')).toEqual([2, 1])
  expect(numbers('captain', 'low')).toEqual([2, 1])
  expect(numbers('ownership', 'low')).toEqual([2, 1])
})

test('each step of the Entries side is undone in turn', () => {
  const build = kept(built([7, 1, 2, 3, 4, 5], [6, 1, 2, 3, 4, 7]))
  const steps = [build, withRemoved(build, build.lineups[0]!)]
  const done = steps.reduce<LineupState>(
    (before, each) => reduceLineup(before, { type: 'set_entries', entries: { build: each } }),
    state,
  )
  const once = reduceLineup(done, { type: 'undo_entries' })
  expect(once.build).toBe(build)
  const twice = reduceLineup(once, { type: 'undo_entries' })
  expect(twice.build).toBeNull()
  expect(reduceLineup(twice, { type: 'undo_entries' }).notice?.title).toBe('No step to undo')
})

function names(of: LineupState): string[][] {
  return listedLineups(of).map(({ players: own }) => own.map(({ name, position }) => `${position} ${name}`))
}
