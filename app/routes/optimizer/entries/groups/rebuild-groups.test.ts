import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { rowKey } from '#core/slate-memory/field-keys.ts'
import type { Build, BuildRequest } from '#optimizer/build-request.ts'
import type { KeptBuild } from '../../state/kept-build.ts'
import { initialLineupState } from '../../testing/initial-lineup-state.ts'
import { showdownPool } from '../../testing/pools.ts'
import { madeFrom } from '../set/made-from.ts'
import { rebuiltGroups } from './rebuild-groups.ts'

const pool = showdownPool()
const state = initialLineupState(SHOWDOWN, pool)
const ids = (captain: number, ...flex: number[]) => [`p${captain}-cpt`, ...flex.map((each) => `p${each}`)]
const places = (lineup: readonly string[]) => lineup.map((id) => pool.findIndex((row) => row.id === id))

function built(...lineups: string[][]): Build {
  return {
    lineups: lineups.map((lineup) => ({
      players: lineup.map((id) => state.playerPool.find((row) => row.id === id)!),
      ...{ captainIndex: 0, projectedPoints: 0, totalSalary: 0, objective: 0, isKept: false },
    })),
    ...{
      exposures: [],
      exact: 'sequential',
      unmet: [],
      isProved: true,
      gap: null,
      shortfall: null,
      steps: 1,
    },
  }
}

const [a, b, c, d] = [
  ids(0, 1, 2, 3, 4, 5),
  ids(1, 0, 2, 3, 4, 5),
  ids(2, 0, 1, 3, 4, 5),
  ids(3, 0, 1, 2, 4, 5),
]
const [e, f] = [ids(4, 0, 1, 2, 3, 5), ids(5, 0, 1, 2, 3, 4)]
const rule = (atLeast: number) => ({ id: 'r', isOn: true, rule: { kind: 'captains' as const, atLeast } })
const before: KeptBuild = {
  rows: pool.map(rowKey),
  lineups: [a, b, c, d].map(places),
  ...{ wanted: 4, exact: 'sequential', isProved: true, isByPoints: false, shortfall: null, unmet: [] },
  madeFrom: { ...madeFrom(state, 4), points: 'old', rules: '' },
  groups: [
    { name: 'Home', thesis: 'They lead.', rules: [rule(1)], lineups: [a, b].map(places), wanted: 2 },
    { name: 'Kept', thesis: '', rules: null, lineups: [places(c)], wanted: 1 },
    { name: 'Away', thesis: '', rules: [rule(9)], lineups: [places(d)], wanted: 1 },
  ],
  ...{ removed: [places(e)], locked: [places(b), places(d)], previous: null, edited: null },
}

test('each group is built again under its own rules: locked lineups stay, and nothing listed or removed comes twice', async () => {
  const asked: BuildRequest[] = []
  const answers = [built(b, f), built(d)]
  const next = await rebuiltGroups(state, before, async (request) => {
    asked.push(request)
    return { ok: true, value: answers[asked.length - 1]! }
  })
  expect(asked.map(({ count, rules }) => [count, rules])).toEqual([
    [2, [{ kind: 'captains', atLeast: 1 }]],
    [1, [{ kind: 'captains', atLeast: 9 }]],
  ])
  expect(asked.map(({ keptLineups }) => keptLineups)).toEqual([[b], [d]])
  // Of the first group: the removed one and the one that is locked elsewhere; of the last, all that is listed by then.
  expect(asked.map(({ bannedLineups }) => bannedLineups)).toEqual([
    [e, d],
    [e, b, f, c, b],
  ])
  const list = next as KeptBuild
  expect(list.lineups).toEqual([b, f, c, d].map(places))
  expect(list.groups).toEqual([
    { ...before.groups![0], lineups: [b, f].map(places) },
    before.groups![1],
    before.groups![2],
  ])
  expect(list).toMatchObject({ wanted: 4, previous: before.lineups, locked: before.locked })
  expect(list.madeFrom).toEqual({ ...madeFrom(state, 4), rules: '' })
})

test('a group that was built without rules is built again without any', async () => {
  const group = { ...before.groups![1]!, rules: [] }
  const asked: BuildRequest[] = []
  const next = await rebuiltGroups(state, { ...before, groups: [group] }, async (request) => {
    asked.push(request)
    return { ok: true, value: built(f) }
  })
  expect(asked.map(({ rules }) => rules)).toEqual([[]])
  expect((next as KeptBuild).groups).toEqual([{ ...group, lineups: [places(f)] }])
})

test('a group that finds nothing is named and the list stays; a stopped rebuild says nothing', async () => {
  const error = { message: 'No lineup obeys the rules.' }
  expect(await rebuiltGroups(state, before, async () => ({ ok: false, error }))).toBe(
    'Home: No lineup obeys the rules.',
  )
  expect(await rebuiltGroups(state, before, async () => ({ ok: true, value: built() }))).toBe(
    'Home: no lineup obeys its rules.',
  )
  expect(await rebuiltGroups(state, before, async () => null)).toBeNull()
})
