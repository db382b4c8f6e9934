import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/game-mode.ts'
import type { Player } from '#core/player.ts'
import { draftOf, parseDraft, withDraft } from './lineup-draft.ts'
import { initialLineupState, type LineupAction, reduceLineup } from './lineup-state.ts'
import { showdownPool } from './testing/pools.ts'

const pool = showdownPool()
const row = (id: string) => pool.find((player) => player.id === id) as Player

const worked: LineupAction[] = [
  { type: 'add', player: row('p0-cpt') },
  { type: 'add', player: row('p1') },
  { type: 'toggle_lock', player: row('p1') },
  { type: 'toggle_exclude', player: row('p5') },
  { type: 'set_injury', player: row('p2'), status: 'Doubtful' },
  {
    type: 'set_settings',
    settings: { strategy: 'best_value', contestFormat: 'gpp', creativity: 80 },
  },
  { type: 'set_enhancement_level', level: 'max' },
]

test('what was built comes back after a reload of the same slate', () => {
  const before = worked.reduce(reduceLineup, initialLineupState(SHOWDOWN, pool))
  const text = JSON.stringify(draftOf(before, pool))
  const restored = withDraft(initialLineupState(SHOWDOWN, showdownPool()), parseDraft(text)!)
  expect({ ...restored, notice: null }).toEqual({ ...before, notice: null })
})

test('a run on its way is not lost work: the draft holds the lineup from before', () => {
  const running = [...worked, { type: 'run_started', request: 1, kind: 'optimize' } as const].reduce(
    reduceLineup,
    initialLineupState(SHOWDOWN, pool),
  )
  expect(draftOf(running, pool).slots).toEqual(['p0-cpt', 'p1', null, null, null, null])
})

test('whatever the slate does not know is left out', () => {
  const draft = draftOf(worked.reduce(reduceLineup, initialLineupState(SHOWDOWN, pool)), pool)
  const smaller = pool.filter(({ id }) => !['p1', 'p5', 'p5-cpt'].includes(id))
  const restored = withDraft(initialLineupState(SHOWDOWN, smaller), draft)
  expect(restored.lineup.slots[1]).toBeNull()
  expect(restored.lockedIds.size + restored.excludedPeople.size).toBe(0)
})

test.each([null, '', '{', '[]', '{"slots":[]}', '{"slots":{},"settings":null}'])(
  'text that is no draft is none: %s',
  (text) => expect(parseDraft(text)).toBeNull(),
)
