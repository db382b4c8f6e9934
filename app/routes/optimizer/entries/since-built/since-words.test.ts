import { expect, test } from 'vitest'
import { simContestOf } from '#core/payouts/contest-settings.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import { averageEntry } from '#optimizer/sim/average-entry.ts'
import { movesOf, worthSentence } from './since-words.ts'

const NONE = { points: null, own: null, captainOwn: null, price: null, status: null }

test('what moved of a player, the gravest first', () => {
  expect(movesOf(NONE)).toEqual([])
  expect(
    movesOf({
      points: { before: 18.2, now: 12.1 },
      own: { before: 31, now: 18 },
      captainOwn: { before: 4, now: 9 },
      price: { before: 9200, now: 9400 },
      status: { before: 'Healthy', now: 'Questionable' },
    }),
  ).toEqual([
    'Healthy to Questionable',
    '18.20 to 12.10 points',
    '31.0% to 18.0% owned',
    '4.0% to 9.0% as captain',
    '$9,200 to $9,400',
  ])
  expect(movesOf({ ...NONE, status: { before: 'Questionable', now: 'Out' } })).toEqual(['out'])
})

test('what a set is worth now and then is said with the difference, or that none could be shown', () => {
  const settings = { ...usualContest('large_top_heavy'), feeCents: 1000, size: 1000 }
  const { contest } = (simContestOf(settings) as { value: { contest: Parameters<typeof worthSentence>[1] } })
    .value
  const cash = [
    { value: 0.2, error: 0.01 },
    { value: 0.3, error: 0.01 },
  ]
  // Two entries at $10: $2 is 10% of the fees.
  const set = (cents: number) => ({
    profit: { value: cents, error: 100 },
    cash,
    means: averageEntry(contest),
  })
  const since = { now: set(200), before: set(800), games: 10_000 }
  expect(worthSentence({ ...since, gained: { value: -600, error: 60 } }, contest, null)).toBe(
    'ROI of the set: +10% ±5.0% now, +40% ±5.0% with the figures of then. That is -30% ±3.0%, on the same 10,000 games.',
  )
  expect(worthSentence({ ...since, gained: { value: -600, error: 400 } }, contest, null)).toContain(
    ' No difference that could be shown: -30% ±20%, on the same',
  )
  const free = { ...contest, feeCents: 0 }
  expect(worthSentence({ ...since, gained: { value: -600, error: 60 } }, free, null)).toBe(
    'An entry makes $3.00 ±$0.30 less than with the figures of then, on the same 10,000 games.',
  )
})
