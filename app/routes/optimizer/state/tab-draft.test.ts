import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import type { Player } from '#core/players/player.ts'
import { initialLineupState } from '../testing/initial-lineup-state.ts'
import { showdownPool } from '../testing/pools.ts'
import { reloaded } from '../testing/reloaded.ts'
import type { LineupAction } from './lineup-state.ts'
import { reduceLineup } from './reduce-lineup.ts'
import { draftOf, savedDraft, withDraft } from './tab-draft.ts'

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
  expect({ ...reloaded(before, pool, showdownPool()), notice: null }).toEqual({ ...before, notice: null })
})

test('a draft says when it was stored; one part that no version wrote leaves the others', () => {
  const before = worked.reduce(reduceLineup, initialLineupState(SHOWDOWN, pool))
  const draft = draftOf(before, pool)
  const document = { ...draft.document, 'settings.strategy': 'luck' }
  const text = savedDraft(JSON.stringify({ ...draft, document }), 7)
  const { state, savedAt } = withDraft(initialLineupState(SHOWDOWN, pool), text, pool)
  expect(savedAt).toBe(7)
  expect(state.settings).toEqual({ strategy: 'balanced', creativity: 80, priceGuard: true })
  expect(state.lineup).toEqual(before.lineup)
})

test.each([null, '', '{', '[]', 'null', '{"slots":[]}', '{"document":null}'])(
  'text that is no draft restores nothing: %s',
  (text) => {
    const fresh = initialLineupState(SHOWDOWN, pool)
    expect(withDraft(fresh, text, pool)).toEqual({ state: fresh, savedAt: 0 })
  },
)
