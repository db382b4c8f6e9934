import { expect, test } from 'vitest'
import { CONTEST_KINDS, CONTEST_TYPES } from './contest-kinds.ts'
import { contestName, contestTypeOf, feeAndSize } from './contest-line.ts'
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

test('the types that pay about half of their entries alike are cash games, and no others', () => {
  const cash = CONTEST_KINDS.filter((kind) => CONTEST_TYPES[kind].format === 'cash')
  expect(cash).toEqual(['double_up', 'fifty_fifty', 'head_to_head'])
})
