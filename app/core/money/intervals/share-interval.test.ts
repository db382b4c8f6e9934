import { expect, test } from 'vitest'
import { type ShareSums, shareInterval } from './share-interval.ts'

/** The sums of slates, each given as the entries' possible winnings and whether they got them. */
function sumsOf(slates: readonly (readonly { could: number; got: boolean }[])[]): ShareSums {
  const totals = slates.map((entries) => ({
    got: entries.reduce((sum, { could, got }) => sum + (got ? could : 0), 0),
    could: entries.reduce((sum, { could }) => sum + could, 0),
  }))
  const sum = (value: (total: { got: number; could: number }) => number) =>
    totals.reduce((all, total) => all + value(total), 0)
  return {
    numerator: sum(({ got }) => got),
    denominator: sum(({ could }) => could),
    numeratorsBySlate: sum(({ got }) => got ** 2),
    productsBySlate: sum(({ got, could }) => got * could),
    denominatorsBySlate: sum(({ could }) => could ** 2),
    denominatorsByEntry: slates.flat().reduce((all, { could }) => all + could ** 2, 0),
    largestSlate: Math.max(...totals.map(({ could }) => could)),
  }
}

/** `of` slates of one entry each, the first `got` of them got. */
const apart = (got: number, of: number, could = 1) =>
  sumsOf(Array.from({ length: of }, (_, index) => [{ could, got: index < got }]))

// Clopper and Pearson by the beta distribution of another library.
test.each([
  { got: 3, of: 10, low: 0.06673951, high: 0.65245285 },
  { got: 4, of: 8, low: 0.15701281, high: 0.84298719 },
])('$got of $of independent entries: $low to $high', ({ got, of, low, high }) => {
  const interval = shareInterval(apart(got, of))
  expect(interval.low).toBeCloseTo(low, 7)
  expect(interval.high).toBeCloseTo(high, 7)
})

test('all of ten: the low end is the share whose tenth power is 0.025; none of ten: the mirror image', () => {
  expect(shareInterval(apart(10, 10)).low).toBeCloseTo(0.025 ** 0.1, 9)
  expect(shareInterval(apart(10, 10)).high).toBe(1)
  expect(shareInterval(apart(0, 10)).low).toBe(0)
  expect(shareInterval(apart(0, 10)).high).toBeCloseTo(1 - 0.025 ** 0.1, 9)
})

test('entries of unequal size count as fewer: 1, 2 and 3 as 36 / 14', () => {
  const missed = sumsOf([1, 2, 3].map((could) => [{ could, got: false }]))
  expect(shareInterval(missed).high).toBeCloseTo(1 - 0.025 ** (14 / 36), 9)
})

test('the unit of money makes no difference', () => {
  const [dollars, cents] = [shareInterval(apart(3, 10)), shareInterval(apart(3, 10, 100))]
  expect(cents.low).toBeCloseTo(dollars.low, 12)
  expect(cents.high).toBeCloseTo(dollars.high, 12)
})

/** Ten slates of four entries; of each slate so many are got. */
const tenSlates = (gotOf: (slate: number) => number) =>
  sumsOf(
    Array.from({ length: 10 }, (_, slate) =>
      Array.from({ length: 4 }, (_, entry) => ({ could: 1, got: entry < gotOf(slate) })),
    ),
  )

test('when all entries of a slate win or lose together, the slates count, less a factor for few slates', () => {
  // 10 slates / (t of 9 degrees over t of 39, squared: 1.250796) = 7.9949 entries, half of them got.
  const { low, high } = shareInterval(tenSlates((slate) => (slate < 5 ? 4 : 0)))
  expect(low).toBeCloseTo(0.15692625, 6)
  expect(high).toBeCloseTo(0.84307375, 6)
})

test('when all slates have the same share, the entries count, less a factor for few slates', () => {
  // 40 entries / 1.250796 = 31.9796, half of them got.
  const { low, high } = shareInterval(tenSlates(() => 2))
  expect(low).toBeCloseTo(0.31881754, 6)
  expect(high).toBeCloseTo(0.68118246, 6)
})

test('between the two, half a future slate at the farthest distance from the share is included', () => {
  // 20 slates of four; of five of them three entries got it: 15 of 80. Between slates the variance is 0.0055510, and
  // with half a future slate 0.0055730 for the low end and 0.0059636 for the high one: 28.34 and 26.55 entries.
  const twenty = Array.from({ length: 20 }, (_, slate) =>
    Array.from({ length: 4 }, (_, entry) => ({ could: 1, got: slate < 5 && entry < 3 })),
  )
  const { low, high } = shareInterval(sumsOf(twenty))
  expect(low).toBeCloseTo(0.06200658, 6)
  expect(high).toBeCloseTo(0.397921, 6)
})
