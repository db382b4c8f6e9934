import { expect, test } from 'vitest'
import { randomFrom } from '#core/numbers/random-from.ts'
import { moneyGains } from './money-gains.ts'
import { prizeSumsOf } from './prizes.ts'
import { gamesOfSet, paidAlone } from './set-outcome.ts'
import { cellsOf, type SmallContest, smallContest, wholeContestPayout } from './testing/whole-contest.ts'

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed + 1)

test('a gain is the difference of two whole contests, with the candidate and without it', () => {
  for (const seed of SEEDS) {
    const contest = smallContest(seed)
    const gains = moneyGains(cellsOf(contest), prizeSumsOf(contest.tiers))
    const chosen: number[] = []
    for (const next of shuffled(contest.candidates, seed)) {
      for (let candidate = 0; candidate < contest.candidates; candidate++) {
        if (chosen.includes(candidate)) continue
        const difference = whole(contest, [...chosen, candidate]) - whole(contest, chosen)
        expect(gains.gain(candidate)).toBeCloseTo(difference, 6)
      }
      gains.add(next)
      chosen.push(next)
      expect(gains.payouts.reduce((sum, cents) => sum + cents, 0)).toBeCloseTo(whole(contest, chosen), 6)
    }
  }
})

test('a gain of growth is the difference of the logarithms of two whole contests', () => {
  for (const seed of SEEDS.slice(0, 20)) {
    const contest = smallContest(seed)
    const before = contest.games.map((_, game) => 700 + 10 * game)
    const gains = moneyGains(cellsOf(contest), prizeSumsOf(contest.tiers), before)
    const chosen = shuffled(contest.candidates, seed).slice(0, 3)
    for (const candidate of chosen) gains.add(candidate)
    const growth = (set: readonly number[]) =>
      contest.games.reduce(
        (sum, _, game) => sum + Math.log(before[game]! + wholeContestPayout(contest, game, set)),
        0,
      )
    for (let candidate = 0; candidate < contest.candidates; candidate++) {
      if (chosen.includes(candidate)) continue
      expect(gains.gain(candidate)).toBeCloseTo(growth([...chosen, candidate]) - growth(chosen), 9)
    }
  }
})

test('cells beyond the paid places change nothing', () => {
  for (const seed of SEEDS) {
    const contest = smallContest(seed)
    const prizes = prizeSumsOf(contest.tiers)
    const chosen = shuffled(contest.candidates, seed).slice(0, 4)
    const [all, paid] = [cellsOf(contest), cellsOf(contest, contest.tiers.length)].map((cells) => {
      const gains = moneyGains(cells, prizes)
      for (const candidate of chosen) gains.add(candidate)
      return { gains, cells }
    })
    expect(paid!.cells.candidate.length).toBeLessThanOrEqual(all!.cells.candidate.length)
    for (let candidate = 0; candidate < contest.candidates; candidate++) {
      if (!chosen.includes(candidate))
        expect(paid!.gains.gain(candidate)).toBeCloseTo(all!.gains.gain(candidate), 9)
    }
  }
})

test('the payouts of a set are those of the whole contest in every game', () => {
  for (const seed of SEEDS) {
    const contest = smallContest(seed)
    const cells = cellsOf(contest)
    const prizes = prizeSumsOf(contest.tiers)
    const chosen = shuffled(contest.candidates, seed).slice(0, 5)
    const { payouts } = gamesOfSet(cells, prizes, 100, chosen)
    for (const game of contest.games.keys()) {
      expect(payouts[game]).toBeCloseTo(wholeContestPayout(contest, game, chosen), 9)
    }
    const alone = paidAlone(cells, prizes)
    for (let candidate = 0; candidate < contest.candidates; candidate++) {
      expect(alone[candidate]! * contest.games.length).toBeCloseTo(whole(contest, [candidate]), 6)
    }
  }
})

/** Cents over all games. */
function whole(contest: SmallContest, chosen: readonly number[]): number {
  return contest.games.reduce((sum, _, game) => sum + wholeContestPayout(contest, game, chosen), 0)
}

function shuffled(count: number, seed: number): number[] {
  const random = randomFrom(seed * 7919)
  return Array.from({ length: count }, (_, index) => ({ index, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ index }) => index)
}
