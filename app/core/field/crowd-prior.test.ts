import { expect, test } from 'vitest'
import { randomFrom } from '../numbers/random-from.ts'
import { crowdShares, crowdsOfPrior } from './crowd-prior.ts'
import { PRIORS, priorGains } from './learned-prior.ts'
import { mixedChances, sharesOfLineups } from './lineup-crowds.ts'
import { featuresOf, type PlayedLineups } from './played-lineups.ts'
import { featureShares } from './raking.ts'

const shares = [0.5, 0.3, 0.15, 0.05, 0.9, 0.8, 0.6, 0.4, 0.2, 0.1]
const groups = [
  { members: [0, 1, 2, 3], sum: 1 },
  { members: [4, 5, 6, 7, 8, 9], sum: 3 },
]

test('chalk and spread add up to the ownership, and each to the sums of the slots', () => {
  const { chalk, spread } = crowdShares(shares, groups, { weight: 0.6, slope: 1.2 })
  for (const [i, share] of shares.entries()) expect(0.6 * chalk[i]! + 0.4 * spread[i]!).toBeCloseTo(share, 10)
  for (const { members, sum } of groups)
    for (const crowd of [chalk, spread])
      expect(members.reduce((total, i) => total + crowd[i]!, 0)).toBeCloseTo(sum, 8)
  // Odds raised to 1.2 times one factor: ratios of odds go with the power.
  const odds = (share: number) => share / (1 - share)
  const ratio = odds(chalk[5]!) / odds(chalk[7]!)
  expect(ratio).toBeCloseTo((odds(0.8) / odds(0.4)) ** 1.2, 8)
  expect(chalk[0]).toBeGreaterThan(0.5)
  expect(spread[0]).toBeLessThan(0.5)
})

test('no crowd has a share below 0 or above 1, whatever the slope', () => {
  const { chalk, spread } = crowdShares(shares, groups, { weight: 0.7, slope: 4 })
  for (const crowd of [chalk, spread])
    for (const share of crowd) {
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(1 + 1e-9)
    }
  const plain = crowdShares(shares, groups, { weight: 0.5, slope: 1 })
  for (const [i, share] of shares.entries()) expect(plain.chalk[i]).toBeCloseTo(share, 10)
})

/** A captain and two others of eight players. */
const lineups: number[][] = []
for (let captain = 0; captain < 8; captain++)
  for (let a = 0; a < 8; a++)
    for (let b = a + 1; b < 8; b++) if (a !== captain && b !== captain) lineups.push([captain, a, b])
const rows = { size: 3, count: lineups.length, rows: Uint16Array.from(lineups.flat()) }

function played(copies: Uint32Array): PlayedLineups {
  const items = featuresOf(rows, 8, true)
  return {
    lineups: rows,
    items,
    copies,
    players: 8,
    hasCaptain: true,
    entries: new Uint32Array(),
    lineupOf: new Uint32Array(),
  }
}

test('the prior of a field is found again from its entries', () => {
  const random = randomFrom(9)
  const plain = Uint32Array.from(
    lineups,
    (each) => 1 + Math.floor(2000 / (1 + each[0]! + each[1]! + each[2]!) ** 2),
  )
  const truth = { weight: 0.5, slope: 1.09 }
  const crowds = crowdsOfPrior(played(plain), sharesOfLineups(played(plain).items, plain), truth)
  const chances = mixedChances(crowds)
  const copies = new Uint32Array(lineups.length)
  for (let entry = 0; entry < 60_000; entry++) {
    let left = random()
    copies[
      Math.max(
        0,
        chances.findIndex((chance) => {
          left -= chance
          return left < 0
        }),
      )
    ]!++
  }
  expect(featureShares(played(plain).items, chances)[0]).toBeCloseTo(
    sharesOfLineups(played(plain).items, plain)[0]!,
    3,
  )
  const gains = priorGains(played(copies))
  const found = PRIORS[gains.indexOf(Math.max(...gains))]!
  expect(found.slope).toBeGreaterThan(1.05)
  expect(found.slope).toBeLessThan(1.1)
})
