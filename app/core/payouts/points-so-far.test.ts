import { expect, test } from 'vitest'
import type { ContestSettings, OpponentsFile } from './contest-settings.ts'
import { withPointsSoFar } from './points-so-far.ts'
import { usualContest } from './usual-contest.ts'

const contest: ContestSettings = usualContest('double_up')
const file = (name: string, games?: OpponentsFile['games']): OpponentsFile => ({
  ...{ key: name, name, entries: 60 },
  ...(games ? { games } : {}),
})
const early = file('early', { over: 0, minutesLeft: [37, 37] })
const late = file('late', { over: 1, minutesLeft: [14] })

test('contests without standings count the points of those taken last; the others keep their own', () => {
  const contests = new Map([
    ['1', { ...contest, opponents: early }],
    ['2', contest],
    ['3', { ...contest, opponents: late }],
    ['4', { ...contest, opponents: file('of last week') }],
  ])
  const played = withPointsSoFar(contests)
  expect([...played].map(([key, each]) => [key, each.scored?.name])).toEqual([
    ['1', undefined],
    ['2', 'late'],
    ['3', undefined],
    ['4', undefined],
  ])
  // What the user set stays as it is.
  expect(contests.get('2')).toBe(contest)
})

test('without live standings nothing is added', () => {
  const contests = new Map([
    ['1', contest],
    ['2', { ...contest, opponents: file('final') }],
  ])
  expect(withPointsSoFar(contests)).toBe(contests)
})
