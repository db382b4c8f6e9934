import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import { nextStep } from '../builder/next-step.ts'
import { initialLineupState } from '../testing/initial-lineup-state.ts'
import { showdownPool } from '../testing/pools.ts'
import { reloaded } from '../testing/reloaded.ts'
import { proofStatus, shownAnswer } from './lineup-proof.ts'
import type { LineupAction, LineupState } from './lineup-state.ts'
import { reduceLineup } from './reduce-lineup.ts'
import { draftOf, withDraft } from './tab-draft.ts'

const pool = showdownPool()
const fresh = initialLineupState(SHOWDOWN, pool)
const row = (id: string) => fresh.playerPool.find((player) => player.id === id)!
const after = (state: LineupState, ...actions: LineupAction[]) => actions.reduce(reduceLineup, state)
const add = (id: string): LineupAction => ({ type: 'add', player: row(id) })
const swap = (slotIndex: number, id: string): LineupAction[] => [
  { type: 'remove', slotIndex },
  { type: 'add_to_slot', player: row(id), slotIndex },
]

const BEST = ['p0-cpt', 'p1', 'p4', 'p5', 'p6', 'p7']
const answer = {
  players: BEST.map(row),
  ...{ gap: 0, examined: 1000, examinedIsExact: true, runnerUpGap: 0.34 },
}
const run = (kind: 'optimize' | 'fill', gap = 0): LineupAction[] => [
  { type: 'run_started', kind },
  { type: 'run_answered', request: 1, answer: { ...answer, gap } },
]
const best = after(fresh, ...run('optimize'))

test('the answer is shown; after a swap it is known that another one is the best, and the way back is one step', () => {
  expect([proofStatus(best), shownAnswer(best)]).toEqual(['shown', answer])
  const edited = after(best, ...swap(5, 'p3'))
  expect([proofStatus(edited), shownAnswer(edited)]).toEqual(['edited', null])
  expect(proofStatus(after(edited, ...swap(5, 'p7')))).toBe('shown')
  expect(proofStatus(after(edited, { type: 'restore', lineup: best.lineup }))).toBe('shown')
})

test('nothing is known of a lineup by hand, of one with an open slot, or of one beside a search that stopped early', () => {
  expect(proofStatus(after(fresh, ...BEST.map(add)))).toBe('not_searched')
  expect(proofStatus(after(best, { type: 'remove', slotIndex: 3 }))).toBe('not_searched')
  const early = after(fresh, ...run('optimize', 0.4))
  expect([proofStatus(early), proofStatus(after(early, ...swap(5, 'p3')))]).toEqual(['shown', 'not_searched'])
})

test.each<[string, LineupAction]>([
  ['a contest of another format', { type: 'set_contest', contest: usualContest('large_flat') }],
  ['another strategy', { type: 'set_settings', settings: { ...fresh.settings, strategy: 'max_points' } }],
  ['no rules', { type: 'set_rules', rules: [] }],
  ['points by hand', { type: 'edit_number', player: row('p2'), figure: 'points', value: 33 }],
  ['a lock of another player', { type: 'toggle_lock', player: row('p3') }],
])('%s is another question: it is optimized again before it is saved', (_, change) => {
  const changed = after(best, change)
  expect([proofStatus(changed), nextStep(changed, null)]).toEqual(['changed', 'optimize'])
  expect(proofStatus(after(changed, ...swap(5, 'p3')))).toBe('changed')
  expect(nextStep(best, null)).toBe('save')
})

test('once games have begun the next step is what can still be done', () => {
  const ofGames = (...ids: string[]) => ({ begun: new Set(ids), isOver: false })
  const over = { begun: new Set<string>(), isOver: true }
  const saved = { id: 7, key: '' }
  const changed = after(best, { type: 'set_rules', rules: [] })
  expect(nextStep(fresh, null, ofGames('p0'))).toBe('none')
  expect(nextStep(after(fresh, add('p1')), null, ofGames('p1'))).toBe('fill')
  // A lineup of later games, one of whose players is out.
  expect(nextStep(after(fresh, add('p1')), null, ofGames('p2'))).toBe('fill')
  expect(nextStep(changed, null, ofGames('p1'))).toBe('optimize')
  expect(nextStep(changed, null, ofGames(...BEST))).toBe('save')
  expect([fresh, changed].map((state) => nextStep(state, null, over))).toEqual(['none', 'save'])
  expect(nextStep(changed, saved, over)).toBe('record')
  expect(nextStep(best, saved, ofGames('p1'))).toBe('saved')
  // Its result can be recorded once it has reached the server.
  expect(nextStep(best, { ...saved, id: null }, over)).toBe('saved')
})

test('settings that are put back ask the same again', () => {
  const changed = after(best, { type: 'set_settings', settings: { ...fresh.settings, creativity: 60 } })
  expect(proofStatus(after(changed, { type: 'set_settings', settings: fresh.settings }))).toBe('shown')
})

test('a contest of the same format, a lock of a player of the lineup and the exclusion of another leave it the best', () => {
  for (const action of [
    { type: 'set_contest', contest: usualContest('double_up') },
    { type: 'toggle_lock', player: row('p4') },
    { type: 'toggle_exclude', player: row('p3') },
  ] as LineupAction[])
    expect(proofStatus(after(best, action))).toBe('shown')
})

test('a player who may be chosen again, or whose lock is released, asks anew', () => {
  const without = after(fresh, { type: 'toggle_exclude', player: row('p3') }, ...run('optimize'))
  expect(proofStatus(without)).toBe('shown')
  expect(proofStatus(after(without, { type: 'toggle_exclude', player: row('p3') }))).toBe('changed')
  const locked = after(fresh, { type: 'toggle_lock', player: row('p4') }, ...run('optimize'))
  expect(proofStatus(locked)).toBe('shown')
  expect(proofStatus(after(locked, { type: 'toggle_lock', player: row('p4') }))).toBe('changed')
})

test('Fill proves the best lineup with the players that were in it, and says nothing of one without them', () => {
  const filled = after(fresh, add('p6'), ...run('fill'))
  expect(proofStatus(filled)).toBe('shown')
  const slotOf = (id: string) => filled.lineup.slots.findIndex((player) => player?.id === id)
  expect(proofStatus(after(filled, ...swap(slotOf('p7'), 'p3')))).toBe('edited')
  expect(proofStatus(after(filled, ...swap(slotOf('p6'), 'p3')))).toBe('not_searched')
})

test('a reload keeps what is proved, of the lineup and of an edited one; a player who left the file ends it', () => {
  const again = (state: LineupState, rows = showdownPool()) => reloaded(state, pool, rows)
  expect([proofStatus(again(best)), again(best).proof?.isRestored]).toEqual(['shown', true])
  expect(shownAnswer(again(best))).toEqual(answer)
  expect(proofStatus(again(after(best, ...swap(5, 'p3'))))).toBe('edited')
  const changed = after(best, { type: 'set_settings', settings: { ...fresh.settings, creativity: 60 } })
  expect(proofStatus(again(changed))).toBe('changed')
  const smaller = showdownPool().filter(({ id }) => id !== 'p7')
  expect(again(after(best, { type: 'clear' }), smaller).proof).toBeNull()
})

test.each([
  { kind: 'guess' },
  { kept: 'p1' },
  { asked: 7 },
  { answer: null },
  { answer: { ...answer, players: [1] } },
  { answer: { ...answer, players: BEST, gap: 'none' } },
])('a proof that no version wrote so is left out, alone: %j', (wrong) => {
  const draft = draftOf(best, pool)
  const text = JSON.stringify({ ...draft, proof: { ...draft.proof, ...wrong } })
  const { state } = withDraft(fresh, text, pool)
  expect(state.proof).toBeNull()
  expect(state.lineup).toEqual(best.lineup)
})
