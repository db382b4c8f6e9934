import { expect, test } from 'vitest'
import { simContestOf } from './contest-settings.ts'
import { contestsOfEntries } from './contests-of-entries.ts'

const entry = (contestKey: string, contestName: string, feeCents: number | null = 500) => ({
  ...{ contestKey, contestName, feeCents },
})

test('the contests of an entries file come in its order, with fee and number of reserved entries', () => {
  const contests = contestsOfEntries([
    entry('7', 'NFL Showdown $50K Sprint', 300),
    entry('9', 'NFL Showdown $5 Double Up'),
    entry('7', 'NFL Showdown $50K Sprint', 300),
  ])
  expect(
    contests.map(({ mine, settings }) => [settings.name, mine, settings.feeCents, settings.kind]),
  ).toEqual([
    ['NFL Showdown $50K Sprint', 2, 300, 'large_top_heavy'],
    ['NFL Showdown $5 Double Up', 1, 500, 'double_up'],
  ])
  for (const { settings } of contests) expect(simContestOf(settings).ok).toBe(true)
})

test.each([
  ['NFL Single Entry $25', 'single_entry'],
  ['NFL 50/50 $2', 'fifty_fifty'],
  ['NFL H2H vs. someone', 'head_to_head'],
  ['NFL $3 Satellite to Sunday', 'satellite'],
  ['NFL $10 3x', 'triple_up'],
  ['NFL Winner Take All', 'winner_take_all'],
  ['NFL $1M Millionaire', 'large_top_heavy'],
])('a contest is taken for what its name says: %s', (name, kind) => {
  expect(contestsOfEntries([entry('1', name)])[0]!.settings.kind).toBe(kind)
})

test('a fee that the file does not say, or that no contest has, is the usual one', () => {
  const fee = (cents: number | null) => contestsOfEntries([entry('1', 'A', cents)])[0]!.settings.feeCents
  expect([fee(null), fee(1e12), fee(0)]).toEqual([1000, 1000, 0])
})
