import { expect, test } from 'vitest'
import { CONTEST_KINDS, CONTEST_TYPES } from './contest-kinds.ts'
import { contestName, contestTypeOf, feeAndSize, savedContestName } from './contest-line.ts'
import { shownContestType } from './contest-type.ts'
import { contestOfFormat, usualContest } from './usual-contest.ts'

test('a contest of the asked format stays as it is; another one becomes a usual one of that format', () => {
  const sprint = { ...usualContest('single_entry'), name: 'Sprint', feeCents: 333 }
  expect(contestOfFormat(sprint, 'gpp')).toBe(sprint)
  const cash = contestOfFormat(sprint, 'cash')
  expect([contestName(cash), feeAndSize(cash), contestTypeOf(cash)]).toEqual([
    '50/50',
    '$5 · 100 entries',
    'Cash',
  ])
  const gpp = contestOfFormat(cash, 'gpp')
  expect([contestName(gpp), feeAndSize(gpp), contestTypeOf(gpp)]).toEqual([
    'Large GPP, top heavy',
    '$10 · 20,000 entries',
    'GPP',
  ])
})

test('a contest is told by its own name and its fee; a free one has none', () => {
  const contest = { ...usualContest('single_entry'), name: 'Sprint', feeCents: 25, size: 1 }
  expect(contestName(contest)).toBe('Sprint')
  expect(feeAndSize(contest)).toBe('$0.25 · 1 entry')
  expect(feeAndSize({ ...contest, feeCents: 0, size: 2 })).toBe('Free · 2 entries')
  expect(contestTypeOf(contest)).toBe('Single Entry')
})

test('a satellite is saved as one of the four types, and shown as a satellite by its name', () => {
  const shownOf = (contest: Parameters<typeof savedContestName>[0]) =>
    shownContestType({ contestType: contestTypeOf(contest), contestName: savedContestName(contest) })
  const satellite = usualContest('satellite')
  expect([contestTypeOf(satellite), savedContestName(satellite)]).toEqual(['GPP', 'Satellite'])
  expect(shownOf(satellite)).toBe('Satellite')
  expect(shownOf({ ...satellite, name: 'NFL $2 SUPERSat [500x]' })).toBe('Satellite')
  expect(shownOf({ ...usualContest('double_up'), name: 'NFL Qualifier' })).toBe('Satellite')
  expect([usualContest('single_entry'), usualContest('large_flat')].map(shownOf)).toEqual([
    'Single Entry',
    'GPP',
  ])
  expect(shownOf({ ...usualContest('large_flat'), name: 'NFL Super Saturday' })).toBe('GPP')
})

test('the types that pay about half of their entries alike are cash games, and no others', () => {
  const cash = CONTEST_KINDS.filter((kind) => CONTEST_TYPES[kind].format === 'cash')
  expect(cash).toEqual(['double_up', 'fifty_fifty', 'head_to_head'])
})
