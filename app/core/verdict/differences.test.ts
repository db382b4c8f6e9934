import { expect, test } from 'vitest'
import { randomFrom } from '../numbers/random-from.ts'
import { chanceOfShare, exposureDifferences, habitDifferences } from './differences.ts'

test('the chance of a share is twice the smaller tail of the binomial distribution', () => {
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)
  const mass = (n: number, k: number, p: number) => choose(n, k) * p ** k * (1 - p) ** (n - k)
  for (const n of [1, 2, 7, 20]) {
    for (const p of [0.01, 0.3, 0.5, 0.97]) {
      for (let k = 0; k <= n; k += 1) {
        const masses = Array.from({ length: n + 1 }, (_, i) => mass(n, i, p))
        const few = masses.slice(0, k + 1).reduce((a, b) => a + b, 0)
        const many = masses.slice(k).reduce((a, b) => a + b, 0)
        const expected = Math.min(1, 2 * Math.min(few, many))
        expect(chanceOfShare((100 * k) / n, 100 * p, n)).toBeCloseTo(expected, 9)
      }
    }
  }
})

const share = (exposurePct: number, captainExposurePct = 0) => ({ exposurePct, captainExposurePct })
const row = (player: string, mine: number, field: number) => ({
  player,
  position: null,
  pointsMilli: 1000,
  mine: share(mine),
  field: share(field),
  best: share(50),
})

test('one lineup is never beyond its error for a player of the field; 20 with a choice are', () => {
  const options = { compared: 40, hasCaptain: false }
  const [one] = exposureDifferences([row('A', 100, 5)], { ...options, lineups: 1 })
  expect(one).toMatchObject({ mine: 100, field: 5, best: 50, isBeyondError: false })
  const twenty = exposureDifferences([row('A', 90, 50), row('B', 40, 50), row('C', 0, 60)], {
    ...options,
    lineups: 20,
  })
  expect(twenty.map(({ player, isBeyondError }) => [player, isBeyondError])).toEqual([
    ['C', true],
    ['A', true],
    ['B', false],
  ])
})

test('lineups drawn at random from the field are beyond error in fewer than 5% of contests', () => {
  const random = randomFrom(11)
  const field = Array.from({ length: 30 }, () => 2 + 70 * random())
  let alarms = 0
  for (let contest = 0; contest < 400; contest += 1) {
    const lineups = 5 + Math.floor(random() * 60)
    const rows = field.map((pct, i) => {
      const held = Array.from({ length: lineups }, () => random() * 100 < pct).filter(Boolean).length
      return row(`P${i}`, (100 * held) / lineups, pct)
    })
    const found = exposureDifferences(rows, { lineups, compared: 30, hasCaptain: false })
    if (found.some(({ isBeyondError }) => isBeyondError)) alarms += 1
  }
  expect(alarms / 400).toBeLessThan(0.05)
})

test('a habit is judged in standard errors of the mean of as many random lineups', () => {
  const habit = (mean: number, lineups: number) =>
    habitDifferences(
      [
        {
          habit: 'salaryLeft',
          field: { mean: 500, lineups: 1000 },
          fieldSpread: 400,
          best: { mean: 300, lineups: 10 },
          winner: null,
          mine: { mean, lineups },
        },
      ],
      { compared: 40 },
    )[0]!
  // (900 - 500) / (400 / 4) = 4 errors, a chance of 1 in 16,000.
  expect(habit(900, 16)).toMatchObject({ errors: 4, mine: 900, field: 500, best: 300, isBeyondError: true })
  expect(habit(700, 16)).toMatchObject({ errors: 2, isBeyondError: false })
  expect(habit(5000, 4).isBeyondError).toBe(false)
})
