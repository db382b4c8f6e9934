import { expect, test } from 'vitest'
import { type SharedLineup, sharedPointsText, sharedText } from './shared-lineup.ts'

const LINEUP: SharedLineup = {
  title: 'POR @ RIC',
  captainCode: 'CPT',
  scored: null,
  players: [
    { name: 'Ann Able', position: 'QB', team: 'POR', salary: 15_000, points: 30, isCaptain: true },
    { name: 'Bo Best', position: 'K', team: null, salary: 4_200, points: 7.25, isCaptain: false },
  ],
}

test('a lineup as text has a line for each player, its captain marked, and the totals', () => {
  expect(sharedText(LINEUP)).toBe(
    ['POR @ RIC', 'CPT Ann Able (QB, POR) $15,000', 'Bo Best (K) $4,200', '$19,200, 37.25 projected'].join(
      '\n',
    ),
  )
})

test('what it scored stands beside what was projected, once it is known; a format without a captain marks none', () => {
  expect(sharedPointsText({ ...LINEUP, scored: 0 })).toBe('37.25 projected, 0.00 scored')
  expect(sharedText({ ...LINEUP, captainCode: null })).toContain('\nAnn Able (QB, POR)')
})
