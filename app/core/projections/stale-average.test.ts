import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { withCaptainTwins } from '../players/captain-twins.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import { isCaptainRow, type Player } from '../players/player.ts'
import { staleBy } from './stale-average.ts'

// At $5,000 the estimate of a team's first back is (0.11 + 0.753 * 5 + 0.357 F + F) / 2 = 1.9375 + 0.6785 F: F is more than 2 above it from
// 12.25 on.
const back = (name: string, fppg: number, more: Partial<Player> = {}) =>
  makePlayer({ id: name, name, team: 'KC', position: 'RB', salary: 5_000, fppg, ...more })
const stale = (rows: readonly Player[], format = SHOWDOWN) =>
  rows.filter((row) => staleBy(row, rows, format) !== null).map(({ name }) => name)

test('by price and average of the person, whichever row is asked about', () => {
  const rows = withCaptainTwins([back('Below', 12.24), back('Above', 12.25, { team: 'LV' })], SHOWDOWN)
  expect(stale(rows)).toEqual(['Above', 'Above'])
  expect(rows.filter(isCaptainRow)).toHaveLength(2)
  // 12.25 - 1.9375 - 0.6785 * 12.25
  expect(staleBy(rows.find(({ name }) => name === 'Above')!, rows, SHOWDOWN)).toBeCloseTo(2.0009, 3)
})

test('the average may be what counts, or the baseline; not a number by hand or from a file', () => {
  const by = (projectedBy: Player['projectedBy']) =>
    back(`${projectedBy}`, 20, { projectedPoints: 7, projectedBy })
  const rows = [back('average', 20), by('baseline'), by('projection'), by('hand')]
  expect(stale(rows)).toEqual(['average', 'baseline'])
})

test('the second quarterback of a team is estimated at 0.15 points', () => {
  const quarterback = (name: string, salary: number, fppg: number) =>
    makePlayer({ id: name, name, team: 'KC', position: 'QB', salary, fppg })
  // The first: (-0.53 + 0.473 * 10 + 0.606 * 15 + 15) / 2 = 14.145.
  const rows = [
    quarterback('First', 10_000, 15),
    quarterback('Second', 6_000, 2.16),
    quarterback('Third', 6_000, 2.1),
  ]
  expect(stale(rows)).toEqual(['Second'])
})

test('without an estimate no average is called stale', () => {
  expect(stale([back('Above', 30)], BIG_LEAGUE)).toEqual([])
  expect(stale([makePlayer({ id: 'p', position: 'P', salary: 5_000, fppg: 30 })])).toEqual([])
})
