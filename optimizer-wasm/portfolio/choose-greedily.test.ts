import { expect, test } from 'vitest'
import { randomFrom } from '#core/numbers/random-from.ts'
import { chooseGreedily, type Gains } from './choose-greedily.ts'
import { noLimits } from './chosen-entries.ts'
import { bitsSet, coverageGains, type GameBits, gamesPlaced } from './coverage-gains.ts'
import { moneyGains } from './money-gains.ts'
import { prizeSumsOf } from './prizes.ts'
import { cellsOf, smallContest, wholeContestPayout } from './testing/whole-contest.ts'

/** What greedy choice of sets is proved to reach of the best set where gains only shrink. */
const PROVED_SHARE = 1 - 1 / Math.E

test('the entries chosen cover at least 1 - 1/e of the games that the best set covers', () => {
  let worst = 1
  for (let seed = 1; seed <= 200; seed++) {
    const { bits, candidates, games } = randomCoverage(seed)
    const count = 1 + (seed % 4)
    const chosen = chooseGreedily(count, range(candidates), coverageGains(bits, candidates), noLimits())
    const best = Math.max(...subsets(candidates, count).map((set) => coveredBy(bits, set, games)))
    worst = Math.min(worst, coveredBy(bits, chosen, games) / best)
  }
  expect(worst).toBeGreaterThanOrEqual(PROVED_SHARE)
  expect(worst).toBeLessThan(1)
})

test('lazy choice is the choice that looks at every candidate every time', () => {
  for (let seed = 1; seed <= 100; seed++) {
    const { bits, candidates } = randomCoverage(seed)
    const chosen = chooseGreedily(4, range(candidates), coverageGains(bits, candidates), noLimits())
    expect(chosen).toEqual(everyTime(4, candidates, coverageGains(bits, candidates)))
  }
})

test('for money each entry is the one that adds most to the whole contest', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const contest = smallContest(seed)
    const whole = (set: readonly number[]) =>
      contest.games.reduce((sum, _, game) => sum + wholeContestPayout(contest, game, set), 0)
    const gains = moneyGains(cellsOf(contest), prizeSumsOf(contest.tiers))
    const chosen = chooseGreedily(3, range(contest.candidates), gains, noLimits())
    for (const at of chosen.keys()) {
      const before = chosen.slice(0, at)
      const others = range(contest.candidates).filter((candidate) => !before.includes(candidate))
      const most = Math.max(...others.map((candidate) => whole([...before, candidate])))
      expect(whole([...before, chosen[at]!])).toBeCloseTo(most, 6)
    }
  }
})

test('games of the first places are those with fewer opponents above', () => {
  const contest = smallContest(5, 70)
  const { bits, words } = gamesPlaced(cellsOf(contest), 4)
  for (const [game, { candidates, opponents, copies }] of contest.games.entries()) {
    for (let candidate = 0; candidate < contest.candidates; candidate++) {
      const better = Array.from(opponents).reduce(
        (sum, score, index) => sum + (score > candidates[candidate]! ? copies[index]! : 0),
        0,
      )
      const bit = (bits[candidate * words + (game >>> 5)]! >>> (game & 31)) & 1
      expect(bit === 1).toBe(better < 4)
    }
  }
})

test('bits are counted', () => {
  for (const [word, bits] of [
    [0, 0],
    [1, 1],
    [0x80000001, 2],
    [0xffffffff, 32],
    [0x0f0f, 8],
  ] as const) {
    expect(bitsSet(word)).toBe(bits)
  }
})

function randomCoverage(seed: number): { bits: GameBits; candidates: number; games: number } {
  const random = randomFrom(seed)
  const candidates = 6 + Math.floor(random() * 4)
  const games = 40
  const bits = new Uint32Array(candidates * 2)
  for (let candidate = 0; candidate < candidates; candidate++) {
    const share = 0.05 + random() * 0.4
    for (let game = 0; game < games; game++) {
      if (random() < share) bits[candidate * 2 + (game >>> 5)]! |= 1 << (game & 31)
    }
  }
  return { bits: { words: 2, bits }, candidates, games }
}

function coveredBy({ bits, words }: GameBits, set: readonly number[], games: number): number {
  return range(games).filter((game) =>
    set.some((candidate) => (bits[candidate * words + (game >>> 5)]! >>> (game & 31)) & 1),
  ).length
}

function everyTime(count: number, candidates: number, gains: Gains): number[] {
  const chosen: number[] = []
  while (chosen.length < count) {
    let best = -1
    for (const candidate of range(candidates)) {
      if (chosen.includes(candidate)) continue
      if (best < 0 || gains.gain(candidate) > gains.gain(best)) best = candidate
    }
    gains.add(best)
    chosen.push(best)
  }
  return chosen
}

function subsets(candidates: number, count: number, first = 0): number[][] {
  if (count === 0) return [[]]
  return range(candidates)
    .slice(first)
    .flatMap((index) => subsets(candidates, count - 1, index + 1).map((rest) => [index, ...rest]))
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
