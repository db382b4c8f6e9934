import { expect, test } from 'vitest'
import { contestsOfEntries } from '../payouts/contests-of-entries.ts'
import { enteredContests } from './entered-contests.ts'
import type { ReservedEntry } from './entries-file.ts'

const entry = (contestKey: string, contestName: string, feeCents: number): ReservedEntry => ({
  ...{ row: 1, entryKey: '', contestKey, contestName, feeCents, cells: [] },
})

test('each lineup counts in the contests of its own entries; contests that differ by name alone are one', () => {
  const small = entry('1', 'NFL $5 Double Up [100 Players]', 500)
  const again = entry('2', 'NFL $5 Double Up #2 [100 Players]', 500)
  const large = entry('3', 'NFL $500K Play-Action [20 Entry Max]', 300)
  const lineups = [{ entries: [small, large] }, { entries: [large, large] }, { entries: [again] }]
  const settings = contestsOfEntries(lineups.flatMap(({ entries }) => entries))
  const contests = enteredContests(lineups, new Map(settings.map((each) => [each.contestKey, each.settings])))
  expect(contests.map(({ contest, entries }) => [contest.name, contest.feeCents, entries])).toEqual([
    [small.contestName, 500, [1, 0, 1]],
    [large.contestName, 300, [1, 2, 0]],
  ])
})
