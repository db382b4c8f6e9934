import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import type { Player } from '#core/players/player.ts'
import type { EditedFigure } from '#core/projections/edits.ts'
import type { LineupState } from '../state/lineup-state.ts'
import { reduceLineup } from '../state/reduce-lineup.ts'
import { sourceRows } from '../state/source-rows.ts'
import { initialLineupState } from '../testing/initial-lineup-state.ts'
import { showdownPool } from '../testing/pools.ts'
import { cellNumber } from './cell-number.ts'

const fresh = initialLineupState(SHOWDOWN, showdownPool())
const row = (id: string, state: LineupState) => state.playerPool.find((player) => player.id === id) as Player
const edited = (id: string, figure: EditedFigure, value: number) =>
  reduceLineup(fresh, { type: 'edit_number', player: row(id, fresh), figure, value })
const shown = (id: string, figure: EditedFigure, state: LineupState) =>
  cellNumber(figure, row(id, state), sourceRows(state).get(id), SHOWDOWN)

test('a number with its source; nothing stands beside it', () => {
  // A receiver at $8,000 with an average of 18: (0.11 + 0.753 * 8 + 0.357 * 18 + 18) / 2.
  expect(shown('p2', 'points', fresh)).toEqual({
    label: 'Projection of Person 2',
    name: 'Projection of Person 2, 15.28, baseline estimate',
    text: '15.28',
    typed: '15.28',
    instead: null,
    note: 'Baseline estimate',
  })
  expect(shown('p2-cpt', 'captainOwnershipPct', fresh)).toEqual({
    label: 'Ownership as captain of Person 2',
    name: expect.stringMatching(/^Ownership as captain of Person 2, \d+\.\d%, estimated$/),
    text: expect.stringMatching(/^\d+\.\d%$/),
    typed: expect.stringMatching(/^\d+(\.\d)?$/),
    instead: null,
    note: 'Estimated',
  })
})

test('beside a number by hand stands the one of its source, on each row of the person', () => {
  const state = edited('p2', 'points', 15.4)
  for (const id of ['p2', 'p2-cpt']) {
    expect(shown(id, 'points', state)).toMatchObject({
      name: 'Projection of Person 2, by hand 15.40, 15.28 baseline estimate',
      text: '15.40',
      typed: '15.4',
      instead: '15.28',
      note: 'By hand; baseline estimate 15.28',
    })
  }
  expect(shown('p2', 'flexOwnershipPct', state).instead).toBeNull()
  expect([...sourceRows(state).keys()].sort()).toEqual(['p2', 'p2-cpt'])
})

test('beside ownership by hand stands the estimate', () => {
  const estimate = shown('p2', 'flexOwnershipPct', fresh).text
  const state = edited('p2', 'flexOwnershipPct', 40)
  expect(shown('p2', 'flexOwnershipPct', state)).toMatchObject({
    name: `Ownership as flex of Person 2, by hand 40.0%, ${estimate} estimated`,
    typed: '40',
    instead: estimate,
    note: `By hand; estimated ${estimate}`,
  })
})

test('ceiling and standard deviation are estimates until one of them is typed, which stands for both', () => {
  const estimate = shown('p2', 'spread', fresh)
  expect(estimate).toMatchObject({ note: 'Estimated', instead: null })
  expect(shown('p2', 'ceiling', fresh)).toMatchObject({ note: 'Estimated', above: expect.closeTo(15.28, 2) })
  const state = edited('p2', 'ceiling', 28.1)
  expect(shown('p2', 'ceiling', state).name).toMatch(
    /^Ceiling of Person 2, by hand 28\.10, [\d.]+ estimated$/,
  )
  expect(shown('p2', 'spread', state)).toMatchObject({
    text: '10.00',
    instead: estimate.text,
    note: `By hand; estimated ${estimate.text}`,
  })
  expect(shown('p2', 'points', state)).toMatchObject({ note: 'Baseline estimate', instead: null })
})

test('a ceiling that is no longer above the points does not count, and the estimate is shown until it is again', () => {
  const low = edited('p2', 'ceiling', 28.1)
  const points = (value: number) =>
    reduceLineup(low, { type: 'edit_number', player: row('p2', low), figure: 'points', value })
  expect(shown('p2', 'ceiling', points(30))).toMatchObject({
    ...{ note: 'Estimated', instead: null, text: shown('p2', 'ceiling', edited('p2', 'points', 30)).text },
  })
  expect(shown('p2', 'ceiling', points(20))).toMatchObject({ text: '28.10' })
})

test('an unknown ownership is a dash', () => {
  expect(cellNumber('flexOwnershipPct', showdownPool()[0]!, undefined, SHOWDOWN)).toMatchObject({
    ...{ text: '-', typed: '', instead: null, note: 'Unknown' },
  })
})

test('without captains there is one ownership', () => {
  expect(cellNumber('flexOwnershipPct', row('p2', fresh), undefined, BIG_LEAGUE).label).toBe(
    'Ownership of Person 2',
  )
})
