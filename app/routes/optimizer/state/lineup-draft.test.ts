import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import type { Player } from '#core/players/player.ts'
import { ONE_KICKER, ONE_QUARTERBACK_A_TEAM } from '#core/rules/lineup-rule.ts'
import { initialLineupState } from '../testing/initial-lineup-state.ts'
import { showdownPool } from '../testing/pools.ts'
import { draftOf, parseDraft, withDraft, withOpened } from './lineup-draft.ts'
import type { LineupAction } from './lineup-state.ts'
import { reduceLineup } from './reduce-lineup.ts'

const pool = showdownPool()
const row = (id: string) => pool.find((player) => player.id === id) as Player

const worked: LineupAction[] = [
  { type: 'add', player: row('p0-cpt') },
  { type: 'add', player: row('p1') },
  { type: 'toggle_lock', player: row('p1') },
  { type: 'toggle_exclude', player: row('p5') },
  {
    type: 'enriched',
    asked: pool,
    players: pool.map((player, i) => ({
      ...player,
      ownershipPct: 12.5 + i,
      weatherTemp: i === 3 ? 41 : null,
      outlookLabel: 'Poor',
      aiInsight: `${player.name} in the rain`,
      projectedPoints: i === 2 ? 21.4 : null,
    })),
  },
  { type: 'set_injury', player: row('p2'), status: 'Doubtful' },
  {
    type: 'set_settings',
    settings: { strategy: 'best_value', creativity: 80, priceGuard: true },
  },
  { type: 'set_contest', contest: { ...usualContest('single_entry'), name: 'Sprint' } },
  { type: 'set_rules', rules: [] },
  {
    type: 'set_more_contests',
    contests: [{ settings: { ...usualContest('double_up'), name: 'Sprint' }, mine: 3 }],
  },
  { type: 'set_enhancement_level', level: 'max' },
]

test('a reload of the same slate restores the draft', () => {
  const before = worked.reduce(reduceLineup, initialLineupState(SHOWDOWN, pool))
  const text = JSON.stringify(draftOf(before, pool))
  const restored = withDraft(initialLineupState(SHOWDOWN, showdownPool()), parseDraft(text)!)
  expect({ ...restored, notice: null }).toEqual({ ...before, notice: null })
})

test('a draft of an older version has no rules of its own: the screen’s rules and its guard hold', () => {
  const { rules: _, ...older } = draftOf(initialLineupState(SHOWDOWN, pool), pool)
  const text = JSON.stringify({
    ...older,
    settings: { strategy: 'balanced', contestFormat: 'cash', creativity: 20 },
  })
  const restored = withDraft(initialLineupState(SHOWDOWN, pool), parseDraft(text)!)
  expect(restored.rules).toEqual([ONE_QUARTERBACK_A_TEAM, ONE_KICKER])
  expect(restored.settings).toMatchObject({ creativity: 20, priceGuard: true })
  const unknownRule = JSON.stringify({ ...older, rules: [{ kind: 'all_of_a_team', position: 'QB' }] })
  expect(parseDraft(unknownRule)).toBeNull()
})

test('a draft holds figures of changed rows only: one injury, the two rows of that player', () => {
  const initial = initialLineupState(SHOWDOWN, pool)
  expect(draftOf(initial, pool).figures).toEqual({})
  const hurt = reduceLineup(initial, { type: 'set_injury', player: row('p2'), status: 'Out' })
  const out = { injuryStatus: 'Out' }
  expect(draftOf(hurt, pool).figures).toEqual({ p2: out, 'p2-cpt': out })
})

test('a saved lineup that is opened replaces the built one, which Undo restores; its players are not excluded', () => {
  const before = worked.reduce(reduceLineup, initialLineupState(SHOWDOWN, pool))
  const slots = ['p3-cpt', 'p5', 'p6', null, null, 'p-unknown']
  const opened = withOpened(before, slots)
  expect(opened.lineup.slots.map((player) => player?.id ?? null)).toEqual([
    'p3-cpt',
    'p5',
    'p6',
    null,
    null,
    null,
  ])
  expect(before.excludedPeople.size).toBe(1)
  expect(opened.excludedPeople.size).toBe(0)
  expect(opened.playerPool).toBe(before.playerPool)
  expect(opened.notice).toEqual({ title: 'Lineup opened', undo: before.lineup })
  expect(reduceLineup(opened, { type: 'restore', lineup: opened.notice!.undo! }).lineup).toEqual(
    before.lineup,
  )
  // Nothing to undo: the slots were empty, or held the same lineup.
  expect(withOpened(initialLineupState(SHOWDOWN, pool), slots).notice).toEqual({ title: 'Lineup opened' })
  expect(withOpened(opened, slots).notice).toEqual({ title: 'Lineup opened' })
})

test.each([
  { injuryStatus: 'Fine' },
  { ownershipPct: '12' },
  { projectedPoints: '12' },
  { synergyMultiplier: null },
  { aiInsight: 7 },
  { salary: 1 },
  { name: 'Somebody else' },
  null,
])('a draft with figures that no row can have is none: %j', (figures) => {
  const draft = draftOf(initialLineupState(SHOWDOWN, pool), pool)
  expect(parseDraft(JSON.stringify({ ...draft, figures: { p2: { weatherTemp: null } } }))).not.toBeNull()
  expect(parseDraft(JSON.stringify({ ...draft, figures: { p2: figures } }))).toBeNull()
})

test('during a run the draft holds the lineup from before the run', () => {
  const running = [...worked, { type: 'run_started', kind: 'optimize' } as const].reduce(
    reduceLineup,
    initialLineupState(SHOWDOWN, pool),
  )
  expect(draftOf(running, pool).slots).toEqual(['p0-cpt', 'p1', null, null, null, null])
})

test('a draft skips players that are not in the slate', () => {
  const draft = draftOf(worked.reduce(reduceLineup, initialLineupState(SHOWDOWN, pool)), pool)
  const smaller = pool.filter(({ id }) => !['p1', 'p5', 'p5-cpt'].includes(id))
  const restored = withDraft(initialLineupState(SHOWDOWN, smaller), draft)
  expect(restored.lineup.slots[1]).toBeNull()
  expect(restored.lockedIds.size + restored.excludedPeople.size).toBe(0)
})

test('a draft with settings that do not exist is none', () => {
  const draft = draftOf(initialLineupState(SHOWDOWN, pool), pool)
  const withSettings = (changed: object) =>
    parseDraft(JSON.stringify({ ...draft, settings: { ...draft.settings, ...changed } }))
  expect(withSettings({ strategy: 'best_value' })).not.toBeNull()
  expect(withSettings({ strategy: 'luck' })).toBeNull()
  expect(withSettings({ contestFormat: 'luck' })).toBeNull()
  expect(withSettings({ creativity: 101 })).toBeNull()
})

test.each([null, '', '{', '[]', '{"slots":[]}', '{"slots":{},"settings":null}'])(
  'text that is no draft is none: %s',
  (text) => expect(parseDraft(text)).toBeNull(),
)
