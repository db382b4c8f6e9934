import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { expectedPoints } from '#core/players/points.ts'
import type { LineupState } from '../state/lineup-state.ts'
import { reduceLineup } from '../state/reduce-lineup.ts'
import { initialLineupState } from '../testing/initial-lineup-state.ts'
import { showdownPool } from '../testing/pools.ts'
import { poolRows } from './pool-rows.ts'
import { rowKeyAction } from './row-keys.ts'
import { rowState } from './row-state.ts'

const fresh = initialLineupState(SHOWDOWN, showdownPool())

/** The state after these keys on the row of the first person; `Shift+L` for L with Shift. */
function pressed(keys: readonly string[], start: LineupState = fresh): LineupState {
  return keys.reduce((state, text) => {
    const key = text.replace('Shift+', '')
    const [row] = poolRows(state.playerPool, 'people')
    const action = rowKeyAction({ key, shiftKey: key !== text }, row!, rowState(row!, state))
    return action ? reduceLineup(state, action) : state
  }, start)
}

const inLineup = (state: LineupState) => state.lineup.slots.flatMap((slot) => (slot ? [slot.id] : []))

test('Enter adds as flex and C as captain; neither removes', () => {
  expect(inLineup(pressed(['Enter']))).toEqual(['p0'])
  expect(inLineup(pressed(['Enter', 'Enter']))).toEqual(['p0'])
  expect(inLineup(pressed(['c']))).toEqual(['p0-cpt'])
})

test('Delete takes the person out of either role', () => {
  expect(inLineup(pressed(['Enter', 'Delete']))).toEqual([])
  expect(inLineup(pressed(['c', 'Backspace']))).toEqual([])
})

test('L locks the role that the person has, else flex; with Shift the captain; again it releases', () => {
  expect([...pressed(['l']).lockedIds]).toEqual(['p0'])
  expect([...pressed(['c', 'L']).lockedIds]).toEqual(['p0-cpt'])
  expect([...pressed(['Shift+L']).lockedIds]).toEqual(['p0-cpt'])
  expect([...pressed(['Shift+L', 'l']).lockedIds]).toEqual([])
})

test('X excludes the person, and again lets runs use them', () => {
  expect([...pressed(['x']).excludedPeople]).toEqual(['person-0@AAA'])
  expect([...pressed(['x', 'x']).excludedPeople]).toEqual([])
  expect(pressed(['q'])).toBe(fresh)
})

test('plus and minus change the projection by a tenth', () => {
  // A receiver at $9,000 with an average of 20: (0.11 + 0.753 * 9 + 0.357 * 20 + 20) / 2 = 17.0135, then 18.71 and 16.84.
  const points = (keys: string[]) => pressed(keys).playerPool.map(expectedPoints).slice(0, 2)
  expect(points(['+'])).toEqual([18.71, 18.71])
  expect(points(['+', '-'])).toEqual([16.84, 16.84])
})

test('a row says which role is in the lineup and which is locked', () => {
  const state = pressed(['c', 'l'])
  const [row] = poolRows(state.playerPool, 'people')
  expect(rowState(row!, state)).toEqual({
    inLineupId: 'p0-cpt',
    lockedId: 'p0-cpt',
    excluded: false,
    pricedAsInactive: false,
  })
})
