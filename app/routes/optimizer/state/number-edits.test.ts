import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { ceilingOf, spreadOf } from '#core/objective/spread-of.ts'
import { type Player, personKey } from '#core/players/player.ts'
import { expectedPoints, whosePoints } from '#core/players/points.ts'
import type { EditedFigure } from '#core/projections/edits.ts'
import { initialLineupState } from '../testing/initial-lineup-state.ts'
import { showdownPool } from '../testing/pools.ts'
import { reloaded } from '../testing/reloaded.ts'
import { proofStatus } from './lineup-proof.ts'
import type { LineupAction, LineupState } from './lineup-state.ts'
import { reduceLineup } from './reduce-lineup.ts'
import { runRequest } from './run-request.ts'

const pool = showdownPool()
const fresh = initialLineupState(SHOWDOWN, pool)
const row = (id: string, state: LineupState = fresh) =>
  state.playerPool.find((player) => player.id === id) as Player
const after = (state: LineupState, ...actions: LineupAction[]) => actions.reduce(reduceLineup, state)
const edit = (id: string, value: number | null, figure: EditedFigure = 'points'): LineupAction => ({
  type: 'edit_number',
  player: row(id),
  figure,
  value,
})
const UNDO: LineupAction = { type: 'undo_edit' }
const shift = (direction: 1 | -1): LineupAction => ({
  type: 'shift_number',
  player: row('p2'),
  figure: 'points',
  direction,
})

/** The baseline of `p2`, a receiver at $8,000 with an average of 18: (0.11 + 0.753 * 8 + 0.357 * 18 + 18) / 2. */
const BASELINE = 15.28

test('a typed projection counts for both rows of the person, in the lineup and in the next run', () => {
  const state = after(fresh, { type: 'add', player: row('p2') }, edit('p2-cpt', 30))
  for (const player of [row('p2', state), row('p2-cpt', state), state.lineup.slots[1]!]) {
    expect([expectedPoints(player), whosePoints(player)]).toEqual([30, 'hand'])
  }
  expect(runRequest(state).playerPool.find(({ id }) => id === 'p2')?.projectedPoints).toBe(30)
  expect(state.notice).toMatchObject({
    title: 'Projection set to 30.00',
    description: 'Person 2, was 15.28',
    undo: { type: 'undo_edit' },
  })
  expect(row('p3', state).projectedPoints).toBe(row('p3').projectedPoints)
})

test('a typed ceiling or standard deviation is the spread of the games; the one that was typed last counts', () => {
  const spreadIn = (state: LineupState) => spreadOf(row('p2', state), SHOWDOWN, BASELINE)
  const wide = after(fresh, edit('p2', 8, 'spread'))
  expect(spreadIn(wide)).toBeCloseTo(8, 9)
  expect(ceilingOf(row('p2-cpt', wide), SHOWDOWN)).toBeCloseTo(BASELINE + 1.2816 * 8, 9)
  expect(wide.notice).toMatchObject({
    title: 'Standard deviation set to 8.00',
    description: `Person 2, was ${spreadIn(fresh).toFixed(2)}`,
  })
  expect(after(wide, UNDO).notice).toMatchObject({
    description: `Person 2: standard deviation ${spreadIn(fresh).toFixed(2)}`,
  })
  const high = after(wide, edit('p2', BASELINE + 12.816, 'ceiling'))
  expect(spreadIn(high)).toBeCloseTo(10, 9)
  expect(high.numbers.edits[personKey(row('p2'))]).toEqual({ ceiling: BASELINE + 12.816 })
  expect(after(high, UNDO).numbers).toEqual(wide.numbers)
  // From either cell the way back is to the estimate.
  expect(spreadIn(after(high, edit('p2', null, 'spread')))).toBe(spreadIn(fresh))
  const lowered = { ...shift(-1), figure: 'ceiling' } as LineupAction
  const low = after(fresh, edit('p2', BASELINE + 1, 'ceiling'))
  expect(after(low, lowered).numbers).toEqual(low.numbers)
})

test('ownership is typed for captain and flex apart', () => {
  const state = after(fresh, edit('p2', 40, 'flexOwnershipPct'), edit('p2', 0, 'captainOwnershipPct'))
  expect(
    [row('p2', state), row('p2-cpt', state)].map((each) => [each.ownershipPct, each.ownershipBy]),
  ).toEqual([
    [40, 'hand'],
    [0, 'hand'],
  ])
  expect(state.notice?.title).toBe('Ownership as captain set to 0.0%')
})

test('one number is reset alone, and the source counts again', () => {
  const state = after(fresh, edit('p2', 30), edit('p3', 5), edit('p2', null))
  expect(expectedPoints(row('p2', state))).toBeCloseTo(BASELINE, 9)
  expect(state.numbers.edits).toEqual({ [personKey(row('p3'))]: { points: 5 } })
  expect(state.notice).toMatchObject({
    title: 'Projection reset to 15.28',
    description: 'Person 2, was 30.00',
  })
})

test('all are reset at once, and one undo brings all of them back', () => {
  const edited = after(fresh, edit('p2', 30), edit('p3', 5), edit('p3', 12, 'flexOwnershipPct'))
  const reset = after(edited, { type: 'reset_all_edits' })
  expect(reset.numbers.edits).toEqual({})
  expect(reset.notice).toMatchObject({ title: '3 edits reset', undo: { type: 'undo_edit' } })
  const undone = after(reset, UNDO)
  expect(undone.numbers.edits).toEqual(edited.numbers.edits)
  expect(expectedPoints(row('p2', undone))).toBe(30)
  expect(undone.notice).toEqual({ title: 'Edit undone', description: '3 numbers' })
})

test('undo goes back edit by edit to the first, then says that there is none', () => {
  const states = [fresh]
  for (const action of [edit('p2', 30), edit('p2', 31), edit('p3', 5)])
    states.push(reduceLineup(states.at(-1)!, action))
  let state = states.at(-1)!
  for (const before of states.slice(0, -1).reverse()) {
    state = reduceLineup(state, UNDO)
    expect(state.numbers.edits).toEqual(before.numbers.edits)
  }
  expect(state.notice).toEqual({ title: 'Edit undone', description: 'Person 2: projection 15.28' })
  expect(reduceLineup(state, UNDO).notice).toEqual({ title: 'No edit to undo' })
})

test('undo leaves alone what came from elsewhere since', () => {
  const edited = after(fresh, edit('p2', 30))
  const others = { [personKey(row('p3'))]: { points: 7 }, ...edited.numbers.edits }
  const state = after(edited, { type: 'set_numbers', numbers: { ...edited.numbers, edits: others } }, UNDO)
  expect(state.numbers.edits).toEqual({ [personKey(row('p3'))]: { points: 7 } })
})

test('the keys raise and lower the number that counts by a tenth', () => {
  // 15.28 * 1.1 = 16.808; 16.81 * 1.1 = 18.491; 18.49 * 0.9 = 16.641
  const raised = after(fresh, shift(1))
  expect(expectedPoints(row('p2', raised))).toBe(16.81)
  expect(expectedPoints(row('p2', after(raised, shift(1), shift(-1))))).toBe(16.64)
  const shiftOwnership: LineupAction = { ...shift(1), figure: 'flexOwnershipPct' } as LineupAction
  const unknown = { ...fresh, playerPool: fresh.playerPool.map((each) => ({ ...each, ownershipPct: null })) }
  expect(after(unknown, shiftOwnership)).toBe(unknown)
})

test('an edit ends the proof of the lineup and cancels a pending run; one that changes nothing does neither', () => {
  const answer = {
    players: ['p0-cpt', 'p1', 'p4', 'p5', 'p6', 'p7'].map((id) => row(id)),
    ...{ gap: 0, examined: 1000, examinedIsExact: true, runnerUpGap: 0.34 },
  }
  const shown = after(
    fresh,
    { type: 'run_started', kind: 'optimize' },
    { type: 'run_answered', request: 1, answer },
  )
  expect(proofStatus(shown)).toBe('shown')
  const slots = (state: LineupState) => state.lineup.slots.map((player) => player?.id)
  const changes: LineupAction[] = [edit('p2', 30), edit('p2', 3, 'flexOwnershipPct'), shift(1)]
  for (const change of changes) {
    expect(proofStatus(after(shown, change))).toBe('changed')
    expect(slots(after(shown, change))).toEqual(slots(shown))
    expect(after(fresh, { type: 'run_started', kind: 'optimize' }, change).pendingRun).toBeNull()
  }
  const running = after(fresh, { type: 'run_started', kind: 'optimize' })
  for (const same of [edit('p2', null), UNDO, { type: 'reset_all_edits' } as const])
    expect(after(running, same).pendingRun).not.toBeNull()
  expect(after(shown, edit('p2', null))).toBe(shown)
})

test('the draft keeps the numbers, not the steps that can be undone', () => {
  const edited = after(fresh, edit('p2', 30), edit('p3', 12.5, 'captainOwnershipPct'))
  const resumed = reloaded(edited, pool)
  expect(resumed.numbers).toEqual(edited.numbers)
  expect(resumed.playerPool).toEqual(edited.playerPool)
  expect(resumed.replacedNumbers).toEqual([])
})

test('the points of a player who is left out are shared out among teammates, and undo takes them back', () => {
  // All eight are receivers: AAA has p0, p2, p4 and p6. With averages p0's 20 go to 18, 16 and 14: 7.5, 6.67 and 5.83.
  const averages = after(fresh, { type: 'set_numbers', numbers: { ...fresh.numbers, pointsFrom: 'average' } })
  const share: LineupAction = { type: 'share_out', player: row('p0', averages) }
  expect(after(averages, share)).toBe(averages)
  const out = after(averages, { type: 'toggle_exclude', player: row('p0', averages) })
  const shared = after(out, share)
  const points = (state: LineupState) =>
    ['p0', 'p0-cpt', 'p1', 'p2', 'p2-cpt', 'p4', 'p6'].map((id) => expectedPoints(row(id, state)))
  expect(points(shared)).toEqual([0, 0, 19, 25.5, 25.5, 22.67, 19.83])
  expect(shared.notice).toMatchObject({
    title: 'Points of Person 0 shared out',
    description: 'Person 2 +7.50, Person 4 +6.67, Person 6 +5.83',
    undo: { type: 'undo_edit' },
  })
  expect(after(shared, { type: 'share_out', player: row('p0', shared) })).toBe(shared)
  expect(points(after(shared, UNDO))).toEqual(points(out))
  expect(after(shared, { type: 'reset_all_edits' }).numbers.edits).toEqual({})
})

test('teammates who sit out themselves get no share', () => {
  const marked = after(
    fresh,
    { type: 'set_numbers', numbers: { ...fresh.numbers, pointsFrom: 'average' } },
    { type: 'set_injury', player: row('p2'), status: 'Doubtful' },
    { type: 'toggle_exclude', player: row('p4') },
    { type: 'set_injury', player: row('p0'), status: 'Out' },
  )
  const shared = after(marked, { type: 'share_out', player: row('p0', marked) })
  expect(Object.keys(shared.numbers.edits).sort()).toEqual(
    [personKey(row('p0')), personKey(row('p6'))].sort(),
  )
  expect(expectedPoints(row('p6', shared))).toBe(34)
})
