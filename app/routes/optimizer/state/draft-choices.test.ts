import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import type { Player } from '#core/players/player.ts'
import { DEFAULT_RULES } from '#core/rules/lineup-rule.ts'
import { initialLineupState } from '../testing/initial-lineup-state.ts'
import { showdownPool } from '../testing/pools.ts'
import { choicesOfDraft, draftOfChoices } from './draft-choices.ts'
import { draftOf } from './lineup-draft.ts'
import type { LineupAction } from './lineup-state.ts'
import { reduceLineup } from './reduce-lineup.ts'

const pool = showdownPool()
const row = (id: string) => pool.find((player) => player.id === id) as Player
const choicesOf = (actions: readonly LineupAction[]) =>
  choicesOfDraft(draftOf(actions.reduce(reduceLineup, initialLineupState(SHOWDOWN, pool)), pool), pool)

const file = {
  ...{ name: 'mine.csv', importedAt: 7, weight: 1 },
  people: {
    'person-3@BBB': { points: 12, flexOwnershipPct: 5, captainOwnershipPct: null, ceiling: 20, spread: null },
  },
}
const worked: LineupAction[] = [
  {
    type: 'enriched',
    asked: pool,
    players: pool.map((player, i) => (i === 3 ? { ...player, weatherTemp: 41 } : player)),
  },
  { type: 'set_injury', player: row('p2'), status: 'Doubtful' },
  {
    type: 'set_numbers',
    numbers: {
      pointsFrom: 'average',
      files: [file],
      edits: { 'person-0@AAA': { points: 21.5, captainOwnershipPct: 9 } },
    },
  },
  {
    type: 'set_settings',
    settings: { priceGuard: true, strategy: 'best_value', creativity: 80 },
  },
  { type: 'set_contest', contest: usualContest('large_top_heavy') },
  { type: 'set_enhancement_level', level: 'max' },
  { type: 'add', player: row('p0-cpt') },
  { type: 'add', player: row('p1') },
  { type: 'toggle_lock', player: row('p0-cpt') },
  { type: 'toggle_exclude', player: row('p5') },
]

test('each choice is a field of its own, by person', () => {
  const changed = choicesOf(worked)
  expect(changed).toEqual({
    'lineup.slots': ['captain:person-0@AAA', 'flex:person-1@BBB', null, null, null, null],
    'lock:person-0@AAA': 'captain',
    'exclude:person-5@BBB': true,
    'figures.flex:person-1@BBB': { weatherTemp: 41 },
    'injury:person-2@AAA': 'Doubtful',
    'numbers.pointsFrom': 'average',
    'file#7': file,
    'edit.points:person-0@AAA': 21.5,
    'edit.captainOwnershipPct:person-0@AAA': 9,
    'settings.strategy': 'best_value',
    'settings.creativity': 80,
    'settings.priceGuard': true,
    'draft.contest': usualContest('large_top_heavy'),
    'draft.rules': DEFAULT_RULES,
    'draft.enhancementLevel': 'max',
  })
})

test('the fields make the same draft again, also for a file whose rows have other ids', () => {
  const renumbered = showdownPool()
    .map((player, i) => ({ ...player, id: `row-${i}` }))
    .reverse()
  const fields = choicesOf(worked)
  expect(choicesOfDraft(draftOfChoices(fields, renumbered), renumbered)).toEqual(fields)
})

test('recalling all fields on a screen that was just opened gives the same screen', () => {
  const before = worked.reduce(reduceLineup, initialLineupState(SHOWDOWN, pool))
  const opened = initialLineupState(SHOWDOWN, pool)
  const after = reduceLineup(opened, { type: 'recall', changes: choicesOf(worked), listed: pool })
  // The test adds players as the file lists them, so their rows in the lineup are compared by id.
  const seen = ({ replacedNumbers: _, notice: __, lineup, ...rest }: typeof before) => ({
    ...rest,
    slots: lineup.slots.map((player) => player?.id),
  })
  expect(seen(after)).toEqual(seen(before))
  expect(after.lineup.slots[0]).toMatchObject({ projectedPoints: 21.5, ownershipPct: 9 })
})

test('a recalled field leaves the others as they are; null takes it back', () => {
  const state = worked.reduce(reduceLineup, initialLineupState(SHOWDOWN, pool))
  const changes = { 'lock:person-0@AAA': null, 'settings.creativity': 10, 'injury:person-2@AAA': null }
  const after = reduceLineup(state, { type: 'recall', changes, listed: pool })
  const { 'lock:person-0@AAA': _, 'injury:person-2@AAA': __, ...others } = choicesOf(worked)
  const now = choicesOfDraft(draftOf(after, pool), pool)
  expect(now).toEqual({ ...others, 'settings.creativity': 10 })
})

test('a field that no version knows is left out, and the others are recalled', () => {
  const changes = { 'settings.strategy': 'luck', 'settings.creativity': 10, 'figures.flex:person-1@BBB': 7 }
  const opened = initialLineupState(SHOWDOWN, pool)
  const { settings } = reduceLineup(opened, { type: 'recall', changes, listed: pool })
  expect(settings).toEqual({ ...opened.settings, creativity: 10 })
})

test('recalling what is on the screen already leaves the state, and with it the proof', () => {
  const state = worked.reduce(reduceLineup, initialLineupState(SHOWDOWN, pool))
  expect(reduceLineup(state, { type: 'recall', changes: choicesOf(worked), listed: pool }).lineup).toBe(
    state.lineup,
  )
})
