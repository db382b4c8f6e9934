import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { simContestOf } from '#core/payouts/contest-settings.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import { fillingOf } from '../../state/filling.ts'
import { initialLineupState } from '../../testing/initial-lineup-state.ts'
import { showdownPool } from '../../testing/pools.ts'
import { questionOf } from './question-of.ts'
import { changedSinceSimulated, simulatedFrom } from './simulated-from.ts'

const state = initialLineupState(SHOWDOWN, showdownPool())
const contest = usualContest('large_top_heavy')
const before = simulatedFrom(state, contest)
const changed = (now: typeof before) => changedSinceSimulated(before, now)
const withRow = (changes: object) => ({
  ...state,
  playerPool: state.playerPool.map((row, i) => (i === 3 ? { ...row, ...changes } : row)),
})

test('a change of points, ownership, who plays or the contest makes figures stale, each by its name', () => {
  expect(changed(simulatedFrom(state, contest))).toEqual([])
  expect(changed(simulatedFrom(withRow({ projectedPoints: 33 }), contest))).toEqual(['the players’ figures'])
  expect(changed(simulatedFrom(withRow({ ownershipPct: 33, ownershipBy: 'hand' }), contest))).toEqual([
    'the ownership',
  ])
  expect(changed(simulatedFrom({ ...state, inactivePeople: new Set(['person-1@BBB']) }, contest))).toEqual([
    'the choice of who plays',
  ])
  expect(changed(simulatedFrom(state, { ...contest, feeCents: 2500 }))).toEqual(['the contest'])
})

test('texts about a player, and an exclusion of the user, change nothing', () => {
  expect(changed(simulatedFrom(withRow({ aiInsight: 'Hurt', leverageScore: 4 }), contest))).toEqual([])
  const excluded = { ...state, excludedPeople: new Set(['person-1@BBB']) }
  expect(changed(simulatedFrom(excluded, contest))).toEqual([])
})

test('live standings of another contest of the slate count in a contest without any, so its figures are stale', () => {
  const live = { ...{ key: 'k', name: 'live.csv', entries: 60 }, games: { over: 0, minutesLeft: [37] } }
  const beside = {
    ...state,
    filling: { ...fillingOf(null), contests: { 81: { ...contest, opponents: live } } },
  }
  expect(changed(simulatedFrom(beside, contest))).toEqual(['the contest'])
  const sim = simContestOf(contest)
  if (!sim.ok) throw new Error(sim.error)
  expect(questionOf(beside, sim.value.contest, [], contest).scored).toEqual(live)
  const own = { ...contest, opponents: { ...live, key: 'own' } }
  expect(questionOf(beside, sim.value.contest, [], own)).toMatchObject({
    opponents: own.opponents,
    scored: undefined,
  })
})
