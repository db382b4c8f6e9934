import { describe, expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { isEmpty } from '#core/lineups/lineup.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import type { Player } from '#core/players/player.ts'
import { initialLineupState } from '../testing/initial-lineup-state.ts'
import { showdownPool } from '../testing/pools.ts'
import { shownAnswer } from './lineup-proof.ts'
import type { LineupAction } from './lineup-state.ts'
import { reduceLineup } from './reduce-lineup.ts'
import { runRequest } from './run-request.ts'

const pool = showdownPool()
const row = (id: string) => pool.find((player) => player.id === id) as Player
const stateAfter = (...actions: LineupAction[]) =>
  actions.reduce(reduceLineup, initialLineupState(SHOWDOWN, pool))
const inSlots = ({ lineup }: ReturnType<typeof stateAfter>) =>
  lineup.slots.map((player) => player?.id ?? null)
const add = (id: string): LineupAction => ({ type: 'add', player: row(id) })

const answer = {
  players: ['p0-cpt', 'p1', 'p4', 'p5', 'p6', 'p7'].map(row),
  gap: 0,
  examined: 1000,
  examinedIsExact: true,
  runnerUpGap: 0.34,
}

describe('building by hand', () => {
  test('rows fill the slots that accept them; each refusal has its notice and the id of its row', () => {
    const state = stateAfter(add('p0'), add('p1-cpt'))
    expect(inSlots(state)).toEqual(['p1-cpt', 'p0', null, null, null, null])
    expect(state.notice).toMatchObject({ title: 'Player added' })

    expect(reduceLineup(state, add('p0-cpt')).notice).toMatchObject({
      title: 'Player already in lineup',
      failed: true,
    })
    expect(reduceLineup(state, add('p2-cpt')).notice).toMatchObject({ title: 'Captain slot full' })
    expect(
      reduceLineup(state, { type: 'add_to_slot', player: row('p2-cpt'), slotIndex: 3 }).notice,
    ).toMatchObject({ title: 'Invalid position' })
  })

  test('an over-budget player is refused with the excess amount', () => {
    // 13,500 + 8,500 + 8,000 + 7,500 + 7,000 = 44,500; the next at 6,500 makes 51,000.
    const state = stateAfter(...['p0-cpt', 'p1', 'p2', 'p3', 'p4'].map(add))
    const refused = reduceLineup(state, add('p5'))
    expect(refused.notice?.title).toBe('Over budget')
    expect(refused.notice?.description).toContain('$1,000')
    expect(inSlots(refused)).toEqual(inSlots(state))
  })

  test('toggling a row adds it, then removes it; removing a row that is not in the lineup does nothing', () => {
    const press = (id: string): LineupAction => ({ type: 'add_or_take_out', player: row(id) })
    expect(inSlots(stateAfter(press('p1-cpt'), press('p2')))).toEqual([
      'p1-cpt',
      'p2',
      null,
      null,
      null,
      null,
    ])
    expect(inSlots(stateAfter(press('p1-cpt'), press('p2'), press('p1-cpt')))).toEqual([
      null,
      'p2',
      null,
      null,
      null,
      null,
    ])
    // One button for both roles: the captain's slot first, and flex once it is taken.
    const either = (id: string): LineupAction => ({
      type: 'add_or_take_out',
      player: row(id),
      captain: row(`${id}-cpt`),
    })
    expect(inSlots(stateAfter(either('p0'), either('p1'))).slice(0, 2)).toEqual(['p0-cpt', 'p1'])
    const state = stateAfter(press('p2'))
    expect(inSlots(reduceLineup(state, { type: 'take_out', player: row('p2') }))).not.toContain('p2')
    expect(reduceLineup(state, { type: 'take_out', player: row('p3') })).toBe(state)
  })

  test('a removed or replaced player is unlocked, and Undo brings player and lock back', () => {
    const locked = stateAfter(add('p0-cpt'), add('p1'), { type: 'toggle_lock', player: row('p1') })
    const leaving: [LineupAction, string | null][] = [
      [{ type: 'remove', slotIndex: 1 }, null],
      [{ type: 'add_to_slot', player: row('p2'), slotIndex: 1 }, 'p2'],
    ]
    for (const [action, inSlot] of leaving) {
      const left = reduceLineup(locked, action)
      expect([inSlots(left)[1], ...left.lockedIds]).toEqual([inSlot])
      const back = reduceLineup(left, left.notice!.undo!)
      expect([inSlots(back), [...back.lockedIds]]).toEqual([inSlots(locked), ['p1']])
    }
    // Into an open slot nobody was swapped.
    expect(stateAfter({ type: 'add_to_slot', player: row('p2'), slotIndex: 1 }).notice).toEqual({
      title: 'Player added',
      description: row('p2').name,
    })
  })

  test('clear offers an undo', () => {
    const locked = stateAfter(add('p0'), { type: 'toggle_lock', player: row('p0') })

    const cleared = reduceLineup(locked, { type: 'clear' })
    expect(isEmpty(cleared.lineup)).toBe(true)
    const restored = reduceLineup(cleared, cleared.notice!.undo!)
    expect(inSlots(restored)).toEqual(inSlots(locked))
  })

  test('an injury applies to every row of the player, in the pool and in the lineup', () => {
    const state = stateAfter(add('p0-cpt'), { type: 'set_injury', player: row('p0'), status: 'Questionable' })
    const changed = state.playerPool.filter((player) => player.injuryStatus === 'Questionable')
    expect(changed.map(({ id }) => id)).toEqual(['p0-cpt', 'p0'])
    expect(state.lineup.slots[0]?.injuryStatus).toBe('Questionable')
    expect(state.notice?.title).toBe('Injury status updated')
  })
})

describe('locks and exclusions', () => {
  test('at most one row of a player is locked, and a lock ends an exclusion', () => {
    const state = stateAfter(
      { type: 'toggle_exclude', player: row('p3') },
      { type: 'toggle_lock', player: row('p3') },
      { type: 'toggle_lock', player: row('p3-cpt') },
    )
    expect([...state.lockedIds]).toEqual(['p3-cpt'])
    expect(state.excludedPeople.size).toBe(0)
    expect(runRequest(state).keptPlayers.map(({ id }) => id)).toEqual(['p3-cpt'])
  })

  test('an excluded player leaves the lineup, and no run uses the captain or flex row', () => {
    const state = stateAfter(add('p3'), { type: 'toggle_exclude', player: row('p3-cpt') })
    expect(isEmpty(state.lineup)).toBe(true)
    expect(runRequest(state).excludedIds).toEqual(['p3-cpt', 'p3'])
  })

  test('adding a player by hand or by an undo ends the exclusion', () => {
    const excluded: LineupAction = { type: 'toggle_exclude', player: row('p3') }
    expect(stateAfter(excluded, add('p3')).excludedPeople.size).toBe(0)
    const cleared = stateAfter(add('p3'), { type: 'clear' }, excluded)
    const { lineup } = stateAfter(add('p3'))
    expect(reduceLineup(cleared, { type: 'restore', lineup }).excludedPeople.size).toBe(0)
  })

  test('Fill keeps the lineup and the locked rows; a player locked in another role keeps the slot', () => {
    const state = stateAfter(
      add('p0'),
      { type: 'toggle_lock', player: row('p0-cpt') },
      { type: 'toggle_lock', player: row('p1') },
    )
    expect(runRequest(state).keptPlayers.map(({ id }) => id)).toEqual(['p0', 'p1'])
  })
})

describe('runs', () => {
  test('Optimize clears the lineup, then shows the answer and its proof until an edit', () => {
    const started = stateAfter(add('p7'), { type: 'run_started', kind: 'optimize' })
    expect(isEmpty(started.lineup)).toBe(true)
    const answered = reduceLineup(started, { type: 'run_answered', request: 1, answer })
    expect(inSlots(answered)).toEqual(answer.players.map(({ id }) => id))
    expect(answered.notice?.title).toBe('Lineup optimized!')
    expect(answered.proof?.answer.examined).toBe(1000)
    expect(shownAnswer(answered)).toBe(answer)
    expect(shownAnswer(reduceLineup(answered, { type: 'remove', slotIndex: 2 }))).toBeNull()
  })

  test.each(['optimize', 'fill'] as const)(
    'Fill during a run (%s) starts from the lineup of before that run, keeps that one, and gives that one back',
    (first) => {
      const proven = stateAfter(
        { type: 'run_started', kind: 'optimize' },
        { type: 'run_answered', request: 1, answer },
        { type: 'remove', slotIndex: 4 },
        { type: 'toggle_lock', player: row('p3') },
      )
      const built = ['p0-cpt', 'p1', 'p4', 'p5', null, 'p7']
      const filling = [first, 'fill' as const].reduce(
        (state, kind) => reduceLineup(state, { type: 'run_started', kind }),
        proven,
      )
      expect(inSlots(filling)).toEqual(built)
      const run = filling.pendingRun!
      expect(run.question.keptPlayers.map(({ id }) => id)).toEqual(['p0-cpt', 'p1', 'p4', 'p5', 'p7', 'p3'])

      const found = ['p0-cpt', 'p1', 'p4', 'p5', 'p3', 'p7'].map(row)
      const filled = reduceLineup(filling, {
        type: 'run_answered',
        request: run.request,
        answer: { ...answer, players: found },
      })
      expect(inSlots(filled)).toEqual(found.map(({ id }) => id))
      const failed = reduceLineup(filling, { type: 'run_failed', request: run.request, message: 'No.' })
      expect(inSlots(failed)).toEqual(built)
    },
  )

  test('Optimize during a Fill keeps only locked rows; a failure restores the lineup from before both', () => {
    const running = stateAfter(
      add('p6'),
      { type: 'toggle_lock', player: row('p1') },
      { type: 'run_started', kind: 'fill' },
      { type: 'run_started', kind: 'optimize' },
    )
    expect(running.pendingRun!.question.keptPlayers.map(({ id }) => id)).toEqual(['p1'])
    const stopped = reduceLineup(running, { type: 'run_stopped', request: 2 })
    expect(inSlots(stopped)).toEqual([null, 'p6', null, null, null, null])
  })

  test('a run uses the lineup, settings and exclusions at its start', () => {
    const { pendingRun } = stateAfter(
      add('p6'),
      { type: 'toggle_exclude', player: row('p5') },
      { type: 'set_settings', settings: { strategy: 'max_points', creativity: 7 } },
      { type: 'set_contest', contest: usualContest('large_top_heavy') },
      { type: 'run_started', kind: 'fill' },
    )
    expect(pendingRun!.question).toMatchObject({
      keptPlayers: [{ id: 'p6' }],
      excludedIds: ['p5-cpt', 'p5'],
      settings: { strategy: 'max_points', contestFormat: 'gpp', creativity: 7 },
    })
  })

  test('Keep searching does nothing without a proof', () => {
    const state = stateAfter(add('p6'))
    expect(reduceLineup(state, { type: 'run_started', kind: 'search_further' })).toBe(state)
  })

  test('Fill keeps filled slots and fills the others in order', () => {
    const state = stateAfter(
      add('p6'),
      { type: 'run_started', kind: 'fill' },
      { type: 'run_answered', request: 1, answer },
    )
    expect(inSlots(state)).toEqual(['p0-cpt', 'p6', 'p1', 'p4', 'p5', 'p7'])
    expect(state.notice?.title).toBe('Lineup filled!')
  })

  test('Keep searching keeps the lineup and its proof until it has an answer', () => {
    const early = { ...answer, gap: 0.4 }
    const shown = stateAfter(
      { type: 'run_started', kind: 'optimize' },
      { type: 'run_answered', request: 1, answer: early },
    )
    const searching = reduceLineup(shown, { type: 'run_started', kind: 'search_further' })
    expect(searching).toMatchObject({ lineup: shown.lineup, proof: shown.proof, pendingRun: { request: 2 } })

    const stopped = reduceLineup(searching, { type: 'run_stopped', request: 2 })
    expect(stopped).toMatchObject({ lineup: shown.lineup, proof: shown.proof, pendingRun: null })
    const locked = reduceLineup(searching, { type: 'toggle_lock', player: row('p7') })
    expect(locked).toMatchObject({ lineup: shown.lineup, proof: shown.proof, pendingRun: null })
    const failed = reduceLineup(searching, { type: 'run_failed', request: 2, message: 'No.' })
    expect(failed).toMatchObject({ lineup: shown.lineup, proof: shown.proof, pendingRun: null })

    const done = reduceLineup(searching, { type: 'run_answered', request: 2, answer })
    expect(done.proof).toMatchObject({ answer: { gap: 0 }, asked: shown.proof?.asked })
    expect(done.notice?.title).toBe('Search finished')
    const removed = reduceLineup(searching, { type: 'remove', slotIndex: 2 })
    expect([removed.pendingRun, shownAnswer(removed)]).toEqual([null, null])
  })

  test('a run that finds nothing or fails restores the lineup and states the reason', () => {
    const started = stateAfter(add('p7'), { type: 'run_started', kind: 'optimize' })
    const ended = { type: 'run_found_nothing', request: 1, isTooDear: true } as const
    const nothing = reduceLineup(started, { ...ended, message: 'Too dear.' })
    const kickers = 'The pool has too few kickers: 0 of the 1 a lineup needs.'
    const other = reduceLineup(started, { ...ended, message: kickers, isTooDear: false })
    expect(other.notice).toMatchObject({ title: 'No valid lineup found', description: kickers })
    expect(nothing.notice?.description).toContain('too expensive')
    expect(inSlots(nothing)).toEqual([null, 'p7', null, null, null, null])
    expect(nothing).toMatchObject({ failure: 'Too dear.', notice: { title: 'No valid lineup found' } })
    const failed = reduceLineup(started, { type: 'run_failed', request: 1, message: 'Try again.' })
    expect(failed.notice).toMatchObject({ title: 'Optimization failed', description: 'Please try again' })
  })
})
