import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import type { Player } from '#core/players/player.ts'
import { DEFAULT_RULES, ONE_KICKER, ONE_QUARTERBACK_A_TEAM } from '#core/rules/lineup-rule.ts'
import type { MemoryValue } from '#core/slate-memory/memory.ts'
import { initialLineupState } from '../testing/initial-lineup-state.ts'
import { showdownPool } from '../testing/pools.ts'
import { documentOf, withDocument } from './document.ts'
import type { LineupAction } from './lineup-state.ts'
import { reduceLineup } from './reduce-lineup.ts'

const pool = showdownPool()
const row = (id: string) => pool.find((player) => player.id === id) as Player
const after = (actions: readonly LineupAction[]) =>
  actions.reduce(reduceLineup, initialLineupState(SHOWDOWN, pool))
const fieldsAfter = (actions: readonly LineupAction[]) => documentOf(after(actions), pool)

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
  expect(fieldsAfter(worked)).toEqual({
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

test('the fields make the same state again, also for a file whose rows have other ids', () => {
  const renumbered = showdownPool()
    .map((player, i) => ({ ...player, id: `row-${i}` }))
    .reverse()
  const fields = fieldsAfter(worked)
  const elsewhere = withDocument(initialLineupState(SHOWDOWN, renumbered), fields, renumbered)
  expect(documentOf(elsewhere, renumbered)).toEqual(fields)
})

test('recalling all fields on a screen that was just opened gives the same screen', () => {
  const before = after(worked)
  const opened = initialLineupState(SHOWDOWN, pool)
  const recalled = reduceLineup(opened, { type: 'recall', changes: fieldsAfter(worked), listed: pool })
  // The test adds players as the file lists them, so their rows in the lineup are compared by id.
  const seen = ({ replacedNumbers: _, notice: __, lineup, ...rest }: typeof before) => ({
    ...rest,
    slots: lineup.slots.map((player) => player?.id),
  })
  expect(seen(recalled)).toEqual(seen(before))
  expect(recalled.lineup.slots[0]).toMatchObject({ projectedPoints: 21.5, ownershipPct: 9 })
})

test('a recalled field leaves the others as they are; null takes it back', () => {
  const state = after(worked)
  const changes = { 'lock:person-0@AAA': null, 'settings.creativity': 10, 'injury:person-2@AAA': null }
  const recalled = reduceLineup(state, { type: 'recall', changes, listed: pool })
  const { 'lock:person-0@AAA': _, 'injury:person-2@AAA': __, ...others } = fieldsAfter(worked)
  expect(documentOf(recalled, pool)).toEqual({ ...others, 'settings.creativity': 10 })
})

test('a field that no version knows is left out, and the others are recalled', () => {
  const changes = { 'settings.strategy': 'luck', 'settings.creativity': 10, 'figures.flex:person-1@BBB': 7 }
  const opened = initialLineupState(SHOWDOWN, pool)
  const { settings } = reduceLineup(opened, { type: 'recall', changes, listed: pool })
  expect(settings).toEqual({ ...opened.settings, creativity: 10 })
})

test('recalling what is on the screen already leaves the state, and with it the proof', () => {
  const state = after(worked)
  expect(reduceLineup(state, { type: 'recall', changes: fieldsAfter(worked), listed: pool }).lineup).toBe(
    state.lineup,
  )
})

test('one injury is one field, of both rows of the player; an unchanged slate has no figures', () => {
  const fields = fieldsAfter([{ type: 'set_injury', player: row('p2'), status: 'Out' }])
  const people = Object.entries(fields).filter(([field]) => field.includes(':'))
  expect(people).toEqual([['injury:person-2@AAA', 'Out']])
})

test('players who are not listed are left out', () => {
  const smaller = pool.filter(({ id }) => !['p0', 'p0-cpt', 'p1', 'p5', 'p5-cpt'].includes(id))
  const { lineup, lockedIds, excludedPeople } = withDocument(
    initialLineupState(SHOWDOWN, smaller),
    fieldsAfter(worked),
    smaller,
  )
  expect(lineup.slots.filter((player) => player !== null)).toEqual([])
  expect(lockedIds.size + excludedPeople.size).toBe(0)
})

test('during a run the document holds the lineup from before it', () => {
  const running = fieldsAfter([...worked, { type: 'run_started', kind: 'optimize' }])
  expect(running['lineup.slots']).toEqual(fieldsAfter(worked)['lineup.slots'])
})

test('without rules of its own, those of the screen and its guard hold; with none they are none', () => {
  const { 'draft.rules': _, 'settings.priceGuard': __, ...older } = fieldsAfter(worked)
  const opened = initialLineupState(SHOWDOWN, pool)
  const restored = withDocument(opened, older, pool)
  expect(restored.rules).toEqual([ONE_QUARTERBACK_A_TEAM, ONE_KICKER])
  expect(restored.settings).toMatchObject({ creativity: 80, priceGuard: true })
  const none = after([{ type: 'set_rules', rules: [] }])
  expect(withDocument(opened, documentOf(none, pool), pool).rules).toEqual([])
})

test('estimated figures, as older versions kept them, are read; they are estimated anew', () => {
  const opened = initialLineupState(SHOWDOWN, pool)
  const older = { 'figures.flex:person-3@BBB': { ownershipPct: 11, ownershipBy: 'model', leverageScore: 3 } }
  expect(withDocument(opened, older, pool).playerPool).toEqual(opened.playerPool)
})

test.each<[string, MemoryValue]>([
  ['injury:person-2@AAA', 'Fine'],
  ['figures.flex:person-2@AAA', { ownershipPct: '12' }],
  ['figures.flex:person-2@AAA', { projectedPoints: '12' }],
  ['figures.flex:person-2@AAA', { synergyMultiplier: null }],
  ['figures.flex:person-2@AAA', { aiInsight: 7 }],
  ['figures.flex:person-2@AAA', { salary: 1 }],
  ['figures.flex:person-2@AAA', { name: 'Somebody else' }],
  ['lock:person-2@AAA', 'bench'],
  ['edit.points:person-2@AAA', '21'],
  ['numbers.learned', { 'person-2': { games: 4, weight: '4', captainPct: 40, flexPct: 60 } }],
  ['numbers.pointsFrom', 'moon'],
  ['settings.strategy', 'luck'],
  ['settings.contestFormat', 'luck'],
  ['settings.creativity', 101],
  ['draft.rules', [{ kind: 'all_of_a_team', position: 'QB' }]],
  ['draft.buildRules', [null]],
  ['draft.contest', { kind: 'luck' }],
  ['draft.enhancementLevel', 'luck'],
  ['lineup.slots', 'captain:person-0@AAA'],
  ['unheard.of', 7],
])('a field that no version wrote so is passed over, alone: %s %j', (field, value) => {
  const known = { 'settings.creativity': 80, 'exclude:person-5@BBB': true }
  const opened = initialLineupState(SHOWDOWN, pool)
  expect(withDocument(opened, { [field]: value, ...known }, pool)).toEqual(withDocument(opened, known, pool))
})
