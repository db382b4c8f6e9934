import { describe, expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import type { Player } from '#core/players/player.ts'
import { initialLineupState } from '../testing/initial-lineup-state.ts'
import { showdownPool } from '../testing/pools.ts'
import { proofStatus } from './lineup-proof.ts'
import type { LineupAction, LineupState } from './lineup-state.ts'
import { reduceLineup } from './reduce-lineup.ts'

const pool = showdownPool()
const row = (id: string) => pool.find((player) => player.id === id) as Player
const stateAfter = (...actions: LineupAction[]) =>
  actions.reduce(reduceLineup, initialLineupState(SHOWDOWN, pool))
const inSlots = ({ lineup }: LineupState) => lineup.slots.map((player) => player?.id ?? null)
const add = (id: string): LineupAction => ({ type: 'add', player: row(id) })

const BEST = ['p0-cpt', 'p1', 'p4', 'p5', 'p6', 'p7']
const answer = { players: BEST.map(row), gap: 0, examined: 1000, examinedIsExact: true, runnerUpGap: 0.34 }
const started: LineupAction = { type: 'run_started', kind: 'optimize' }
const answered: LineupAction = { type: 'run_answered', request: 1, answer }

const notice = { title: 'Learned' }

/** Actions that change the request of the next run. */
const QUESTION_CHANGES: LineupAction[] = [
  { type: 'set_settings', settings: { strategy: 'max_points', creativity: 0 } },
  { type: 'set_contest', contest: usualContest('large_top_heavy') },
  { type: 'set_rules', rules: [] },
  { type: 'toggle_exclude', player: row('p2') },
  { type: 'toggle_lock', player: row('p7') },
  { type: 'release_all' },
  { type: 'set_injury', player: row('p1'), status: 'Out' },
  {
    type: 'use_learned',
    learned: { [row('p1').basePlayerId]: { games: 1, weight: 1, captainPct: 50, flexPct: 50 } },
    notice,
  },
  { type: 'set_files', files: [] },
  { type: 'put_back', people: ['person-7@BBB'] },
  { type: 'undo_put_back' },
]

test.each(QUESTION_CHANGES)('$type cancels the pending run, and its answer is ignored', (change) => {
  const changed = stateAfter(add('p3'), started, change)
  expect(inSlots(changed)).toEqual([null, 'p3', null, null, null, null])
  expect(changed.pendingRun).toBeNull()
  expect(reduceLineup(changed, answered)).toBe(changed)
})

test('a lock that is taken off during a run cancels it', () => {
  const toggled: LineupAction = { type: 'toggle_lock', player: row('p7') }
  expect(stateAfter(toggled, started).pendingRun).not.toBeNull()
  expect(stateAfter(toggled, started, toggled).pendingRun).toBeNull()
})

describe('what comes by itself during a run', () => {
  const inTheCold = pool.map((player) => ({ ...player, weatherTemp: 12 }))
  const enriched: LineupAction = { type: 'enriched', players: inTheCold, asked: pool }
  const recalled: LineupAction = {
    type: 'recall',
    changes: { 'settings.creativity': 70 },
    listed: pool,
  }

  test('what came is another question', () => {
    expect(stateAfter(recalled).settings.creativity).toBe(70)
    expect(stateAfter(enriched).playerPool.every(({ weatherTemp }) => weatherTemp === 12)).toBe(true)
  })

  test.each([enriched, recalled])('$type: the run is asked again, with what came', (came) => {
    const changed = stateAfter(add('p3'), started, came)
    expect(changed.pendingRun).toMatchObject({ request: 2, kind: 'optimize' })
    expect(reduceLineup(changed, answered)).toBe(changed)
    const failed = reduceLineup(changed, { type: 'run_failed', request: 2, message: 'No.' })
    expect(inSlots(failed)).toEqual([null, 'p3', null, null, null, null])
    expect(inSlots(reduceLineup(changed, { ...answered, request: 2 } as LineupAction))).toEqual(BEST)
  })

  test.each([enriched, recalled])('$type: the question is that of a run pressed afterwards', (came) => {
    expect(stateAfter(started, came).pendingRun?.question).toEqual(
      stateAfter(came, started).pendingRun?.question,
    )
  })

  test('a message that is not shown yet stays', () => {
    const found = stateAfter(started, answered)
    expect(found.notice).toMatchObject({ title: 'Lineup optimized!' })
    expect(reduceLineup(found, recalled).notice).toBe(found.notice)
    const recorded = { setId: 7, mark: 'a' }
    expect(reduceLineup(found, { type: 'set_recorded', recorded })).toMatchObject({
      notice: found.notice,
      filling: { recorded },
    })
  })

  test('Fill Lineup keeps the players of the user', () => {
    const changed = stateAfter(add('p3'), { type: 'run_started', kind: 'fill' }, enriched)
    expect(changed.pendingRun).toMatchObject({ request: 2, kind: 'fill' })
    expect(changed.pendingRun?.question.keptPlayers.map(({ id }) => id)).toEqual(['p3'])
  })

  test('a long search ends: what it proves is no longer asked for', () => {
    const searching = stateAfter(started, answered, { type: 'run_started', kind: 'search_further' }, enriched)
    expect(searching.pendingRun).toBeNull()
  })
})

test.each(
  QUESTION_CHANGES.filter(({ type }) =>
    ['set_settings', 'set_rules', 'set_injury', 'use_learned'].includes(type),
  ),
)('$type ends the proof of the lineup shown, and leaves the lineup', (change) => {
  const shown = stateAfter(started, answered)
  const changed = reduceLineup(shown, change)
  expect([proofStatus(shown), proofStatus(changed)]).toEqual(['shown', 'changed'])
  expect(inSlots(changed)).toEqual(BEST)
})

describe('restored rows have the current figures', () => {
  test('an undo restores the lineup and keeps an injury set meanwhile', () => {
    const cleared = stateAfter(add('p3'), add('p4'), { type: 'clear' })
    expect(inSlots(cleared)).toEqual([null, null, null, null, null, null])
    const hurt = reduceLineup(cleared, { type: 'set_injury', player: row('p3'), status: 'Doubtful' })
    const restored = reduceLineup(hurt, cleared.notice!.undo!)
    expect(inSlots(restored)).toEqual([null, 'p3', 'p4', null, null, null])
    expect(restored.lineup.slots[1]?.injuryStatus).toBe('Doubtful')
  })

  test('a failed run restores the lineup with figures enriched meanwhile', () => {
    const insights = { p3: 'Plays indoors' }
    const running = stateAfter(add('p3'), started, { type: 'attach_insights', insights })
    const failed = reduceLineup(running, { type: 'run_failed', request: 1, message: 'No.' })
    expect(failed.lineup.slots[1]).toMatchObject({ id: 'p3', aiInsight: 'Plays indoors' })
  })

  test('an answer uses the current rows of the pool', () => {
    const running = stateAfter(started, { type: 'attach_insights', insights: { p4: 'Plays indoors' } })
    const shown = reduceLineup(running, answered)
    expect(shown.lineup.slots[2]).toMatchObject({ id: 'p4', aiInsight: 'Plays indoors' })
  })

  test('an insight on one row does not change the others', () => {
    const first = stateAfter({ type: 'attach_insights', insights: { p1: 'One' } })
    const both = reduceLineup(first, { type: 'attach_insights', insights: { p2: 'Two' } })
    const noted = both.playerPool.filter(({ aiInsight }) => aiInsight !== null)
    expect(noted.map(({ id, aiInsight }) => [id, aiInsight])).toEqual([
      ['p1', 'One'],
      ['p2', 'Two'],
    ])
  })
})

describe('several runs', () => {
  test('a second Optimize keeps the lineup from before the first one', () => {
    const twice = stateAfter(add('p3'), started, started)
    expect(twice.pendingRun?.request).toBe(2)
    const failed = reduceLineup(twice, { type: 'run_failed', request: 2, message: 'No.' })
    expect(inSlots(failed)).toEqual([null, 'p3', null, null, null, null])
  })

  test.each<LineupAction>([
    { type: 'run_stopped', request: 1 },
    { type: 'run_failed', request: 1, message: 'No.' },
    { type: 'run_found_nothing', request: 1, message: 'Too dear.', isTooDear: true },
  ])('the end of the first run ($type) leaves the second one going', (end) => {
    const twice = stateAfter(add('p3'), started, started)
    expect(reduceLineup(twice, end)).toBe(twice)
  })
})

test('release all clears locks and exclusions', () => {
  const chosen = stateAfter(
    { type: 'toggle_lock', player: row('p1') },
    { type: 'toggle_exclude', player: row('p2') },
  )
  expect([chosen.lockedIds.size, chosen.excludedPeople.size]).toEqual([1, 1])
  const released = reduceLineup(chosen, { type: 'release_all' })
  expect([released.lockedIds.size, released.excludedPeople.size]).toEqual([0, 0])
})
