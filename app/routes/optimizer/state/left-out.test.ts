import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import type { Player } from '#core/players/player.ts'
import { showdownPool } from '../testing/pools.ts'
import { isLeftOut } from './left-out.ts'
import { draftOf, parseDraft, withDraft } from './lineup-draft.ts'
import { initialLineupState, type LineupAction } from './lineup-state.ts'
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

test('several people are left out at once: also of the lineup, and those left out before stay so', () => {
  const add: LineupAction = { type: 'add', player: row('p1') }
  const state = after(add, { type: 'leave_out', people: ['person-1@BBB', 'person-2@AAA', 'person-3@BBB'] })
  expect(['p1', 'p2', 'p3', 'p4'].map((id) => isLeftOut(state, row(id)))).toEqual([true, true, true, false])
  expect(state.lineup.slots.every((player) => player === null)).toBe(true)
  expect(state.notice?.description).toBe('3 players')
})

test('a reload keeps the players put back; a draft of an older version has none', () => {
  const { putBack, ...older } = draftOf(after(toggle), pool)
  const reloaded = (draft: object) =>
    withDraft(initialLineupState(SHOWDOWN, pool), parseDraft(JSON.stringify(draft))!)
  expect(isLeftOut(reloaded({ ...older, putBack }), row('p3'))).toBe(false)
  expect(isLeftOut(reloaded(older), row('p3'))).toBe(true)
})
