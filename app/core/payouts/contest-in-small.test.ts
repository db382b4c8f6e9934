import { expect, test } from 'vitest'
import { contestInSmall } from './contest-in-small.ts'
import { simContestOf } from './contest-settings.ts'
import { usualContest } from './usual-contest.ts'

const CONTEST = {
  ...({ kind: 'own_table', entries: 100, feeCents: 500, maxEntries: 20, isEstimated: false } as const),
  tiers: [
    { from: 1, to: 1, prizeCents: 10_000 },
    { from: 2, to: 3, prizeCents: 4000 },
    { from: 4, to: 21, prizeCents: 1000 },
  ],
}

test('each place of the small contest is paid the mean of the places that it stands for', () => {
  expect(contestInSmall(CONTEST, 25)).toEqual({
    ...CONTEST,
    entries: 25,
    tiers: [
      { from: 1, to: 1, prizeCents: (10_000 + 4000 + 4000 + 1000) / 4 },
      { from: 2, to: 5, prizeCents: 1000 },
      // Of the places 21 to 24 the first one is paid.
      { from: 6, to: 6, prizeCents: 250 },
    ],
  })
  expect(contestInSmall(CONTEST, 100)).toBe(CONTEST)
})

test('place by place the same as the mean of the whole table, whatever the table and the number of entries', () => {
  for (const kind of ['large_top_heavy', 'large_flat', 'double_up'] as const) {
    for (const size of [10_001, 23_780, 150_000]) {
      const whole = simContestOf({ ...usualContest(kind), size })
      if (!whole.ok) throw new Error(whole.error)
      const { contest } = whole.value
      const small = contestInSmall(contest, 10_000)
      const each = Math.ceil(size / 10_000)
      expect(small.entries).toBe(Math.ceil(size / each))
      const prizes = pricesByPlace(contest.tiers, size + each)
      const found = pricesByPlace(small.tiers, small.entries)
      const wrong = found.filter((cents, place) => {
        const sum = prizes.slice(place * each, (place + 1) * each).reduce((all, prize) => all + prize, 0)
        return Math.abs(cents - sum / each) > 1e-6
      })
      expect(wrong, `${kind} of ${size}`).toEqual([])
    }
  }
})

function pricesByPlace(tiers: readonly { from: number; to: number; prizeCents: number }[], places: number) {
  const prizes = Array<number>(places).fill(0)
  for (const { from, to, prizeCents } of tiers) prizes.fill(prizeCents, from - 1, to)
  return prizes
}
