import { expect, test } from 'vitest'
import { type RatioCell, randomFrom, ratioInterval } from './bootstrap.ts'

/** A player whose every contest is drawn from `prizes`: chance by chance, what it costs and pays. */
type Prize = { chance: number; fee: number; payout: number }

function edgeOf(prizes: readonly Prize[]): number {
  const mean = (figure: (prize: Prize) => number) =>
    prizes.reduce((sum, prize) => sum + prize.chance * figure(prize), 0)
  return mean(({ payout }) => payout) / mean(({ fee }) => fee)
}

function playContests(prizes: readonly Prize[], contests: number, random: () => number): RatioCell[] {
  const counts = prizes.map(() => 0)
  for (let contest = 0; contest < contests; contest += 1) {
    let drawn = 0
    for (let left = random(); drawn < prizes.length - 1 && left >= prizes[drawn]!.chance; drawn += 1) {
      left -= prizes[drawn]!.chance
    }
    counts[drawn]! += 1
  }
  return prizes.map(({ fee, payout }, index) => ({
    numerator: payout,
    denominator: fee,
    count: counts[index]!,
  }))
}

function coveragePct(
  accounts: number,
  trueRatio: number,
  play: (random: () => number) => RatioCell[],
): number {
  const random = randomFrom(20_220_519)
  let covered = 0
  for (let account = 0; account < accounts; account += 1) {
    const interval = ratioInterval(play(random), { seed: account, replicates: 400 })
    if (interval && interval.low <= trueRatio && trueRatio <= interval.high) covered += 1
  }
  return (covered / accounts) * 100
}

const DOUBLE_UPS: Prize[] = [
  { chance: 0.45, fee: 500, payout: 0 },
  { chance: 0.55, fee: 500, payout: 1000 },
]
const HEAD_TO_HEADS: Prize[] = [1, 2, 5, 10, 50].flatMap((fee) => [
  { chance: 0.106, fee, payout: 0 },
  { chance: 0.094, fee, payout: 1.8 * fee },
])
const TOURNAMENTS: Prize[] = [
  { chance: 0.78, fee: 1, payout: 0 },
  { chance: 0.17, fee: 1, payout: 2 },
  { chance: 0.04, fee: 1, payout: 4 },
  { chance: 0.01, fee: 1, payout: 20 },
]

const TOURNAMENTS_AND_FREE_CONTESTS: Prize[] = [
  ...TOURNAMENTS.map((prize) => ({ ...prize, chance: 0.8 * prize.chance })),
  { chance: 0.12, fee: 0, payout: 0 },
  { chance: 0.08, fee: 0, payout: 2 },
]

test.each([
  { player: 'double-ups, winning', prizes: DOUBLE_UPS, contests: 60 },
  { player: 'double-ups, winning', prizes: DOUBLE_UPS, contests: 1000 },
  { player: 'head-to-heads at five stakes, losing', prizes: HEAD_TO_HEADS, contests: 300 },
  { player: 'tournaments, losing', prizes: TOURNAMENTS, contests: 1000 },
  { player: 'tournaments, losing', prizes: TOURNAMENTS, contests: 20_000 },
  { player: 'tournaments and free contests', prizes: TOURNAMENTS_AND_FREE_CONTESTS, contests: 1000 },
])('95 of 100 intervals hold the edge: $player, $contests contests', ({ prizes, contests }) => {
  const coverage = coveragePct(1500, edgeOf(prizes), (random) => playContests(prizes, contests, random))
  expect(coverage).toBeGreaterThanOrEqual(93)
  expect(coverage).toBeLessThanOrEqual(97)
})

test('so does the cash rate of a player who enters a contest many times, where entries share their luck', () => {
  const coverage = coveragePct(600, 0.25, (random) =>
    Array.from({ length: 150 }, () => {
      const luck = random() * 0.5
      const cashed = Array.from({ length: 20 }, () => Number(random() < luck)).reduce(
        (sum, each) => sum + each,
      )
      return { numerator: cashed, denominator: 20, count: 1 }
    }),
  )
  expect(coverage).toBeGreaterThanOrEqual(93)
  expect(coverage).toBeLessThanOrEqual(97)
})

test('the same history gives the same interval, however its cells are cut', () => {
  const cells = playContests(TOURNAMENTS, 500, randomFrom(1))
  expect(ratioInterval(cells, { seed: 1 })).toEqual(ratioInterval(cells, { seed: 1 }))
  const cents = cells.map((cell) => ({
    ...cell,
    numerator: cell.numerator * 1e9,
    denominator: cell.denominator * 1e9,
  }))
  const [plain, large] = [ratioInterval(cells, { seed: 1 })!, ratioInterval(cents, { seed: 1 })!]
  expect(large.low).toBeCloseTo(plain.low, 9)
  expect(large.high).toBeCloseTo(plain.high, 9)
})

test('more contests make it narrower, about by the root', () => {
  const widthOf = (contests: number) => {
    const { low, high } = ratioInterval(playContests(DOUBLE_UPS, contests, randomFrom(2)), { seed: 1 })!
    return high - low
  }
  expect(widthOf(400) / widthOf(6400)).toBeGreaterThan(3.5)
  expect(widthOf(400) / widthOf(6400)).toBeLessThan(4.5)
})

test('too little, or always the same, is no interval', () => {
  expect(ratioInterval([], { seed: 1 })).toBeNull()
  expect(ratioInterval([{ numerator: 1, denominator: 2, count: 9 }], { seed: 1 })).toBeNull()
  expect(ratioInterval([{ numerator: 1, denominator: 2, count: 900 }], { seed: 1 })).toBeNull()
  expect(ratioInterval([{ numerator: 1, denominator: 0, count: 900 }], { seed: 1 })).toBeNull()
})
