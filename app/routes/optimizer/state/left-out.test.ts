import { describe, expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import type { Player } from '#core/players/player.ts'
import { DEFAULT_NUMBERS } from '#core/projections/slate-numbers.ts'
import type { BuildRule } from '#core/rules/build-rule.ts'
import { initialLineupState } from '../testing/initial-lineup-state.ts'
import { showdownPool } from '../testing/pools.ts'
import { reloaded } from '../testing/reloaded.ts'
import { isGone, isLeftOut, leftOutByDefault, leftOutIds } from './left-out.ts'
import type { LineupAction } from './lineup-state.ts'
import { reduceLineup } from './reduce-lineup.ts'

/** Person 3 averages 17 points at $800: priced as inactive. */
const pool = showdownPool().map((player) => {
  if (player.name !== 'Person 3') return player
  return { ...player, salary: player.position === 'CPT' ? 1200 : 800 }
})
const row = (id: string) => pool.find((player) => player.id === id) as Player
const after = (...actions: LineupAction[]) => actions.reduce(reduceLineup, initialLineupState(SHOWDOWN, pool))
const run: LineupAction = { type: 'run_started', kind: 'optimize' }
const excludedBy = (...actions: LineupAction[]) => after(...actions, run).pendingRun?.question.excludedIds

const toggle: LineupAction = { type: 'toggle_exclude', player: row('p3') }

test('no run uses a player priced as inactive, neither as captain nor as flex', () => {
  expect(excludedBy()).toEqual(['p3-cpt', 'p3'])
})

test('one press puts the player back, another leaves the player out again', () => {
  expect(excludedBy(toggle)).toEqual([])
  expect(excludedBy(toggle, toggle)).toEqual(['p3-cpt', 'p3'])
  expect(after(toggle, toggle).excludedPeople.size).toBe(0)
})

test('a player added or locked by hand is put back', () => {
  expect(isLeftOut(after({ type: 'add', player: row('p3') }), row('p3'))).toBe(false)
  expect(excludedBy({ type: 'toggle_lock', player: row('p3-cpt') })).toEqual([])
})

test('releasing all locks and exclusions does not put the player back', () => {
  const exclude: LineupAction = { type: 'toggle_exclude', player: row('p1') }
  expect(excludedBy(exclude)).toEqual(['p1-cpt', 'p1', 'p3-cpt', 'p3'])
  expect(excludedBy(exclude, { type: 'release_all' })).toEqual(['p3-cpt', 'p3'])
})

describe('people who are expected to score little', () => {
  // Sixteen people of 20 to 5 points, one of 3, one of 1.5.
  const points = [...Array.from({ length: 16 }, (_, place) => 20 - place), 3, 1.5]
  const wide = points.flatMap((fppg, place) => {
    const team = place % 2 === 0 ? 'AAA' : 'BBB'
    const flex = makePlayer({ id: `w${place}`, name: `Wide ${place}`, team, fppg, salary: 2_000 })
    const price = { salary: 3_000, captainPricing: 'scaled' as const }
    return [{ ...flex, id: `w${place}-cpt`, position: 'CPT' as const, ...price }, flex]
  })
  const average: LineupAction = {
    type: 'set_numbers',
    numbers: { ...DEFAULT_NUMBERS, pointsFrom: 'average' },
  }
  const wideAfter = (...actions: LineupAction[]) =>
    [average, ...actions].reduce(reduceLineup, initialLineupState(SHOWDOWN, wide))
  const wideRow = (id: string) => wide.find((player) => player.id === id) as Player
  const everyone: LineupAction = { type: 'put_back', people: ['wide-16@AAA', 'wide-17@BBB'] }

  test('no run uses a person below 2 points, nor one below 4 as captain, until they are put back', () => {
    const state = wideAfter()
    expect(leftOutIds(state)).toEqual(['w16-cpt', 'w17-cpt', 'w17'])
    expect(leftOutByDefault(state)).toMatchObject({
      few_points: ['wide-17@BBB'],
      captain: ['wide-16@AAA'],
    })
    expect(leftOutIds(wideAfter(everyone))).toEqual([])
    expect(leftOutIds(wideAfter(everyone, { type: 'undo_put_back' }))).toEqual(leftOutIds(state))
  })

  test('who is locked or asked for by a rule is used, also where points came later; a repair leaves them in', () => {
    const later = [
      { type: 'toggle_lock', player: wideRow('w0') },
      everyone,
      { type: 'undo_put_back' },
    ] as const
    const locked = wideAfter({ type: 'toggle_lock', player: wideRow('w17') }, { type: 'undo_put_back' })
    expect(leftOutIds(locked)).toEqual(['w16-cpt'])
    expect(leftOutIds(wideAfter(...later))).toEqual(leftOutIds(wideAfter()))
    const rule: BuildRule = {
      ...{ kind: 'exposure', players: { people: ['wide-17@BBB'] }, slots: 'any', isStrict: false },
      pct: { min: 10, max: null },
    }
    const ruled = (isOn: boolean) =>
      leftOutIds(wideAfter({ type: 'set_entries', entries: { buildRules: [{ id: 'r', isOn, rule }] } }))
    expect([ruled(true), ruled(false)]).toEqual([['w16-cpt'], leftOutIds(wideAfter())])
    expect(isLeftOut(wideAfter(), wideRow('w17'))).toBe(true)
    expect(isGone(wideAfter(), wideRow('w17'))).toBe(false)
  })

  test('a lineup that a run answers with puts no one back as captain', () => {
    const players = ['w0-cpt', 'w1', 'w2', 'w3', 'w4', 'w16'].map(wideRow)
    const answer = { players, gap: 0, examined: 1, examinedIsExact: true, runnerUpGap: null }
    const state = wideAfter(run, { type: 'run_answered', request: 1, answer })
    expect(leftOutIds(state)).toEqual(['w16-cpt', 'w17-cpt', 'w17'])
  })
})

test('a reload keeps the players put back', () => {
  expect(isLeftOut(reloaded(after(toggle), pool), row('p3'))).toBe(false)
})
