import { describe, expect, test } from 'vitest'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { choiceGain, gainSentence, isShown } from './choice-gain.ts'
import { ownFactor } from './own-factor.ts'
import { type ClaimBasis, claimBasis, crowdOf, shownCash, shownClaim, shownGain, shownRoi } from './shrink.ts'

/** A quarter as simulated, three fifths as one that is paid as often, the rest the average entry. */
const BASIS: ClaimBasis = {
  ...{ own: 0.25, ownOfRare: 0.125, lostOfRare: 0, paid: 0.6, plain: 0.4, ownError: 0 },
  unknown: { wide: 0, deeper: 0 },
}
const sure = (value: number) => ({ value, error: 0 })
const FLAT = { steep: 0 }
/** Paid in 30 of 100 games, the average entry in 20. */
const PAID = { own: sure(0.3), mean: 0.2 }

test('money: a quarter of its own, three fifths of one that is paid half as often again, the rest the average', () => {
  // Of the fee 2.4, 0.85 on average: 0.25 x 2.4 + 0.6 x 1.5 x 0.85 + 0.15 x 0.85
  expect(shownClaim(sure(2.4), 0.85, PAID, BASIS).value).toBeCloseTo(0.6 + 0.765 + 0.1275, 12)
  expect(shownRoi(sure(1.4), -0.15, PAID, BASIS, FLAT).value).toBeCloseTo(0.4925, 12)
  // 0.85 x 30% + 0.15 x 20%
  expect(shownCash(PAID, BASIS).value).toBeCloseTo(0.285, 12)
})

test('where it is not known how often it is paid, a part of the gap to the average counts', () => {
  expect(shownClaim(sure(2), 0.85, null, BASIS).value).toBeCloseTo(0.85 + 0.4 * 1.15, 12)
})

test('the average entry is shown as it is, in every figure', () => {
  const average = { own: sure(0.2), mean: 0.2 }
  expect(shownRoi(sure(-0.15), -0.15, average, BASIS, FLAT).value).toBeCloseTo(-0.15, 12)
  expect(shownClaim(sure(0.01), 0.01, average, BASIS).value).toBeCloseTo(0.01, 12)
  expect(shownCash(average, BASIS).value).toBeCloseTo(0.2, 12)
})

describe('a row adds up', () => {
  /** 1,000 entries: $500, ten of $50, 190 of $15. A fee of $10. */
  const TIERS = [
    { from: 1, to: 1, prize: 50 },
    { from: 2, to: 11, prize: 5 },
    { from: 12, to: 200, prize: 1.5 },
  ]
  const chanceOf = ({ from, to }: { from: number; to: number }) => (to - from + 1) / 1000
  const meanPaid = TIERS.reduce((sum, tier) => sum + chanceOf(tier) * tier.prize, 0)
  const mean = { first: 0.001, top: 0.011, cash: 0.2 }

  /** Chances of the first place, the next ten and the other paid places. */
  test.each([
    [0, 0, 0],
    [0, 0, 0.004],
    [0.02, 0.1, 0.3],
    [0.3, 0, 0],
    [0.0001, 0.004, 0.9],
    [0.5, 0.3, 0.2],
  ])('chances of %d, %d and %d', (first, next, rest) => {
    const paid = { own: sure(first + next + rest), mean: mean.cash }
    const win = shownClaim(sure(first), mean.first, paid, BASIS).value
    const top = shownClaim(sure(first + next), mean.top, paid, BASIS).value
    const cash = shownCash(paid, BASIS).value
    const roi = shownRoi(sure(50 * first + 5 * next + 1.5 * rest - 1), meanPaid - 1, paid, BASIS, FLAT).value
    // Prizes times the chances that are shown.
    expect(50 * win + 5 * (top - win) + 1.5 * (cash - top) - 1).toBeCloseTo(roi, 12)
    for (const chances of [win, top - win, cash - top, 1 - cash])
      expect(chances).toBeGreaterThanOrEqual(-1e-12)
  })
})

test('of lineups that are paid as often the order never changes; of all by the chance to be paid neither', () => {
  const increases = (values: number[]) => values.every((value, i) => i === 0 || value > values[i - 1]!)
  const raw = [0, 0.0001, 0.003, 0.01, 0.2]
  expect(increases(raw.map((value) => shownClaim(sure(value), 0.01, PAID, BASIS).value))).toBe(true)
  const cash = [0, 0.01, 0.2, 0.9, 1]
  expect(increases(cash.map((own) => shownCash({ own: sure(own), mean: 0.2 }, BASIS).value))).toBe(true)
})

test('one paid place of a thousand is a high finish: to be paid counts no more than to win, and half of what it does elsewhere', () => {
  const paid = { own: sure(0.02), mean: 0.001 }
  expect(shownCash(paid, BASIS).value).toBeCloseTo(0.125 * 0.02 + 0.875 * 0.001, 12)
  expect(shownClaim(sure(0.02), 0.001, paid, BASIS).value).toBe(shownCash(paid, BASIS).value)
  // Halfway between a hundredth and eight hundredths of the entries, each paid twelve times as much as all on average.
  const [own, mean] = [sure(0.05), 0.01 * Math.sqrt(8)]
  const money = shownClaim(sure(0.6), 12 * mean, { own, mean }, BASIS)
  expect(money.value).toBeCloseTo(12 * ((0.1875 + 0.3) * 0.05 + (1 - 0.1875 - 0.3) * mean), 12)
})

test('where hardly any entry is paid, a part of the money is lost to ties: less in small fields and where more are paid, none from 8% on', () => {
  const basis = { ...BASIS, lostOfRare: 0.4 }
  const winner = { own: sure(0.004), mean: 0.001 }
  // 0.125 x 4 + 0.475 x 1 of what the average entry gets.
  expect(shownRoi(sure(2.6), -0.1, winner, basis, FLAT).value).toBeCloseTo(0.975 * 0.9 - 1, 12)
  // A quarter of the first places is shared, or none.
  const quarter = { steep: 0, crowd: crowdOf(1000) }
  expect(shownRoi(sure(2.6), -0.1, winner, basis, quarter).value).toBeCloseTo(1.275 * 0.9 - 1, 12)
  expect(shownRoi(sure(2.6), -0.1, winner, basis, { steep: 0, crowd: 0 }).value).toBeCloseTo(
    1.375 * 0.9 - 1,
    12,
  )
  // Halfway: half of it.
  const half = { own: sure(0.1), mean: 0.01 * Math.sqrt(8) }
  const [lost, kept] = [basis, BASIS].map((each) => shownRoi(sure(2.6), -0.1, half, each, FLAT).value)
  expect(kept! - lost!).toBeCloseTo(0.2 * 0.9, 12)
  // Chances lose nothing.
  expect(shownCash(winner, basis)).toEqual(shownCash(winner, BASIS))
  expect(shownRoi(sure(2.6), -0.1, PAID, basis, FLAT)).toEqual(shownRoi(sure(2.6), -0.1, PAID, BASIS, FLAT))
})

test('the error: games, what is not known, and the part itself', () => {
  const raw = { value: 2, error: 0.4 }
  const paid = { own: { value: 0.2, error: 0.01 }, mean: 0.2 }
  const of = (more: Partial<ClaimBasis>) => shownClaim(raw, 1, paid, { ...BASIS, ...more }).error
  // 0.25 x 0.4 + 0.6 x 1 / 0.2 x 0.01
  expect(of({})).toBeCloseTo(0.13, 12)
  // The lineup gets 2 and one that is paid as often gets 1.
  expect(of({ ownError: 0.1 })).toBeCloseTo(Math.hypot(0.13, 0.1), 12)
  // Shown are 0.25 x 2 + 0.6 x 1 + 0.15 x 1, of which half is not known; the places reach the whole field.
  expect(of({ unknown: { wide: 0.5, deeper: 1 } })).toBeCloseTo(Math.hypot(0.13, 0.625), 12)
})

test('the rarer a place the less is known of it, and of money the more the steeper the prizes are', () => {
  const basis = { ...BASIS, unknown: { wide: 0.4, deeper: 0.5 } }
  const one = { own: sure(0.2), mean: 0.2 }
  const relative = (mean: number, money?: { steep: number }) => {
    const { value, error } = shownClaim(sure(mean), mean, one, basis, money)
    return error / value
  }
  expect(relative(0.5)).toBeCloseTo(0.4, 9)
  // A twentieth of a fifth.
  expect(relative(0.01)).toBeCloseTo(0.4 * Math.sqrt(20), 9)
  expect(relative(900, { steep: 0 })).toBeCloseTo(0.4, 9)
  expect(relative(900, { steep: 1 })).toBeCloseTo(0.8 * 0.4 * Math.sqrt(20), 9)
})

test('a user whose claims come true twice as often has both parts twice as large, and never more than all', () => {
  const usual = claimBasis(SHOWDOWN, null)
  const half = claimBasis(SHOWDOWN, 0.18)
  expect(half.own).toBeCloseTo(usual.own / 2, 12)
  expect(half.ownOfRare).toBeCloseTo(usual.ownOfRare / 2, 12)
  expect(half.lostOfRare).toBeCloseTo(usual.lostOfRare / 2, 12)
  expect(half.paid).toBeCloseTo(usual.paid / 2, 12)
  const sureOne = claimBasis(SHOWDOWN, 1)
  expect(sureOne.own + sureOne.paid).toBeCloseTo(1, 12)
  expect(claimBasis(BIG_LEAGUE, null).paid).toBe(0)
})

describe('against a simpler choice', () => {
  const own = { paid: 1200, cash: { value: 0.24, error: 0 } }
  const other = { paid: 1000, cash: { value: 0.2, error: 0 } }
  const mean = { paid: 850, cash: 0.2, steep: 0 }

  test('a quarter of the gain, and three fifths of what being paid more often brings', () => {
    const gain = choiceGain({ gained: { value: 200, error: 40 }, own, other }, mean, BASIS)
    // 0.25 x 200 + 0.6 x 0.04 / 0.2 x 850
    expect(gain.value).toBeCloseTo(50 + 102, 9)
    expect(gain.error).toBeCloseTo(10, 9)
    expect(shownGain({ value: 0, error: 0 }, 850, { own: sure(0), mean: 0.2 }, BASIS).value).toBe(0)
  })

  test('two that share players and opponents are wrong by the same factor', () => {
    const basis = { ...BASIS, unknown: { wide: 0.5, deeper: 0 } }
    const [gained, paid] = [
      { value: 200, error: 40 },
      { own: sure(0.04), mean: 0.2 },
    ]
    expect(shownGain(gained, 850, paid, basis).error).toBeCloseTo(10, 9)
    expect(shownGain(gained, 850, paid, basis, FLAT).error).toBeCloseTo(Math.hypot(10, 0.5 * 152), 9)
  })

  test('what nobody knows before the contest is in its error', () => {
    const basis = { ...BASIS, unknown: { wide: 0.5, deeper: 0 } }
    const gain = choiceGain({ gained: { value: 0, error: 0 }, own, other: own }, mean, basis)
    // Half of 0.25 x 1200 + 0.6 x 0.24 / 0.2 x 850 + 0.15 x 850
    expect(gain.error).toBeCloseTo(0.5 * (300 + 612 + 127.5), 9)
  })

  test('within two errors it says so', () => {
    expect(isShown({ value: -2.1, error: 1 })).toBe(true)
    expect(isShown({ value: 1.9, error: 1 })).toBe(false)
    const name = 'the 20 lineups with the most points'
    expect(gainSentence({ value: 10, error: 6 }, '$0.10 ±$0.06 an entry', name)).toBe(
      `No difference that we could show from ${name}: $0.10 ±$0.06 an entry.`,
    )
    expect(gainSentence({ value: -30, error: 6 }, '$0.30 ±$0.06 an entry', name)).toBe(
      `$0.30 ±$0.06 an entry less than ${name}.`,
    )
  })
})

describe('the own factor', () => {
  const contests = (slope: number, noise: number, count = 30) =>
    Array.from({ length: count }, (_, index) => {
      const predicted = 0.1 + 0.01 * index
      return { predicted, realised: slope * predicted + (index % 2 === 0 ? noise : -noise) }
    })

  test('is not used before there are 30 contests', () => {
    expect(ownFactor(contests(0.8, 0, 29), 0.36)).toBeNull()
    expect(ownFactor(contests(0.8, 0), 0.36)).not.toBeNull()
  })

  test('is the slope where outcomes follow the predictions exactly', () => {
    expect(ownFactor(contests(0.8, 0), 0.36)?.factor).toBeCloseTo(0.8, 12)
  })

  test('stays near the general one where outcomes scatter', () => {
    const own = ownFactor(contests(0.8, 3), 0.36)!
    // Each contest is off by 3: error = 3 sqrt(sum x^2) / sum x^2, with x = 0.1, 0.11, ... 0.39.
    const squares = Array.from({ length: 30 }, (_, index) => (0.1 + 0.01 * index) ** 2).reduce(
      (a, b) => a + b,
    )
    expect(own.error).toBeGreaterThan(0.9 * (3 / Math.sqrt(squares)))
    expect(own.error).toBeLessThan(1.1 * (3 / Math.sqrt(squares)))
    expect(Math.abs(own.factor - 0.36)).toBeLessThan(0.03)
  })

  test('stays above 0 and at most 1', () => {
    expect(ownFactor(contests(-2, 0), 0.36)?.factor).toBe(0.02)
    expect(ownFactor(contests(3, 0), 0.36)?.factor).toBe(1)
  })

  test('is unknown where nothing was predicted', () => {
    const flat = Array.from({ length: 40 }, () => ({ predicted: 0, realised: 0.1 }))
    expect(ownFactor(flat, 0.36)).toBeNull()
  })
})
