import { expect, test } from 'vitest'
import type { Completions } from './repair-request.ts'
import { swapByWorth } from './swap-by-worth.ts'

const LINEUPS = [['a'], ['b']]
const became = (index: number, after: string) => ({
  ...{ index, before: LINEUPS[index]!, after: [after], changed: [], further: 0 },
  ...{ pointsBefore: 0, pointsAfter: 0 },
})
const found: Completions = { found: [[became(0, 'x'), became(0, 'y')], [became(1, 'x')]], isProved: true }
/** Cents that the second lineup makes more, by contest. */
const CENTS = { cash: { x: 10, y: 2 }, satellite: { x: -50, y: 3 } }

test('a completion gains what all entries of its lineup make more, each in its own contest, and errors add up', async () => {
  const asked: [string, string[]][] = []
  const gained = await new Promise<readonly object[]>((resolve) => {
    void swapByWorth(
      LINEUPS,
      [
        { contest: 'cash' as const, entries: [3, 1] },
        { contest: 'satellite' as const, entries: [1, 0] },
      ],
      {
        completions: async () => found,
        worths: async (pairs, contest) => {
          asked.push([contest, pairs.map(({ before, after }) => `${before} ${after}`)])
          return pairs.map(({ after: [id] }) => ({
            profitGained: { value: CENTS[contest][id as 'x' | 'y'], error: 1 },
          }))
        },
        shown: never,
        best: async (_, gains) => {
          resolve(gains)
          return null
        },
      },
    )
  })
  // The second lineup is in no satellite.
  expect(asked).toEqual([
    ['cash', ['a x', 'a y', 'b x']],
    ['satellite', ['a x', 'a y']],
  ])
  expect(gained).toEqual([
    { value: 3 * 10 - 50, error: 4 },
    { value: 3 * 2 + 3, error: 4 },
    { value: 10, error: 1 },
  ])
})

test('a change that gains nothing beyond the error on the games that are shown is not offered, unless a player of the lineup is out', async () => {
  // On the games shown the first lineup loses, the second too, of which a player is out, the third gains, the last within its error.
  const four = [['a'], ['b'], ['c'], ['d']]
  const repaired = [
    { ...became(0, 'x'), further: 1 },
    { ...became(1, 'y'), further: 0 },
    { ...became(2, 'z'), further: 1 },
    { ...became(3, 'u'), further: 1 },
  ]
  const shownCents = { x: -9, y: -9, z: 3, u: 2 }
  const cents = (value: number) => ({ profitGained: { value, error: 1 } })
  const swapped = await swapByWorth(four, [{ contest: 'cash', entries: [1, 1, 2, 2] }], {
    completions: async () => ({ found: repaired.map((each) => [each]), isProved: true }),
    worths: async (pairs) => pairs.map(() => cents(9)),
    best: async () => ({ lineups: [['x'], ['y'], ['z'], ['u']], repaired, unrepairable: [], isProved: true }),
    shown: async (pairs) => pairs.map(({ after: [id] }) => cents(shownCents[id as keyof typeof shownCents])),
  })
  expect(swapped?.repair.repaired).toEqual([repaired[1], repaired[2]])
  expect(swapped?.repair.lineups).toEqual([['a'], ['y'], ['z'], ['d']])
  expect(swapped?.worths).toEqual([
    [{ worth: cents(-9), contest: 'cash', entries: 1 }],
    [{ worth: cents(3), contest: 'cash', entries: 2 }],
  ])
})

async function never(): Promise<never> {
  throw new Error('a step after the one that was stopped')
}

test('where a step is stopped, no further one is taken', async () => {
  const none = async () => null
  const one = [{ contest: 'cash', entries: [1, 1] }]
  const made = async () => found
  const steps = { completions: none, worths: never, best: never, shown: never }
  expect(await swapByWorth(LINEUPS, one, steps)).toBeNull()
  expect(await swapByWorth(LINEUPS, one, { ...steps, completions: made, worths: none })).toBeNull()
})
