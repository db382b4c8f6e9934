import { expect, test } from 'vitest'
import { BIG_LEAGUE } from './big-league.ts'
import { STANDARD } from './dk-classic.ts'
import { SHOWDOWN } from './dk-showdown.ts'
import { misfitOf } from './misfit.ts'
import type { SalaryFileFacts } from './salary-file-facts.ts'

const MAIN_SLATE: SalaryFileFacts = {
  rosterPositions: new Set(),
  positions: new Set(['QB', 'RB', 'WR', 'TE', 'DST']),
  teams: 14,
  salaries: { least: 3000, most: 9800 },
  site: null,
}

test('a file of several games without captains is none of a contest of one game', () => {
  expect(misfitOf(MAIN_SLATE, SHOWDOWN)).toEqual({ why: 'several_games', teams: 14, site: null })
  expect(misfitOf({ ...MAIN_SLATE, teams: 2 }, SHOWDOWN)).toBeNull()
  expect(misfitOf({ ...MAIN_SLATE, rosterPositions: new Set(['CPT', 'FLEX']) }, SHOWDOWN)).toBeNull()
})

test('prices that are all above the budget', () => {
  expect(misfitOf(MAIN_SLATE, BIG_LEAGUE)).toEqual({ why: 'prices', least: 3000, most: 9800, site: null })
  expect(misfitOf({ ...MAIN_SLATE, salaries: { least: 100, most: 300 } }, BIG_LEAGUE)).toBeNull()
  expect(misfitOf({ ...MAIN_SLATE, salaries: null }, BIG_LEAGUE)).toBeNull()
  // A format that can't be played has no slots.
  expect(misfitOf(MAIN_SLATE, STANDARD)).toBeNull()
})
