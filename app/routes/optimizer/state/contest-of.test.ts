import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import { initialLineupState } from '../testing/initial-lineup-state.ts'
import { showdownPool } from '../testing/pools.ts'
import { contestOf, settingsOf } from './contest-of.ts'
import { documentOf, withDocument } from './document.ts'
import type { LineupAction } from './lineup-state.ts'
import { reduceLineup } from './reduce-lineup.ts'

const pool = showdownPool()
const fresh = initialLineupState(SHOWDOWN, pool)
const after = (...actions: LineupAction[]) => actions.reduce(reduceLineup, fresh)
const setTo = (kind: Parameters<typeof usualContest>[0]): LineupAction => ({
  type: 'set_contest',
  contest: usualContest(kind),
})
const running: LineupAction = { type: 'run_started', kind: 'optimize' }

test('until one is set the contest is a 50/50, and runs are for cash', () => {
  expect(contestOf(fresh).kind).toBe('fifty_fifty')
  expect(settingsOf(fresh)).toEqual({
    strategy: 'balanced',
    contestFormat: 'cash',
    creativity: 50,
    priceGuard: true,
  })
})

test('a run asks for the format of the contest', () => {
  expect(after(setTo('single_entry'), running).pendingRun?.question.settings.contestFormat).toBe('gpp')
  expect(after(setTo('double_up'), running).pendingRun?.question.settings.contestFormat).toBe('cash')
})

test('a contest of another format ends the pending run; one of the same format leaves it', () => {
  const run = after(running)
  expect(reduceLineup(run, setTo('large_flat')).pendingRun).toBeNull()
  expect(reduceLineup(run, setTo('head_to_head')).pendingRun).toBe(run.pendingRun)
})

test('an older version that says GPP and no contest has a usual GPP; its contest counts where it has one', () => {
  const older = (contestFormat: string, more = {}) =>
    withDocument(
      fresh,
      { ...documentOf(fresh, pool), 'settings.contestFormat': contestFormat, ...more },
      pool,
    )
  expect(contestOf(older('gpp'))).toEqual(usualContest('large_top_heavy'))
  expect(older('cash').contest).toBeNull()
  expect(settingsOf(older('cash', { 'draft.contest': usualContest('satellite') })).contestFormat).toBe('gpp')
})

test('another device with an older version sets the format alone: the contest follows', () => {
  const recalled = reduceLineup(fresh, {
    type: 'recall',
    changes: { 'settings.contestFormat': 'gpp' },
    listed: pool,
  })
  expect(contestOf(recalled)).toEqual(usualContest('large_top_heavy'))
  expect(settingsOf(recalled).contestFormat).toBe('gpp')
})
