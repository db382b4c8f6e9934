import { expect, test } from 'vitest'
import { isKeptBuild } from '../../state/kept-build.ts'
import { showdownPool } from '../../testing/pools.ts'
import { buildSentence } from '../building/build-sentence.ts'
import { keyOf, withLockToggled } from '../set/keep-build.ts'
import { keptChoice } from './keep-choice.ts'
import { choiceOf, rememberChoice } from './last-choice.ts'

const pool = showdownPool()
const from = { players: 'a', points: 'b', rules: 'c', settings: 'd' }
const ids = (captain: number, ...flex: number[]) => [`p${captain}-cpt`, ...flex.map((each) => `p${each}`)]
const first = ids(0, 1, 2, 3, 4, 5)
const second = ids(1, 0, 2, 3, 4, 5)
const builtWith = { people: {}, isWhole: true }
const context = { pool, wanted: 2, objective: 'top1' as const, from, builtWith }

test('chosen entries are a list that is kept; rows of the list before keep their places', () => {
  const before = keptChoice([{ name: 'A', lineups: [first] }], { ...context, wanted: 1, before: null })
  expect(before.rows).toHaveLength(6)
  const now = keptChoice([{ name: 'A', lineups: [second, first] }], {
    ...context,
    before: withLockToggled(before, before.lineups[0]!),
  })
  expect(now.rows.slice(0, 6)).toEqual(before.rows)
  expect(now.lineups[1]).toEqual(before.lineups[0])
  expect(now).toMatchObject({ previous: before.lineups, locked: [before.lineups[0]], shortfall: null })
  expect(isKeptBuild(JSON.parse(JSON.stringify(now)))).toBe(true)
  expect(isKeptBuild({ ...now, chosenFor: 'luck' })).toBe(false)
  expect(buildSentence(now)).toBe('2 lineups chosen together for top 1%.')
})

test('a lineup of two contests is in the list once, and the list knows the entries of each', () => {
  const entered = [
    { name: 'Dear', lineups: [second] },
    { name: 'Cheap', lineups: [first, [second[0]!, ...second.slice(1).reverse()]] },
  ]
  const build = keptChoice(entered, { ...context, before: null })
  expect(build.lineups.map(keyOf)).toEqual(
    [build.contests![0]!.lineups[0]!, build.contests![1]!.lineups[0]!].map(keyOf),
  )
  expect(build.contests!.map(({ name, lineups }) => [name, lineups.length])).toEqual([
    ['Dear', 1],
    ['Cheap', 2],
  ])
  expect(isKeptBuild(JSON.parse(JSON.stringify(build)))).toBe(true)
  expect(keptChoice(entered.slice(0, 1), { ...context, before: null }).contests).toBeUndefined()
})

test('what was found is shown for the list that was chosen, not for one that was changed since', () => {
  const build = keptChoice([{ name: 'A', lineups: [first, second] }], { ...context, before: null })
  const choice = { objective: 'top1', entries: {} } as unknown as Parameters<typeof rememberChoice>[1]
  rememberChoice(build, choice)
  expect(choiceOf(build)).toBe(choice)
  expect(choiceOf({ ...build, locked: [build.lineups[0]!] })).toBe(choice)
  expect(choiceOf({ ...build, lineups: build.lineups.slice(1) })).toBeNull()
  expect(choiceOf(null)).toBeNull()
  expect(keyOf(build.lineups[0]!)).not.toBe(keyOf(build.lineups[1]!))
})
