import { expect, test } from 'vitest'
import { areSlateContests, MOST_MORE_CONTESTS } from './slate-contest.ts'
import { usualContest } from './usual-contest.ts'

test('stored contests are read whole or not at all', () => {
  const contest = { settings: usualContest('double_up'), mine: 3 }
  expect(areSlateContests([contest, { ...contest, settings: { ...contest.settings, name: 'Sprint' } }])).toBe(
    true,
  )
  expect(areSlateContests(JSON.parse(JSON.stringify([contest])))).toBe(true)
  for (const bad of [
    null,
    [null],
    [{ ...contest, mine: 0 }],
    [{ ...contest, mine: 1.5 }],
    [{ ...contest, mine: 501 }],
    [{ ...contest, settings: { ...contest.settings, name: 7 } }],
    [{ ...contest, settings: { ...contest.settings, name: 'x'.repeat(401) } }],
    [{ ...contest, settings: { kind: 'luck' } }],
    Array.from({ length: MOST_MORE_CONTESTS + 1 }, () => contest),
  ])
    expect(areSlateContests(bad)).toBe(false)
})
