import { expect, test } from 'vitest'
import { meanOf, withVariance } from '#core/numbers/estimate.ts'
import { randomFrom } from '#core/numbers/random-from.ts'
import type { PayoutTier } from '#core/payouts/payout-tiers.ts'
import { unseenVariance } from './unseen-prizes.ts'

const NEVER = { top1: 0, top10: 0, cash: 0, copies: 0 }
const ALL: PayoutTier[] = [{ from: 1, to: 1, prizeCents: 1_700_000 }]

test('a lineup that won nothing has an error, the larger the prize and the fewer the games', () => {
  const errorOf = (games: number, prizeCents: number) => {
    const contest = { entries: 2000, tiers: [{ from: 1, to: 1, prizeCents }] }
    return withVariance(meanOf(0, 0, games), unseenVariance(contest, NEVER, games), games).error
  }
  expect(errorOf(10_000, 1_700_000)).toBeGreaterThan(0)
  expect(errorOf(10_000, 3_400_000)).toBeCloseTo(2 * errorOf(10_000, 1_700_000), 6)
  expect(errorOf(40_000, 1_700_000)).toBeCloseTo(errorOf(10_000, 1_700_000) / 4, 6)
})

test('who ties with others is paid a part of the prize, and who finishes high more often may win more often', () => {
  const contest = { entries: 2000, tiers: ALL }
  const alone = unseenVariance(contest, NEVER, 1000)
  expect(unseenVariance(contest, { ...NEVER, copies: 3 }, 1000)).toBeCloseTo(alone / 16, 6)
  const strong = unseenVariance(contest, { ...NEVER, top1: 300, top10: 500 }, 1000)
  expect(strong).toBeGreaterThan(4 * alone)
  // Never more than the z^2 games that an interval of 95% adds to a count.
  expect(strong).toBeLessThanOrEqual((1.96 ** 2 / 1000) * 1_700_000 ** 2)
})

test('where every prize was won often next to nothing is added', () => {
  const contest = { entries: 100, tiers: [{ from: 1, to: 50, prizeCents: 900 }] }
  const unseen = unseenVariance(contest, { top1: 120, top10: 1100, cash: 4800, copies: 0 }, 10_000)
  expect(unseen).toBeLessThan(0.005 * 0.48 * 0.52 * 900 ** 2)
})

test.each([
  ['winner takes all', ALL],
  [
    'a few large prizes and many small ones',
    [
      { from: 1, to: 1, prizeCents: 400_000 },
      { from: 2, to: 3, prizeCents: 100_000 },
      { from: 4, to: 20, prizeCents: 10_000 },
      { from: 21, to: 400, prizeCents: 1_800 },
    ],
  ],
])(
  '%s: 1.96 errors hold the truth in 93% of the runs or more, however rarely the lineup wins',
  (_, tiers) => {
    const [entries, games] = [2000, 4000]
    const random = randomFrom(5)
    const truth = (scale: number) =>
      tiers.reduce(
        (sum, { from, to, prizeCents }) => sum + (scale / entries) * (to - from + 1) * prizeCents,
        0,
      )
    for (const scale of [0.1, 0.5, 1, 2]) {
      const runs = 300
      let [held, plain] = [0, 0]
      for (let run = 0; run < runs; run++) {
        const finishes = { ...NEVER }
        let [sum, squares] = [0, 0]
        for (let game = 0; game < games; game++) {
          // Every place is equally likely: a part `scale` of what the mean entry has.
          const place = 1 + Math.floor((random() * entries) / scale)
          if (place <= 20) finishes.top1++
          if (place <= 200) finishes.top10++
          if (place <= tiers.at(-1)!.to) finishes.cash++
          const cents = tiers.find(({ to }) => place <= to)?.prizeCents ?? 0
          sum += cents
          squares += cents * cents
        }
        const sampled = meanOf(sum, squares, games)
        const { value, error } = withVariance(
          sampled,
          unseenVariance({ entries, tiers }, finishes, games),
          games,
        )
        held += Number(Math.abs(value - truth(scale)) <= 1.96 * error)
        plain += Number(Math.abs(value - truth(scale)) <= 1.96 * sampled.error)
      }
      expect(held / runs, `${scale} of the mean`).toBeGreaterThan(0.93)
      if (scale < 1) expect(plain / runs).toBeLessThan(0.93)
    }
  },
)
