import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { DEFAULT_SETTINGS } from '#core/objective/strategy.ts'
import type { Completions } from '#optimizer/repair.ts'
import { joinedCompletions, openToWorth } from './open-to-worth.ts'

const request = {
  format: SHOWDOWN,
  settings: DEFAULT_SETTINGS,
  rules: [],
  playerPool: [],
  budget: 50_000,
  lineups: [
    ['a', 'b', 'c', 'd', 'e', 'f'],
    ['a', 'b', 'c', 'd', 'e', 'x'],
    ['x', 'b', 'c', 'd', 'e', 'f'],
    ['a', 'b', 'c', 'd', null, 'f'],
  ],
}

test('a lineup that holds a player who leaves, or is not in the file, is open in that slot, or as a whole; no other lineup is open, and no locked slot', () => {
  const [few, whole] = openToWorth({ ...request, lockedSlots: [[], [0], [], []] }, new Set(['x', 'y']))
  expect(few.lockedSlots).toEqual([
    [0, 1, 2, 3, 4, 5],
    [0, 1, 2, 3, 4],
    [1, 2, 3, 4, 5],
    [0, 1, 2, 3, 5],
  ])
  expect(whole.lockedSlots).toEqual([[0, 1, 2, 3, 4, 5], [0], [], []])
})

test('what both find is there once, that with few changes first', () => {
  const lineup = (after: string): Completions['found'][number][number] => ({
    ...{ index: 0, after: [...after], changed: [], pointsBefore: 0, pointsAfter: 0, further: 0 },
  })
  const joined = joinedCompletions(
    { found: [[lineup('abc')], []], isProved: true },
    { found: [[lineup('cab'), lineup('xyz')], [lineup('abd')]], isProved: false },
  )
  expect(joined.found.map((own) => own.map(({ after }) => after.join('')))).toEqual([['abc', 'xyz'], ['abd']])
  expect(joined.isProved).toBe(false)
})
