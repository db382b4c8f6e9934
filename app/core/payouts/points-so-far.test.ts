import { expect, test } from 'vitest'
import type { ContestSettings, OpponentsFile } from './contest-settings.ts'
import { lastStandings } from './points-so-far.ts'
import { usualContest } from './usual-contest.ts'

const contest: ContestSettings = usualContest('double_up')
const file = (name: string, games?: OpponentsFile['games']): OpponentsFile => ({
  ...{ key: name, name, entries: 60 },
  ...(games ? { games } : {}),
})
const early = file('early', { over: 0, minutesLeft: [37, 37] })
const late = file('late', { over: 1, minutesLeft: [14] })

test('the points so far of a slate are those of the standings that were taken last', () => {
  expect(
    lastStandings([
      { ...contest, opponents: early },
      contest,
      { ...contest, opponents: late },
      { ...contest, opponents: file('of last week') },
    ]),
  ).toBe(late)
})

test('without live standings there are none', () => {
  expect(lastStandings([contest, { ...contest, opponents: file('final') }])).toBeUndefined()
})
